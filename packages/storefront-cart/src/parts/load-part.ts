import { loadFile } from './load-file';
import { folderOf, type Part } from './part';
import type { LoadPart } from './parts';

/** Loads a part from beside the drawer's own file. */
export const loadPart: LoadPart = async (name) =>
  (await loadFile<{ readonly part: Part }>(`${folderOf(name)}-part`))?.part ?? null;
