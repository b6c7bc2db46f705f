import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const IGNORED = new Set(['node_modules', 'dist', '.data', '.cache']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/**
 * The fingerprint of files and folders (paths from the root), by names and contents. Built files and tests do not
 * count. A path that is not there counts as absent.
 *
 * @param {readonly string[]} paths
 */
export function contentHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !IGNORED.has(name) && !isTest(name))
    .flatMap((name) => filesOf(`${path}/${name}`));
}
