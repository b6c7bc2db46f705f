import {
  enableSearch,
  readKeywordGroups,
  readSearchSettings,
  saveKeywordGroups,
  saveSearchSettings,
} from '@cartwright/core/contract/smart-search';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { KEYWORD_GROUPS, SEARCH_SETTINGS, saveDocument, savedDocument } from './search-documents';
import { enableShopSearch, isSearchEnabled } from './search-switch';

export interface SmartSearchRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly clock: () => Date;
}

export function smartSearchRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, clock }: SmartSearchRouteOptions,
): void {
  serve(app, resolveShop, readSearchSettings, async ({ session }) => {
    const store = storeOf(session.shopId);
    const saved = await savedDocument(store, SEARCH_SETTINGS);
    if (!saved.ok) return saved;
    return { ok: true, answer: { ...saved.answer, enabled: await isSearchEnabled(store) } };
  });

  serve(app, resolveShop, saveSearchSettings, ({ body, session }) =>
    saveDocument(storeOf(session.shopId), SEARCH_SETTINGS, { ...body, now: clock() }),
  );

  serve(app, resolveShop, enableSearch, ({ body, session }) =>
    enableShopSearch(storeOf(session.shopId), { ...body, now: clock() }),
  );

  serve(app, resolveShop, readKeywordGroups, ({ session }) =>
    savedDocument(storeOf(session.shopId), KEYWORD_GROUPS),
  );

  serve(app, resolveShop, saveKeywordGroups, ({ body, session }) =>
    saveDocument(storeOf(session.shopId), KEYWORD_GROUPS, { ...body, now: clock() }),
  );
}
