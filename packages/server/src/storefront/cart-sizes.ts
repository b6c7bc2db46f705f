import { readPublishedSizes } from '@cartwright/core/contract/publication';
import { jsonBytes } from '@cartwright/core/storefront/published-size';
import type { Hono } from 'hono';
import { z } from 'zod';
import { cartRow, isSetAside, listedRows } from '../carts/cart-rows';
import { savedCart } from '../carts/saved-cart';
import type { Compiler } from '../compiling/compiler';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { readStorefrontConfig } from '../publishing/publication-state';
import { readableWidgets } from '../widgets/widget-rows';
import { publishedProducts } from './published-products';

/** A config may be of another version of the server: only this of it is read. */
const publishedConfig = z.object({ carts: z.array(z.looseObject({ id: z.string() })) });

/**
 * How many bytes of every page the carts take that shoppers can come to see, by their ids: as they were published last, or
 * else as they are saved, with the products that are known. One that cannot be published counts nothing.
 */
export async function cartSizes(store: ShopStore, compiler: Compiler): Promise<ReadonlyMap<string, number>> {
  const config = publishedConfig.safeParse(JSON.parse((await readStorefrontConfig(store)) ?? 'null'));
  const sizes = new Map(config.data?.carts.map((cart) => [cart.id, jsonBytes(cart)]));
  const unpublished = (await listedRows(store)).filter(
    ({ id, enabled, isFallback }) => (enabled || isFallback) && !sizes.has(id),
  );
  if (unpublished.length === 0) return sizes;
  const widgets = await readableWidgets(store);
  const products = await publishedProducts(store);
  for (const { id } of unpublished) {
    const row = await cartRow(store, id);
    const saved = row && !isSetAside(row) ? savedCart(row) : null;
    if (!saved?.ok) continue;
    const document = saved.answer.cart;
    const compiled = await compiler.compile({ document, products, widgets, discountsActive: true });
    if (compiled.ok) sizes.set(id, jsonBytes(compiled.value));
  }
  return sizes;
}

export function publishedSizesRoute(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, compiler }: { readonly storeOf: (shopId: string) => ShopStore; readonly compiler: Compiler },
): void {
  serve(app, resolveShop, readPublishedSizes, async ({ session }) => {
    const sizes = await cartSizes(storeOf(session.shopId), compiler);
    return { ok: true, answer: { carts: [...sizes].map(([id, bytes]) => ({ id, bytes })) } };
  });
}
