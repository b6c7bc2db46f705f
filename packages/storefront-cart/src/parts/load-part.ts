import type { Part } from './part';
import { folderOf } from './part';
import type { LoadPart } from './parts';

/** The version of this build, from the build. */
declare const VERSION: string;

/** Browsers may keep a failure under its address: after each one, parts have others. */
let failures = 0;

/** Loads a part from beside the drawer's own file. */
export const loadPart: LoadPart = (type) => {
  const url = new URL(
    `${folderOf(type)}-part.js?v=${VERSION}${failures ? `&${failures}` : ''}`,
    import.meta.url,
  ).href;
  return import(/* @vite-ignore */ url).then(
    (module: { readonly part: Part }) => module.part,
    () => {
      failures++;
      return null;
    },
  );
};
