import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFiles } from './component-files.mjs';
import { losesNames } from './lost-names.mjs';
import { formsOf, namesOf, otherMeaning } from './names.mjs';
import { componentRegistries } from './registries.mjs';

/**
 * Plan of the files for a new component type, before any is written: whole texts of files, by their paths in
 * `folder`, the repository; or why nothing can be.
 *
 * @param {string} name such as `back-in-stock`
 * @param {string} folder
 * @returns {{ ok: true, names: import('./names.mjs').Names, created: Record<string, string>, changed: Record<string, string> }
 *   | { ok: false, message: string }}
 */
export function planComponent(name, folder) {
  const named = namesOf(name);
  if (!named.ok) return named;
  const { names } = named;
  const created = componentFiles(names);
  const taken = Object.keys(created).flatMap((path) => inItsPlace(path, folder));
  if (taken.length > 0) {
    return { ok: false, message: `${taken[0]} is there already. Choose another name, or remove it.` };
  }
  const read = (path) => readFileSync(join(folder, path), 'utf8');
  const unheard = formsOf(`${name}-unheard-of`);
  const registriesOfUnheard = componentRegistries(unheard, read);
  const changed = {};
  const pairs = pairsOf(created, componentFiles(unheard));
  for (const [path, change] of Object.entries(componentRegistries(names, read))) {
    try {
      const before = read(path);
      const after = change(before);
      if (after === before) continue;
      changed[path] = after;
      pairs.push({ path, text: after, other: registriesOfUnheard[path](before) });
    } catch (error) {
      return {
        ok: false,
        message: `${path} cannot take "${name}": ${error.message}. Nothing is written; scripts/generate/registries.mjs says what it looks for.`,
      };
    }
  }
  if (pairs.some(losesNames)) return { ok: false, message: otherMeaning(name) };
  return { ok: true, names, created, changed };
}

/** Every file beside the same one of another name. */
function pairsOf(files, others) {
  const texts = Object.values(others);
  return Object.entries(files).map(([path, text], index) => ({ path, text, other: texts[index] }));
}

/** What is where a file would be: by the same name, whether it draws or not. */
const inItsPlace = (path, folder) =>
  [path, path.replace(/\.tsx$/, '.ts')].filter((each) => existsSync(join(folder, each)));
