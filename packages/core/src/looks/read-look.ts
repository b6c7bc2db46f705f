import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { LOOK_VERSION, type Look, lookDocument } from './look';
import { LOOK_MIGRATIONS } from './look-migrations';

/** Reads a stored look, migrated to the current version. */
export function readLook(stored: unknown): ReadVersioned<Look> {
  return readVersioned({ schema: lookDocument, version: LOOK_VERSION, migrations: LOOK_MIGRATIONS }, stored);
}
