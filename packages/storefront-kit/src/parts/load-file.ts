import { fileOf } from './file-of';

/** Version as in `file-of`. */
declare const VERSION: string;

/** Cache-busting counter: browsers may cache failed imports by URL. */
let failures = 0;

/**
 * Loads a file relative to the surface's own; null on failure. A file of another build counts as a failure, since files
 * may be replaced while the page is open and a part would import its own build's surface. Never rejects.
 */
export async function loadFile<Module>(name: string): Promise<Module | null> {
  const url = new URL(`${fileOf(name)}${failures ? `&${failures}` : ''}`, import.meta.url).href;
  const module = await import(/* @vite-ignore */ url).catch(() => null);
  if (module?.version === VERSION) return module;
  failures++;
  return null;
}
