import type { DocumentDefinition } from '../documents/document-definition';
import type { Migration } from '../documents/migration';
import { readVersioned } from '../documents/read-versioned';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import type { EditedResultsPage } from './change-results-page';
import { keywordGroupsParts } from './groups-parts';
import {
  KEYWORD_GROUPS_VERSION,
  type KeywordGroups,
  readKeywordGroups,
  storedKeywordGroups,
  validateKeywordGroups,
} from './keyword-groups';
import {
  changedResultsPage,
  RESULTS_PAGE_VERSION,
  resultsPage,
  resultsPageOf,
  validateResultsPage,
} from './results-page';
import { resultsPageParts } from './results-page-parts';
import {
  readSearchSettings,
  SEARCH_SETTINGS_VERSION,
  type SearchSettings,
  storedSearchSettings,
  validateSearchSettings,
} from './search-settings';
import { searchSettingsParts } from './settings-parts';
import { readSynonyms, SYNONYMS_VERSION, type Synonyms, storedSynonyms, validateSynonyms } from './synonyms';
import { synonymsParts } from './synonyms-parts';

export const SEARCH_SETTINGS: DocumentDefinition<SearchSettings> = {
  kind: 'search-settings',
  noun: 'these settings',
  mark: { title: 'Search settings', path: '/smart-search/settings/' },
  version: SEARCH_SETTINGS_VERSION,
  read: readSearchSettings,
  validate: validateSearchSettings,
  normalize: storedSearchSettings,
  parts: searchSettingsParts,
};

export const KEYWORD_GROUPS: DocumentDefinition<KeywordGroups> = {
  kind: 'keyword-groups',
  noun: 'these keyword groups',
  mark: { title: 'Keyword groups', path: '/smart-search/keyword-groups/' },
  version: KEYWORD_GROUPS_VERSION,
  read: readKeywordGroups,
  validate: validateKeywordGroups,
  normalize: storedKeywordGroups,
  parts: keywordGroupsParts,
};

const editedResultsPage = resultsPage.omit({ enabled: true });

/** Page in the stored form of its sections. All of them are present, so that none falls back to collections. */
function normalizedResultsPage(page: EditedResultsPage): EditedResultsPage {
  const { enabled: _, ...normalized } = resultsPageOf(changedResultsPage(null, page), BUILT_IN_SETTINGS);
  return normalized;
}

/** Migration of versions without tags of their own: all were offered. */
const TAGS_IN_FILTERS: Migration = {
  id: '002-tags-in-filters',
  // Edited pages have no version number: those of a later version get here, too, and keep their own fields.
  up: (page) => ({ tagFilters: [], tagExclusions: [], ...page }),
};

/** Migration of versions without translations. */
const WITH_TRANSLATIONS: Migration = {
  id: '003-translations',
  up: (page) => ({ translations: {}, ...page }),
};

/** Results page as edited: whole, while only the saved parts are stored (`StoredResultsPage`). */
export const RESULTS_PAGE: DocumentDefinition<EditedResultsPage> = {
  kind: 'results-page',
  noun: 'this results page',
  mark: { title: 'Results page', path: '/smart-search/results-page/' },
  version: RESULTS_PAGE_VERSION,
  read: (stored) =>
    readVersioned(
      {
        schema: editedResultsPage,
        version: RESULTS_PAGE_VERSION,
        migrations: [TAGS_IN_FILTERS, WITH_TRANSLATIONS],
      },
      stored,
    ),
  validate: validateResultsPage,
  normalize: normalizedResultsPage,
  parts: resultsPageParts,
};

export const SYNONYMS: DocumentDefinition<Synonyms> = {
  kind: 'synonyms',
  noun: 'these synonyms',
  mark: { title: 'Synonyms', path: '/smart-search/synonyms/' },
  version: SYNONYMS_VERSION,
  read: readSynonyms,
  validate: validateSynonyms,
  normalize: storedSynonyms,
  parts: synonymsParts,
};
