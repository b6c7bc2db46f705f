import { readUser } from '@cartwright/core/contract/user';
import type { Hono } from 'hono';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';

/** Who calls, and which shops the caller may open. `resolveSession` needs no shop to be named. */
export function userRoutes(app: Hono, resolveSession: ResolveShop): void {
  serve(app, resolveSession, readUser, async ({ session: { user, personId = null, shopId, shops } }) => ({
    ok: true,
    answer: {
      user,
      personId,
      shops: (shops ?? [shopId]).map((shopifyShopDomain) => ({ shopifyShopDomain })),
      canSignOut: shops !== undefined,
    },
  }));
}
