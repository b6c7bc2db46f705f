import { readResultsPage, saveResultsFilters, saveResultsPage } from '@cartwright/core/contract/results-page';
import {
  enableSearch,
  readKeywordGroups,
  readSearchSettings,
  saveKeywordGroups,
  saveSearchSettings,
} from '@cartwright/core/contract/smart-search';
import { RESULTS_PAGE_ID } from '@cartwright/core/smart-search/results-page';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import * as row from './results-page-row';
import { KEYWORD_GROUPS, SEARCH_SETTINGS, saveDocument, savedDocument } from './search-documents';
import { enableShopSearch, isSearchEnabled } from './search-switch';

export interface SmartSearchRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  /** Settings of search have changed, or whether it is on. */
  readonly changed: (shopId: string) => Promise<void>;
  readonly clock: () => Date;
}

export function smartSearchRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, changed, clock }: SmartSearchRouteOptions,
): void {
  serve(app, resolveShop, readSearchSettings, async ({ session }) => {
    const store = storeOf(session.shopId);
    const saved = await savedDocument(store, SEARCH_SETTINGS);
    if (!saved.ok) return saved;
    return { ok: true, answer: { ...saved.answer, enabled: await isSearchEnabled(store) } };
  });

  serve(app, resolveShop, saveSearchSettings, async ({ body, session }) => {
    const saved = await saveDocument(storeOf(session.shopId), SEARCH_SETTINGS, { ...body, now: clock() });
    if (saved.ok) await changed(session.shopId);
    return saved;
  });

  serve(app, resolveShop, enableSearch, async ({ body, session }) => {
    const enabled = await enableShopSearch(storeOf(session.shopId), { ...body, now: clock() });
    await changed(session.shopId);
    return enabled;
  });

  serve(app, resolveShop, readKeywordGroups, ({ session }) =>
    savedDocument(storeOf(session.shopId), KEYWORD_GROUPS),
  );

  serve(app, resolveShop, saveKeywordGroups, ({ body, session }) =>
    saveDocument(storeOf(session.shopId), KEYWORD_GROUPS, { ...body, now: clock() }),
  );

  serve(app, resolveShop, readResultsPage, ({ session }) => row.savedResultsPage(storeOf(session.shopId)));

  serve(app, resolveShop, saveResultsFilters, ({ body, session }) => {
    const { setting: sent, revision } = body;
    return row.saveResultsPage(storeOf(session.shopId), { sent, revision, now: clock() });
  });

  serve(app, resolveShop, saveResultsPage, async ({ params, body, session }) => {
    const { id = RESULTS_PAGE_ID, revision, ...sent } = body;
    if (params.settingsId !== RESULTS_PAGE_ID || id !== RESULTS_PAGE_ID) {
      return failure('not_found', 'There is no such results page.');
    }
    const saved = await row.saveResultsPage(storeOf(session.shopId), { sent, revision, now: clock() });
    return saved.ok ? { ok: true, answer: { success: true as const, data: saved.answer } } : saved;
  });
}
