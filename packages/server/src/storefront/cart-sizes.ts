import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { readPublishedSizes } from '@cartwright/core/contract/publication';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { jsonBytes } from '@cartwright/core/storefront/published-size';
import type { Hono } from 'hono';
import { z } from 'zod';
import { cartRow, isSetAside, listedRows } from '../cart/cart-rows';
import { savedCart } from '../cart/saved-cart';
import type { WorkerResult } from '../compiling/worker-queue';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { publishableLook } from '../looks/look-documents';
import { readPublicationState, readStorefrontConfig } from '../publishing/publication-state';
import { compilingToMeasure, type MeasureOptions } from './compile-to-measure';

/** Schema of the fields that are read: the config may be of another server version. */
const publishedConfig = z.object({ carts: z.array(z.looseObject({ id: z.string() })) });

/**
 * Bytes per page of the carts that shoppers may see, by cart id: as published, or as compiled by `compile` while
 * that isn't what is saved. Carts that can't be compiled count nothing; `except` is skipped.
 */
export async function cartSizes(
  store: ShopStore,
  compile: (document: CartDocument) => Promise<WorkerResult<StorefrontCart>>,
  except?: string,
): Promise<ReadonlyMap<string, number>> {
  const { wanted, done, status } = await readPublicationState(store);
  const config = publishedConfig.safeParse(JSON.parse((await readStorefrontConfig(store)) ?? 'null'));
  const isCurrent = status === 'published' && done >= wanted;
  const sizes = new Map(isCurrent ? config.data?.carts.map((cart) => [cart.id, jsonBytes(cart)]) : []);
  const unpublished = (await listedRows(store)).filter(
    ({ id, enabled, isFallback }) => (enabled || isFallback) && !sizes.has(id) && id !== except,
  );
  for (const { id } of unpublished) {
    const row = await cartRow(store, id);
    const saved = row && !isSetAside(row) ? savedCart(row) : null;
    if (!saved?.ok) continue;
    const compiled = await compile(saved.response.cart);
    if (compiled.ok) sizes.set(id, jsonBytes(compiled.value));
  }
  return sizes;
}

/** Bytes of the shop's look on every page. */
export async function lookBytes(store: ShopStore): Promise<number> {
  const look = await publishableLook(store);
  return look ? jsonBytes(look) : 0;
}

export function publishedSizesRoute(
  app: Hono,
  resolveShop: ResolveShop,
  optionsOf: (shopId: string) => MeasureOptions,
): void {
  serve(app, resolveShop, readPublishedSizes, async ({ session }) => {
    const options = optionsOf(session.shopId);
    const sizes = await cartSizes(options.store, await compilingToMeasure(options));
    const carts = [...sizes].map(([id, bytes]) => ({ id, bytes }));
    return { ok: true, response: { carts, look: await lookBytes(options.store) } };
  });
}
