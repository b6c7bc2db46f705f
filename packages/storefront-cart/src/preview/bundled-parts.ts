import { part as notes } from '../components/notes/notes-part';
import type { Part, PartName } from '../parts/part';
import type { LoadPart } from '../parts/parts';

/** The preview is one file, so its parts are in it: one line for each. */
const PARTS: { readonly [Name in PartName]?: Part<Name> } = { notes };

export const bundledPart: LoadPart = async (name) => (PARTS[name] as Part | undefined) ?? null;
