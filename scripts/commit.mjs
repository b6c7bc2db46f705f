import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Beside the built server, which tells its operators (`server/process/server-version`). */
const FILE = 'packages/server/dist/commit';

/** Writes the commit of what is built beside the server; also where the server itself is as it was. */
export function writeCommit() {
  const commit = commitOf(root);
  if (commit === null) rmSync(join(root, FILE), { force: true });
  else writeFileSync(join(root, FILE), `${commit}\n`);
}

/**
 * Gives the commit of a folder, with `-dirty` after it where files have changed since; `given` comes first, for builds
 * without git, as in an image. Null where neither is there.
 *
 * @param {string} folder
 * @param {string | undefined} given
 * @returns {string | null}
 */
export function commitOf(folder, given = process.env.COMMIT) {
  if (given) return given;
  // A folder without its own could be inside another repository.
  if (!existsSync(join(folder, '.git'))) return null;
  try {
    const args = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=12'];
    const stdio = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio }).trim();
  } catch {
    return null;
  }
}
