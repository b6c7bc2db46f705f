import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tool } from './command.mjs';
import { writeCommit } from './commit.mjs';
import { compressFolder } from './compress.mjs';
import { contentHash } from './content-hash.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { exclusive } from './exclusive.mjs';
import { fillExtensionAssets } from './extension-assets.mjs';
import { isMain, root } from './root.mjs';
import { closure } from './workspaces.mjs';

/** Both functions are built alike, each in its own folder. */
const FUNCTION_BUILD = 'extensions/tsup.config.ts';
const FUNCTION = ['tsup', '--silent', '--config', '../tsup.config.ts'];

/** What is built, in order. Each goes into the `dist` folder of its workspace; `travels`: browsers load it. `also`: files outside that say how. */
const BUILDS = [
  {
    name: '@cartwright/storefront-cart',
    what: 'storefront cart',
    command: ['tsup', '--silent'],
    travels: true,
  },
  {
    name: '@cartwright/storefront-discovery',
    what: 'storefront discovery',
    command: ['tsup', '--silent'],
    travels: true,
  },
  {
    name: '@cartwright/admin',
    what: 'admin',
    command: ['vite', 'build', '--logLevel', 'warn'],
    travels: true,
  },
  { name: '@cartwright/cart-rewards', what: 'discount function', command: FUNCTION, also: [FUNCTION_BUILD] },
  {
    name: '@cartwright/cart-validation',
    what: 'validation function',
    command: FUNCTION,
    also: [FUNCTION_BUILD],
  },
  { name: '@cartwright/server', what: 'server', command: ['tsup', '--silent'] },
  { name: '@cartwright/quick-start', what: 'quick start', command: ['tsup', '--silent'] },
];

/** Besides a workspace's own files: what decides how they are compiled, and with what. */
const SHARED = ['package-lock.json', 'tsconfig.base.json'];

/** Besides, of what travels: how it is compressed. */
const COMPRESSED = ['scripts/compress.mjs'];

/**
 * Builds what has changed since it was built, and fills the theme app extension's assets. Gives whether everything is
 * built now.
 *
 * @returns {Promise<boolean>}
 */
export async function buildStale() {
  return exclusive('build', async () => {
    for (const build of BUILDS) {
      if (!(await buildOne(build))) return false;
    }
    fillExtensionAssets();
    writeCommit();
    return true;
  });
}

async function buildOne({ name, what, command, travels = false, also = [] }) {
  const sources = closure(name);
  const folder = join(root, sources[0].folder);
  const stamp = join(folder, 'dist', '.built');
  const hash = contentHash([
    ...SHARED,
    ...(travels ? COMPRESSED : []),
    ...also,
    ...sources.map((workspace) => workspace.folder),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;

  const started = Date.now();
  process.stdout.write(`Building the ${what}… `);
  const [program, ...args] = command;
  const { code, output } = await run(tool(program), args, { cwd: folder, quiet: true });
  if (code !== 0) {
    console.log('failed');
    console.error(output.trim());
    return false;
  }
  if (travels) await compressFolder(join(folder, 'dist'));
  writeFileSync(stamp, hash);
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

if (isMain(import.meta.url)) {
  checkNode();
  await ensureInstalled();
  if (!(await buildStale())) process.exit(1);
}
