import {
  duplicateLegacyCart,
  importLegacyCart,
  upgradeLegacyCart,
} from '@cartwright/core/contract/legacy-carts';
import type { Hono } from 'hono';
import { serve } from '../http/endpoint-route';
import type { ResolveShop, Session } from '../http/session';
import type { CartRouteOptions } from './cart-routes';
import { duplicateLegacy, importLegacy, type NewCart, upgradeLegacy } from './legacy-carts';

/** Routes of legacy carts; shared ones are in `cart-routes`. */
export function legacyCartRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, maxCarts: maximum, clock, newId }: CartRouteOptions,
): void {
  const made = ({ user }: Session): NewCart => ({ maximum, newId, now: clock(), by: user.name });

  serve(app, resolveShop, importLegacyCart, async ({ body, session }) => {
    const imported = await importLegacy(storeOf(session.shopId), body.cart, made(session));
    return imported.ok ? { ok: true, response: { cart: imported.response } } : imported;
  });

  serve(app, resolveShop, duplicateLegacyCart, async ({ params, session }) => {
    const copied = await duplicateLegacy(storeOf(session.shopId), params.id, made(session));
    return copied.ok ? { ok: true, response: { success: true } } : copied;
  });

  serve(app, resolveShop, upgradeLegacyCart, async ({ params, session }) => {
    const upgraded = await upgradeLegacy(storeOf(session.shopId), params.id, made(session));
    return upgraded.ok ? { ok: true, response: { cart: upgraded.response } } : upgraded;
  });
}
