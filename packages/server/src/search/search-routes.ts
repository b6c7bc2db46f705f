import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { previewResults } from '@cartwright/core/contract/preview-results';
import * as resultsPage from '@cartwright/core/contract/results-page';
import {
  enableSearch,
  readKeywordGroups,
  readSearchSettings,
  readSynonyms,
  saveKeywordGroups,
  saveSearchSettings,
  saveSynonyms,
} from '@cartwright/core/contract/search';
import { trySearch } from '@cartwright/core/contract/try-search';
import { storedKeywordGroups, validateKeywordGroups } from '@cartwright/core/search/keyword-groups';
import { RESULTS_PAGE_ID, validateResultsPage } from '@cartwright/core/search/results-page';
import { storedSearchSettings, validateSearchSettings } from '@cartwright/core/search/search-settings';
import { storedSynonyms, validateSynonyms } from '@cartwright/core/search/synonyms';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { invalidDocument } from '../documents/invalid-document';
import { saveDocument } from '../documents/save-at-revision';
import { asData, readDocument } from '../documents/stored-documents';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop, Session } from '../http/session';
import { previewedResults } from './previewed-results';
import { KEYWORD_GROUPS, RESULTS_PAGE, SEARCH_SETTINGS, SYNONYMS, saveResultsPage } from './search-documents';
import { enableShopSearch, isSearchEnabled } from './search-switch';
import { triedSearch } from './tried-search';

export interface SearchRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  /** Called when settings of search, or whether it is enabled, have changed. */
  readonly changed: (shopId: string) => Promise<void>;
  /** Called when filters may use other metafields. */
  readonly filtersChanged: (shopId: string) => Promise<void>;
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  readonly clock: () => Date;
}

export function searchRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, indexOf, changed, filtersChanged, clock }: SearchRouteOptions,
): void {
  const savedBy = ({ user }: Session) => ({ now: clock(), by: user.name });
  const sentBy = <Doc>(session: Session, sent: { readonly setting: Doc; readonly revision: number }) => ({
    document: sent.setting,
    revision: sent.revision,
    ...savedBy(session),
  });

  serve(app, resolveShop, readSearchSettings, async ({ session }) => {
    const store = storeOf(session.shopId);
    const saved = await readDocument(store, SEARCH_SETTINGS);
    if (!saved.ok) return saved;
    return { ok: true, response: { ...saved.response, enabled: await isSearchEnabled(store) } };
  });

  serve(app, resolveShop, saveSearchSettings, async ({ body, session }) => {
    const saved = await saveDocument(storeOf(session.shopId), SEARCH_SETTINGS, sentBy(session, body));
    if (saved.ok) await changed(session.shopId);
    return asData(saved);
  });

  serve(app, resolveShop, enableSearch, async ({ body, session }) => {
    const enabled = await enableShopSearch(storeOf(session.shopId), { ...body, now: clock() });
    await changed(session.shopId);
    return enabled;
  });

  serve(app, resolveShop, readKeywordGroups, ({ session }) =>
    readDocument(storeOf(session.shopId), KEYWORD_GROUPS),
  );

  serve(app, resolveShop, saveKeywordGroups, async ({ body, session }) =>
    asData(await saveDocument(storeOf(session.shopId), KEYWORD_GROUPS, sentBy(session, body))),
  );

  serve(app, resolveShop, readSynonyms, ({ session }) => readDocument(storeOf(session.shopId), SYNONYMS));

  serve(app, resolveShop, saveSynonyms, async ({ body, session }) =>
    asData(await saveDocument(storeOf(session.shopId), SYNONYMS, sentBy(session, body))),
  );

  serve(app, resolveShop, resultsPage.readResultsPage, ({ session }) =>
    readDocument(storeOf(session.shopId), RESULTS_PAGE),
  );

  serve(app, resolveShop, resultsPage.saveResultsFilters, async ({ body, session }) => {
    const { setting: sent, revision } = body;
    const saved = await saveResultsPage(storeOf(session.shopId), { sent, revision, ...savedBy(session) });
    if (saved.ok) await filtersChanged(session.shopId);
    return saved;
  });

  serve(app, resolveShop, resultsPage.saveResultsPage, async ({ params, body, session }) => {
    const { id = RESULTS_PAGE_ID, revision, ...sent } = body;
    if (params.settingsId !== RESULTS_PAGE_ID || id !== RESULTS_PAGE_ID) {
      return failure('not_found', 'There is no such results page.');
    }
    const at = { revision, ...savedBy(session) };
    const saved = await saveResultsPage(storeOf(session.shopId), { sent, ...at });
    if (saved.ok) await filtersChanged(session.shopId);
    return saved.ok ? { ok: true, response: { success: true as const, data: saved.response } } : saved;
  });

  serve(app, resolveShop, previewResults, async ({ body, session: { shopId } }) => {
    const issues = validateResultsPage(body.setting);
    if (issues.length > 0) return invalidDocument(issues, 'Fill in required fields to see the preview.');
    const request = { ...body, now: clock() };
    const previewed = await previewedResults(storeOf(shopId), await indexOf(shopId), request);
    return previewed ? { ok: true, response: previewed } : catalogueMissing();
  });

  serve(app, resolveShop, trySearch, async ({ body, session: { shopId } }) => {
    const settings = body.settings && storedSearchSettings(body.settings);
    const groups = body.groups && storedKeywordGroups(body.groups);
    const synonyms = body.synonyms && storedSynonyms(body.synonyms);
    const issues = [
      ...(settings ? validateSearchSettings(settings) : []),
      ...(groups ? validateKeywordGroups(groups) : []),
      ...(synonyms ? validateSynonyms(synonyms) : []),
    ];
    if (issues.length > 0) return invalidDocument(issues, 'Fill in required fields to try a search.');
    const request = { ...body, settings, groups, synonyms, now: clock() };
    const tried = await triedSearch(storeOf(shopId), await indexOf(shopId), request);
    return tried ? { ok: true, response: tried } : catalogueMissing();
  });
}

function catalogueMissing() {
  return failure('not_found', 'Your catalog is still being copied. Try a search in a few minutes.');
}
