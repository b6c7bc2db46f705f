import { listVersions, readVersion } from '@cartwright/core/contract/versions';
import { withGiftCardsIf } from '@cartwright/core/storefront/gift-card-input';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { takesGiftCards } from '../shops/gift-cards';
import { listDocumentVersions, stampOf } from './list-versions';
import { documentOf } from './read-version';
import { versionRow } from './version-rows';

export interface VersionRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  /** The features that shops have a private key for. */
  readonly privateKeys: readonly string[];
}

export function versionRoutes(app: Hono, resolveShop: ResolveShop, options: VersionRouteOptions): void {
  const { storeOf, privateKeys } = options;

  serve(app, resolveShop, listVersions, ({ params, query, session }) =>
    listDocumentVersions(storeOf(session.shopId), params, query.before),
  );

  serve(app, resolveShop, readVersion, async ({ params, session }) => {
    const store = storeOf(session.shopId);
    const row = await versionRow(store, params);
    if (!row) return failure('not_found', 'This version is no longer available.');
    const read = documentOf(row);
    if (!read.ok) return read;
    const { document } = read;
    if (document.kind !== 'cart') return { ok: true, answer: { ...stampOf(row), document } };
    // What the shop may not have is off, as in every cart that is opened.
    const cart = withGiftCardsIf(await takesGiftCards(store, privateKeys), document.cart);
    return { ok: true, answer: { ...stampOf(row), document: { kind: 'cart' as const, cart } } };
  });
}
