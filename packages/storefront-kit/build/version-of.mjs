import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const KIT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** A change of how files are built, or of what is built in, gives them another version: browsers keep one for good. */
const MEANS = [join(KIT, 'build'), join(KIT, '../../package-lock.json')];

/**
 * The version of what is built from these files and folders: twelve hexadecimal digits, the same for the same contents.
 *
 * @param {readonly string[]} sources
 */
export function versionOf(sources) {
  const hash = createHash('sha256');
  for (const source of [...sources, ...MEANS]) {
    for (const [name, file] of filesOf(source)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** @returns {readonly (readonly [string, string])[]} */
function filesOf(source) {
  if (!statSync(source).isDirectory()) return [['', source]];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|css)$/.test(name) && !/\.test\./.test(name))
    .sort()
    .map((name) => [name, join(source, name)]);
}
