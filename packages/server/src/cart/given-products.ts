import { liveCandidates } from '@cartwright/core/schedule/live-candidates';
import { giftProductIds } from '@cartwright/core/storefront/products-of';
import type { ShopStore } from '../db/for-shop';
import { publishableCarts } from './publishable-carts';

interface Given {
  readonly at: number;
  readonly products: Promise<ReadonlySet<number>>;
}

/** Lifetime of a cached response in milliseconds. */
const FRESH = 60_000;
const kept = new WeakMap<ShopStore, Given>();

/** Products given by carts that are or will be live; cached for at most a minute. */
export function givenProducts(store: ShopStore, now: Date): Promise<ReadonlySet<number>> {
  const before = kept.get(store);
  if (before && Math.abs(now.getTime() - before.at) < FRESH) return before.products;
  const products = readGiven(store, now);
  kept.set(store, { at: now.getTime(), products });
  products.catch(() => kept.delete(store));
  return products;
}

async function readGiven(store: ShopStore, now: Date): Promise<ReadonlySet<number>> {
  const { saved } = await publishableCarts(store);
  const documents = saved.map(({ document }) => document);
  return new Set(liveCandidates(documents, now.getTime()).flatMap(giftProductIds));
}
