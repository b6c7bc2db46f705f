import { readPublishedSizes } from '@cartwright/core/contract/publication';
import { jsonBytes } from '@cartwright/core/storefront/published-size';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { readStorefrontConfig } from '../publishing/publication-state';

/** A config may be of another version of the server: only this of it is read. */
const publishedConfig = z.object({ carts: z.array(z.looseObject({ id: z.string() })) });

export interface PublishedCart {
  readonly id: string;
  /** Of what is published of it, as JSON. */
  readonly bytes: number;
}

/** The carts that were published last, with what each takes of every page. */
export async function publishedCarts(store: ShopStore): Promise<PublishedCart[]> {
  const config = publishedConfig.safeParse(JSON.parse((await readStorefrontConfig(store)) ?? 'null'));
  return (config.data?.carts ?? []).map((cart) => ({ id: cart.id, bytes: jsonBytes(cart) }));
}

export function publishedSizesRoute(
  app: Hono,
  resolveShop: ResolveShop,
  storeOf: (shopId: string) => ShopStore,
): void {
  serve(app, resolveShop, readPublishedSizes, async ({ session }) => ({
    ok: true,
    answer: { carts: await publishedCarts(storeOf(session.shopId)) },
  }));
}
