import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { previewResults } from '@cartwright/core/contract/preview-results';
import { readResultsPage, saveResultsFilters, saveResultsPage } from '@cartwright/core/contract/results-page';
import {
  enableSearch,
  readKeywordGroups,
  readSearchSettings,
  saveKeywordGroups,
  saveSearchSettings,
} from '@cartwright/core/contract/smart-search';
import { trySearch } from '@cartwright/core/contract/try-search';
import { RESULTS_PAGE_ID, validateResultsPage } from '@cartwright/core/smart-search/results-page';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import { refused } from '../http/refused';
import type { ResolveShop } from '../http/session';
import { previewedResults } from './previewed-results';
import * as row from './results-page-row';
import { KEYWORD_GROUPS, SEARCH_SETTINGS, saveDocument, savedDocument } from './search-documents';
import { enableShopSearch, isSearchEnabled } from './search-switch';
import { triedSearch } from './tried-search';

export interface SmartSearchRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  /** Settings of search have changed, or whether it is on. */
  readonly changed: (shopId: string) => Promise<void>;
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  readonly clock: () => Date;
}

export function smartSearchRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, indexOf, changed, clock }: SmartSearchRouteOptions,
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

  serve(app, resolveShop, previewResults, async ({ body, session: { shopId } }) => {
    const issues = validateResultsPage(body.setting);
    if (issues.length > 0) return refused(issues, 'Fill in required fields to see the preview.');
    const asked = { ...body, now: clock() };
    const previewed = await previewedResults(storeOf(shopId), await indexOf(shopId), asked);
    return previewed ? { ok: true, answer: previewed } : catalogueMissing();
  });

  serve(app, resolveShop, trySearch, async ({ body, session: { shopId } }) => {
    const settings = body.settings && SEARCH_SETTINGS.stored(body.settings);
    const groups = body.groups && KEYWORD_GROUPS.stored(body.groups);
    const issues = [
      ...(settings ? SEARCH_SETTINGS.validate(settings) : []),
      ...(groups ? KEYWORD_GROUPS.validate(groups) : []),
    ];
    if (issues.length > 0) return refused(issues, 'Fill in required fields to try a search.');
    const asked = { ...body, settings, groups, now: clock() };
    const tried = await triedSearch(storeOf(shopId), await indexOf(shopId), asked);
    return tried ? { ok: true, answer: tried } : catalogueMissing();
  });
}

function catalogueMissing() {
  return failure('not_found', 'Your catalog is still being copied. Try a search in a few minutes.');
}
