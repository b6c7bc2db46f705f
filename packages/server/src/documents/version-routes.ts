import { listVersions, readVersion } from '@cartwright/core/contract/versions';
import { CART } from '@cartwright/core/migrations/cart-definition';
import { withGiftCardsIf } from '@cartwright/core/storefront/gift-card-input';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { takesGiftCards } from '../shops/gift-cards';
import { listDocumentVersions, readDocumentVersion } from './list-versions';

export interface VersionRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  /** Features for which shops have a private key. */
  readonly privateKeys: readonly string[];
}

export function versionRoutes(app: Hono, resolveShop: ResolveShop, options: VersionRouteOptions): void {
  const { storeOf, privateKeys } = options;
  serve(app, resolveShop, listVersions, ({ params, query, session }) =>
    listDocumentVersions(storeOf(session.shopId), params, query.before),
  );

  serve(app, resolveShop, readVersion, async ({ params, session }) => {
    const store = storeOf(session.shopId);
    const version = await readDocumentVersion(store, params);
    if (!version.ok || params.kind !== CART.kind) return version;
    // Features that the shop lacks are turned off, as in every opened cart.
    const cart = CART.read(version.response.document);
    if (!cart.ok) return version;
    const document = withGiftCardsIf(await takesGiftCards(store, privateKeys), cart.value);
    return { ok: true, response: { ...version.response, document } };
  });
}
