import { part as notes } from '../components/notes/notes-part';
import type { LazyType, Part } from '../parts/part';
import type { LoadPart } from '../parts/parts';

/** The preview is one file, so its parts are in it: one line for each. */
const PARTS: { readonly [Type in LazyType]?: Part<Type> } = { notes };

export const bundledPart: LoadPart = async (type) => (PARTS[type] as Part | undefined) ?? null;
