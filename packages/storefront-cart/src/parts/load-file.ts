/** The version of this build, from the build: files that are loaded later export it as well (`tsup.config.ts`). */
declare const VERSION: string;

/** Browsers may keep a failure under its address: after each one, files have others. */
let failures = 0;

/**
 * Loads a file from beside the drawer's own; null when it cannot be had. One of another build counts as such, since the
 * files may have been replaced while the page was open: a part would bring the drawer of its own build along, and draw
 * with another Preact. Never rejects.
 */
export async function loadFile<Module>(name: string): Promise<Module | null> {
  const url = new URL(`${name}.js?v=${VERSION}${failures ? `&${failures}` : ''}`, import.meta.url).href;
  const module = await import(/* @vite-ignore */ url).catch(() => null);
  if (module?.version === VERSION) return module;
  failures++;
  return null;
}
