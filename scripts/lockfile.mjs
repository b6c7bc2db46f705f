import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './root.mjs';

/**
 * Problems of a parsed package-lock.json, in sentences; empty when there are none.
 *
 * - An optional package without an entry: `npm ci` works here and leaves another platform without its binary.
 * - An http(s) address: it names the registry of whoever wrote the lockfile, which others may not reach.
 *
 * @param {{ packages: Record<string, { resolved?: string, optionalDependencies?: Record<string, string> }> }} lock
 * @returns {string[]}
 */
export function lockfileProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !findEntry(packages, path, name))
      .map((name) => `${path || 'the root'} lists the optional package ${name}, which has no entry.`),
    ...(/^https?:/.test(entry.resolved ?? '') ? [`${path} names a registry: ${entry.resolved}`] : []),
  ]);
}

/** Looks a package up as Node does: beside the one that asks, then outwards. */
function findEntry(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

if (isMain(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const problems = lockfileProblems(lock);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`The lockfile is complete (${Object.keys(lock.packages).length} entries).`);
}
