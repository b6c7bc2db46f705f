import { type CartDocument, cartDocument, SCHEMA_VERSION } from '../cart/cart-document';
import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { MIGRATIONS } from './migrations';

/** Stored cart of any version as the current document. */
export function readCartDocument(stored: unknown): ReadVersioned<CartDocument> {
  return readVersioned({ schema: cartDocument, version: SCHEMA_VERSION, migrations: MIGRATIONS }, stored);
}
