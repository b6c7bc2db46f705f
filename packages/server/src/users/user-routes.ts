import { readUser } from '@cartwright/core/contract/user';
import type { Hono } from 'hono';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';

/** A session is for one shop, so that is the one that its user may open. */
export function userRoutes(app: Hono, resolveShop: ResolveShop): void {
  serve(app, resolveShop, readUser, async ({ session: { user, shopId } }) => ({
    ok: true,
    answer: { user, shops: [{ shopifyShopDomain: shopId }] },
  }));
}
