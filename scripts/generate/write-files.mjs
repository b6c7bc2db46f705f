import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes all files or none. Gives what takes them back, with the folders that were made for them. Throws where one
 * cannot be written.
 *
 * @param {Record<string, string>} files texts by their paths in `folder`
 * @param {string} folder
 * @returns {() => void}
 */
export function writeFiles(files, folder) {
  const steps = [];
  const takeBack = () => {
    for (const step of steps.splice(0).reverse()) step();
  };
  try {
    for (const [path, text] of Object.entries(files)) writeFile(join(folder, path), text, steps);
  } catch (error) {
    takeBack();
    throw error;
  }
  return takeBack;
}

/** Writes one file, and adds how each step is taken back before it is done. */
function writeFile(path, text, steps) {
  const made = mkdirSync(dirname(path), { recursive: true });
  if (made !== undefined) steps.push(() => rmSync(made, { recursive: true, force: true }));
  if (existsSync(path)) {
    const before = readFileSync(path);
    steps.push(() => writeFileSync(path, before));
  } else {
    steps.push(() => rmSync(path, { force: true }));
  }
  writeFileSync(path, text);
}
