import { fileOf } from './file-of';

/** As `file-of` has it. */
declare const VERSION: string;

/** Browsers may keep a failure under its address: after each one, files have others. */
let failures = 0;

/**
 * Loads a file from beside a surface's own; null when it cannot be had. One of another build counts as such, since the
 * files may have been replaced while the page was open: a part would bring the surface of its own build along. Never rejects.
 */
export async function loadFile<Module>(name: string): Promise<Module | null> {
  const url = new URL(`${fileOf(name)}${failures ? `&${failures}` : ''}`, import.meta.url).href;
  const module = await import(/* @vite-ignore */ url).catch(() => null);
  if (module?.version === VERSION) return module;
  failures++;
  return null;
}
