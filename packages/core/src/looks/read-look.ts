import type { Path } from '../editing/issue';
import { readVersioned } from '../texts/read-versioned';
import { LOOK_VERSION, type Look, lookDocument } from './look';

export type ReadLook =
  | { readonly ok: true; readonly look: Look }
  | { readonly ok: false; readonly code: 'newer' | 'invalid'; readonly message: string; readonly path: Path };

/** A stored look in the version that this code knows. Every earlier version will have its step here. */
export function readLook(stored: unknown): ReadLook {
  const newer = 'These looks were saved by a newer version of the app. Reload the page.';
  const read = readVersioned(lookDocument, LOOK_VERSION, stored, newer);
  return read.ok ? { ok: true, look: read.value } : read;
}
