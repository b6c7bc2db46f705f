import { listProducts, readProductMetafields, readProducts } from '@cartwright/core/contract/products';
import type { Hono } from 'hono';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { shopifyOutcome } from '../http/shopify-outcome';
import type { AdminClient } from '../shopify/admin-client';
import { findProducts, productsById } from './catalogue';
import { fromPageCursor, toPageCursor } from './page-cursor';
import { productMetafields } from './product-metafields';

export function productRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  adminOf: (shopId: string) => AdminClient,
): void {
  serve(app, resolveShop, listProducts, async ({ query, session }) => {
    const after = query.after === undefined ? null : fromPageCursor(query.after);
    if (query.after !== undefined && after === null) {
      const message = 'This is no cursor of a page. Take the `next` of the page before.';
      const path = ['query', 'after'];
      return failure('invalid_request', message, { issues: [{ code: 'unknown_cursor', path, message }] });
    }
    const found = await findProducts(adminOf(session.shopId), { query: query.query, after });
    if (!found.ok) return shopifyOutcome(found);
    const { products, next } = found.value;
    return { ok: true, answer: { products, next: next === null ? null : toPageCursor(next) } };
  });

  serve(app, resolveShop, readProducts, async ({ query, session }) => {
    const found = await productsById(adminOf(session.shopId), idsOf(query));
    return found.ok ? { ok: true, answer: { products: found.value } } : shopifyOutcome(found);
  });

  serve(app, resolveShop, readProductMetafields, async ({ query, session }) => {
    const names = [...new Set(query.names.split(','))];
    const found = await productMetafields(adminOf(session.shopId), idsOf(query), names);
    if (!found.ok) return shopifyOutcome(found);
    const products = [...found.value.products].map(([id, metafields]) => ({ id, metafields }));
    return { ok: true, answer: { products } };
  });
}

function idsOf({ ids }: { readonly ids: string }): number[] {
  return [...new Set(ids.split(',').map(Number))];
}
