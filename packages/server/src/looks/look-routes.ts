import {
  readCheckoutProfile,
  readLooks,
  readTheme,
  readThemeLook,
  saveLooks,
} from '@cartwright/core/contract/looks';
import type { Issue } from '@cartwright/core/editing/issue';
import { type Look, SHOP_LOOK_ID } from '@cartwright/core/looks/look';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { openDocument, readDocument } from '../documents/stored-documents';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { Publisher } from '../publishing/publisher';
import type { OpenAdminClient } from '../shopify/admin-client';
import { LOOKS } from './look-documents';
import { lookFromTheme } from './look-from-theme';
import { saveShopLook } from './save-look';
import { checkoutProfileOf, themeRecord } from './theme-record';

export interface LookRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  readonly publisherOf: (shopId: string) => Publisher;
  /** Why a shop's carts could not be published with a look, for its size. */
  readonly sizeOf: (shopId: string) => (look: Look) => Promise<readonly Issue[]>;
  readonly clock: () => Date;
}

/** So long somebody waits for what the theme says. */
const TIMEOUT_MS = 4_000;

export function lookRoutes(app: Hono, resolveShop: ResolveShop, options: LookRouteOptions): void {
  const { storeOf, adminOf, publisherOf, sizeOf, clock } = options;

  serve(app, resolveShop, readTheme, async ({ params, session: { shopId } }) => {
    if (params.id !== SHOP_LOOK_ID) return failure('not_found', 'There is no theme with this id.');
    const opened = await openDocument(storeOf(shopId), LOOKS);
    if (!opened.ok) return opened;
    return { ok: true, answer: { theme: themeRecord(opened.document, opened.row, shopId) } };
  });

  serve(app, resolveShop, readLooks, ({ session }) => readDocument(storeOf(session.shopId), LOOKS));

  serve(app, resolveShop, saveLooks, async ({ body, session: { shopId, user } }) => {
    const request = { ...body, now: clock(), by: user.name };
    const saved = await saveShopLook(storeOf(shopId), sizeOf(shopId), request);
    if (!saved.ok) return saved;
    const publication = await publisherOf(shopId).publish('save');
    return { ok: true, answer: { ...saved.answer, publication } };
  });

  serve(app, resolveShop, readCheckoutProfile, async ({ session: { shopId } }) => {
    const opened = await openDocument(storeOf(shopId), LOOKS);
    return opened.ok ? { ok: true, answer: { profile: checkoutProfileOf(opened.document) } } : opened;
  });

  serve(app, resolveShop, readThemeLook, ({ session }) =>
    lookFromTheme(adminOf(session.shopId).within(TIMEOUT_MS)),
  );
}
