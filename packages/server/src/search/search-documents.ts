import type { SavedResultsPage } from '@cartwright/core/contract/results-page';
import type {
  SavedKeywordGroups,
  SavedSearchSettings,
  SavedSynonyms,
} from '@cartwright/core/contract/search';
import type { DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import { type KeywordGroups, NO_KEYWORD_GROUPS } from '@cartwright/core/search/keyword-groups';
import {
  changedResultsPage,
  RESULTS_PAGE_ID,
  type ResultsPage,
  readResultsPage,
  resultsPageOf,
  resultsSlots,
  type SomeResultsPage,
  type StoredResultsPage,
  validateResultsPage,
} from '@cartwright/core/search/results-page';
import {
  KEYWORD_GROUPS as KEYWORD_GROUPS_DEFINITION,
  RESULTS_PAGE as RESULTS_PAGE_DEFINITION,
  SEARCH_SETTINGS as SEARCH_SETTINGS_DEFINITION,
  SYNONYMS as SYNONYMS_DEFINITION,
} from '@cartwright/core/search/search-definitions';
import { newSearchSettings, type SearchSettings } from '@cartwright/core/search/search-settings';
import { NO_SYNONYMS, type Synonyms } from '@cartwright/core/search/synonyms';
import { translationIssues } from '@cartwright/core/translations/translation-issues';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { invalidDocument } from '../documents/invalid-document';
import { saveAtRevision } from '../documents/save-at-revision';
import { type DocumentResult, openDocument, type StoredDocuments } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { servedDefaults } from '../listing/default-settings-rows';

/** Row id of the search settings. */
export const SEARCH_ROW = 'search';

/** Search settings; the collections' defaults until saved. */
export const SEARCH_SETTINGS = {
  definition: SEARCH_SETTINGS_DEFINITION,
  table: listingSettings,
  rowId: () => SEARCH_ROW,
  initial: async (store) => newSearchSettings(await servedDefaults(store)),
  responseOf: ({ document: settings, revision, updatedAt }) => ({ settings, revision, updatedAt }),
} satisfies StoredDocuments<SearchSettings, SavedSearchSettings, typeof listingSettings>;

export const KEYWORD_GROUPS = {
  definition: KEYWORD_GROUPS_DEFINITION,
  table: listingSettings,
  rowId: () => 'keyword-groups',
  initial: () => NO_KEYWORD_GROUPS,
  responseOf: ({ document, revision, updatedAt }) => ({ document, revision, updatedAt }),
} satisfies StoredDocuments<KeywordGroups, SavedKeywordGroups, typeof listingSettings>;

export const SYNONYMS = {
  definition: SYNONYMS_DEFINITION,
  table: listingSettings,
  rowId: () => 'synonyms',
  initial: () => NO_SYNONYMS,
  responseOf: ({ document, revision, updatedAt }) => ({ document, revision, updatedAt }),
} satisfies StoredDocuments<Synonyms, SavedSynonyms, typeof listingSettings>;

/** Results page document: stored sparsely, with versions as merchants saw the page. */
export const RESULTS_PAGE = {
  definition: {
    kind: RESULTS_PAGE_DEFINITION.kind,
    noun: RESULTS_PAGE_DEFINITION.noun,
    read: readResultsPage,
  },
  table: listingSettings,
  rowId: () => 'results-page',
  initial: () => changedResultsPage(null, {}),
  async versionOf(stored, store) {
    const { enabled: _, ...page } = resultsPageOf(stored, await servedDefaults(store));
    return page;
  },
  responseOf: async ({ document, revision, updatedAt }, store) => ({
    settingsId: RESULTS_PAGE_ID,
    setting: resultsPageOf(document, await servedDefaults(store)),
    revision,
    updatedAt,
  }),
} satisfies StoredDocuments<StoredResultsPage, SavedResultsPage, typeof listingSettings>;

/** Results page for shoppers; the defaults if unreadable. */
export async function servedResultsPage(store: ShopStore, defaults: DefaultSettings): Promise<ResultsPage> {
  const opened = await openDocument(store, RESULTS_PAGE);
  return resultsPageOf(opened.ok ? opened.document : null, defaults);
}

/**
 * Saves parts of the page, if unchanged since it was read; other parts stay. Fails with `invalid_document` or
 * `conflict`.
 */
export async function saveResultsPage(
  store: ShopStore,
  { sent, ...at }: SavedBy & { readonly sent: SomeResultsPage; readonly revision: number },
): Promise<DocumentResult<SavedResultsPage>> {
  const issues = validateResultsPage(sent);
  if (issues.length > 0) return invalidDocument(issues);
  return store.transaction(async (shop) => {
    await lockShop(shop);
    return saveAtRevision(shop, RESULTS_PAGE, at, async (stored) => {
      const document = changedResultsPage(stored, sent);
      // Translations may be of texts that aren't in the same request.
      const page = resultsPageOf(document, await servedDefaults(shop));
      const tooLong = sent.translations ? translationIssues(resultsSlots(page), page.translations) : [];
      return tooLong.length > 0 ? invalidDocument(tooLong) : { ok: true, document };
    });
  });
}
