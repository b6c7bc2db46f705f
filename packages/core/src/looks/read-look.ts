import type { Path } from '../editing/issue';
import { readOfAnyLength } from '../texts/any-length';
import { LOOK_VERSION, type Look, lookDocument } from './look';

export type ReadLook =
  | { readonly ok: true; readonly look: Look }
  | { readonly ok: false; readonly code: 'newer' | 'invalid'; readonly message: string; readonly path: Path };

/** A stored look in the version that this code knows. Every earlier version will have its step here. */
export function readLook(stored: unknown): ReadLook {
  const version =
    typeof stored === 'object' && stored !== null && 'schemaVersion' in stored ? stored.schemaVersion : null;
  if (typeof version === 'number' && version > LOOK_VERSION) {
    const message = 'These looks were saved by a newer version of the app. Reload the page.';
    return { ok: false, code: 'newer', message, path: ['schemaVersion'] };
  }
  const read = readOfAnyLength(lookDocument, stored);
  return read.ok ? { ok: true, look: read.value } : { ...read, code: 'invalid' };
}
