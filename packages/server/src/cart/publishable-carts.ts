import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { readCartDocument } from '@cartwright/core/migrations/read-document';
import type { ShopStore } from '../db/for-shop';
import { cartRows, isSetAside } from './cart-rows';

export interface PublishableCart {
  readonly id: string;
  readonly revision: number;
  readonly document: CartDocument;
}

/** Carts that can be published, with warnings about the others. */
export async function publishableCarts(
  store: ShopStore,
): Promise<{ saved: PublishableCart[]; warnings: string[] }> {
  const saved: PublishableCart[] = [];
  const warnings: string[] = [];
  for (const row of await cartRows(store)) {
    // Legacy carts aren't shown to shoppers, and an upgrade is a cart of its own.
    if (row.legacy) continue;
    const { id, name, revision, enabled, isFallback } = row;
    const read = readCartDocument(row.document);
    if (!read.ok) warnings.push(`The cart "${name}" was left out of the storefront. ${read.message}`);
    else if (!isSetAside(row)) saved.push({ id, revision, document: { ...read.value, id } });
    else if (enabled || isFallback) warnings.push(tookTooLong(name));
  }
  return { saved, warnings };
}

function tookTooLong(name: string): string {
  return (
    `The cart "${name}" was left out of the storefront because its custom templates take too long to prepare. ` +
    'Shorten its custom templates and save it again.'
  );
}
