import { type CartDocument, cartDocument, SCHEMA_VERSION } from '../smart-cart/cart-document';
import { readOfAnyLength } from '../texts/any-length';
import { isRecord, MigrationError } from './migration';
import { MIGRATIONS } from './migrations';

export type ReadDocument =
  | { readonly ok: true; readonly document: CartDocument }
  | {
      readonly ok: false;
      /** `newer`: made by a later version of this app; `invalid`: not a cart. */
      readonly code: 'newer' | 'invalid';
      readonly message: string;
      readonly path: readonly (string | number)[];
    };

/**
 * A stored cart of any version as the current document, also one whose texts or lists are longer than a save may have
 * them. Never throws for what was stored.
 */
export function readCartDocument(stored: unknown): ReadDocument {
  if (!isRecord(stored)) return { ok: false, code: 'invalid', message: 'Expected a cart.', path: [] };
  const version = stored.schemaVersion ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    return { ok: false, code: 'invalid', message: 'The version is not a number.', path: ['schemaVersion'] };
  }
  if (version > SCHEMA_VERSION) {
    const message = 'This cart was saved by a newer version of the app. Reload the page, or update the app.';
    return { ok: false, code: 'newer', message, path: ['schemaVersion'] };
  }
  try {
    const current = MIGRATIONS.slice(version).reduce((document, { up }) => up(document), stored);
    const read = readOfAnyLength(cartDocument, current);
    return read.ok ? { ok: true, document: read.value } : { ...read, code: 'invalid' };
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    return { ok: false, code: 'invalid', message: error.message, path: error.path };
  }
}
