import { listProducts, readProducts } from '@cartwright/core/contract/products';
import type { Hono } from 'hono';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { shopifyOutcome } from '../http/shopify-outcome';
import type { AdminClient } from '../shopify/admin-client';
import { findProducts, productsById } from './catalogue';

export function productRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  adminOf: (shopId: string) => AdminClient,
): void {
  serve(app, resolveShop, listProducts, async ({ query, session }) => {
    const found = await findProducts(adminOf(session.shopId), query);
    return found.ok ? { ok: true, answer: found.value } : shopifyOutcome(found);
  });

  serve(app, resolveShop, readProducts, async ({ query, session }) => {
    const ids = [...new Set(query.ids.split(',').map(Number))];
    const found = await productsById(adminOf(session.shopId), ids);
    return found.ok ? { ok: true, answer: { products: found.value } } : shopifyOutcome(found);
  });
}
