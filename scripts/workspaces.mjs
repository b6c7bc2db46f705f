import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/**
 * The workspaces of the repository: name, folder from the root, and the names of the workspaces that it depends on.
 *
 * @returns {{ name: string, folder: string, dependsOn: string[] }[]}
 */
export function workspaces() {
  const folders = manifest('.').workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  const found = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, ...manifest(folder) }));
  const names = new Set(found.map(({ name }) => name));
  return found.map(({ name, folder, dependencies, devDependencies }) => ({
    name,
    folder,
    dependsOn: Object.keys({ ...dependencies, ...devDependencies }).filter((other) => names.has(other)),
  }));
}

/** The workspaces that one is made of: itself and, all the way down, those that it depends on. */
export function closure(name, all = workspaces()) {
  const byName = new Map(all.map((workspace) => [workspace.name, workspace]));
  const reached = new Set([name]);
  for (const current of reached) {
    for (const next of byName.get(current)?.dependsOn ?? []) reached.add(next);
  }
  return [...reached].flatMap((reachedName) => byName.get(reachedName) ?? []);
}
