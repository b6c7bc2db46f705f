import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { SavedCart } from '@cartwright/core/contract/carts';
import { CART } from '@cartwright/core/migrations/cart-definition';
import { carts } from '../db/schema';
import { type DocumentResult, openedRow, type StoredDocuments } from '../documents/stored-documents';
import type { CartRow } from './cart-rows';

export const CARTS = {
  definition: CART,
  table: carts,
  columns: ({ name, enabled, isScheduled, isFallback, startDate, endDate }: CartDocument) => ({
    name,
    enabled,
    isScheduled,
    isFallback,
    startDate,
    endDate,
  }),
  responseOf({ document, revision, row }): SavedCart {
    if (!row) throw new Error('A cart is there once it was created.');
    const { id, previewKey, lockReason, legacy } = row;
    const updatedAt = row.updatedAt.toISOString();
    return { cart: { ...document, id }, revision, updatedAt, previewKey, lockReason, legacy };
  },
} satisfies StoredDocuments<CartDocument, SavedCart, typeof carts>;

/** Converts a stored cart to the contract. Fails with `unavailable` when this version can't read it. */
export function savedCart(row: CartRow): DocumentResult<SavedCart> {
  const opened = openedRow<CartDocument, typeof carts>(CARTS, row);
  return opened.ok ? { ok: true, response: CARTS.responseOf(opened) } : opened;
}
