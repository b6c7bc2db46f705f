import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets that authenticate store and app to each other. */
export interface Secrets {
  /** The app's token for the store's Admin API. */
  readonly accessToken: string;
  /** Signs the store's requests to the app. */
  readonly clientSecret: string;
  /** Encrypts the app's stored tokens. */
  readonly tokenKey: string;
}

const NAMES = ['accessToken', 'clientSecret', 'tokenKey'] as const;

/**
 * The secrets of a folder, made at the first start: a page that knows this code must not be able to speak to the app as the
 * store. Throws where the file is broken.
 */
export async function keptSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  try {
    const made: Secrets = { accessToken: made32(), clientSecret: made32(), tokenKey: made32() };
    await writeFile(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = parsed(await readFile(file, 'utf8'));
  if (!kept) throw new Error(`${file} is broken. Delete it: new secrets are made at the next start.`);
  return kept;
}

const made32 = () => randomBytes(32).toString('base64url');

function parsed(text: string): Secrets | null {
  try {
    const kept = JSON.parse(text);
    return NAMES.every((name) => typeof kept[name] === 'string' && kept[name].length >= 32) ? kept : null;
  } catch {
    return null;
  }
}
