import type { LoadPart } from '@cartwright/storefront-kit/parts/parts';
import type { PartTable } from '../parts/part';

/** Parts by name, bundled into the preview file by the build. */
declare const PARTS: Partial<PartTable>;

export const bundledPart: LoadPart<PartTable> = async (name) => PARTS[name] ?? null;
