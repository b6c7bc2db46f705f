import type { LoadPart } from '@cartwright/storefront-kit/parts/parts';
import type { PartTable } from '../parts/part';

/** The preview is one file, so its parts are in it: the build puts every one here, by its name. */
declare const PARTS: Partial<PartTable>;

export const bundledPart: LoadPart<PartTable> = async (name) => PARTS[name] ?? null;
