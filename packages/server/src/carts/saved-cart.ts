import type { SavedCart } from '@cartwright/core/contract/carts';
import { readCartDocument } from '@cartwright/core/migrations/read-document';
import { type ApiFailure, failure } from '../http/api-failure';
import type { CartRow } from './cart-rows';

/**
 * A stored cart as the contract has it. Fails with `unavailable` when this version cannot read it: one that a newer
 * version saved, or one that was damaged.
 */
export function savedCart(row: CartRow): { readonly ok: true; readonly answer: SavedCart } | ApiFailure {
  const read = readCartDocument(row.document);
  if (!read.ok) {
    const { code, message, path } = read;
    const issues = [{ code, path: [...path], message }];
    return failure('unavailable', `The cart "${row.name}" can’t be opened. ${message}`, { issues });
  }
  const { id, revision, previewKey } = row;
  const updatedAt = row.updatedAt.toISOString();
  return { ok: true, answer: { cart: { ...read.value, id }, revision, updatedAt, previewKey } };
}
