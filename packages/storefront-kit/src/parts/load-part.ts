import { loadFile } from './load-file';
import { partFile } from './part-file';

/** Loads a lazy part of a surface; null on failure. Never rejects. */
export async function loadPart<Part>(name: string): Promise<Part | null> {
  return (await loadFile<{ readonly part: Part }>(partFile(name)))?.part ?? null;
}
