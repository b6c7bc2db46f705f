import * as z from 'zod';
import type { Migration } from '../documents/migration';
import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { type Issue, issue, type Path } from '../editing/issue';
import { SORT_KEYS } from '../listing/listing-rules';
import { BUILT_IN_FILTERS, BUILT_IN_SORTS } from '../listing/settings/built-in';
import type { DefaultSettings } from '../listing/settings/default-settings';
import { numbered, storedPagination } from '../listing/settings/listing-form';
import { filterEntry, type SortEntry, sortEntry, tag } from '../listing/settings/listing-settings';
import { LIST_SLOTS, listingSlots } from '../listing/settings/listing-texts';
import { filterIssues, sortIssues, templateIssues } from '../listing/settings/validate-listing';
import { hexOf } from '../looks/colour';
import { dedupedIssues, lengthIssues } from '../texts/length-issues';
import { listOf, text } from '../texts/limited';
import { carriedTranslations } from '../translations/carried-translations';
import { slotsIn, type TextSlot } from '../translations/text-slots';
import { translationIssues } from '../translations/translation-issues';
import { NO_TRANSLATIONS, type Translations, translations } from '../translations/translations';
import {
  NEW_LAYOUT,
  type ResultsLayout,
  resultsLayout,
  type SomeLayout,
  someLayout,
  wholeLayout,
} from './results-layout';

/** Schema version that this code reads and writes. */
export const RESULTS_PAGE_VERSION = 3;

/** A shop has one results page. */
export const RESULTS_PAGE_ID = 'search-results';

/** Sort order of collections that searches lack: their default is always relevance. */
const OWN_ORDER = 'featured';

const searchSortKey = z.enum(SORT_KEYS).exclude([OWN_ORDER]);
export const SEARCH_SORT_KEYS = searchSortKey.options;

const searchSortEntry = sortEntry.extend({ key: searchSortKey });
export type SearchSortEntry = z.infer<typeof searchSortEntry>;

const parts = {
  /** Whether our page is used for searches; if not, the theme's is, and ours only suggests. */
  enabled: z.boolean(),
  /** CSS selector of the page's element without our block; empty: none. */
  embeddedSelector: text('selector'),
  editorLayout: resultsLayout,
  filterSettings: listOf(filterEntry, 'filters'),
  /** Tags that the tag filter offers, as in collection settings. */
  tagFilters: listOf(tag, 'tags'),
  tagExclusions: listOf(tag, 'tags'),
  /** Sort options, after relevance. */
  sortSettings: listOf(searchSortEntry, 'sorts'),
  translations,
};

/** Results page. */
export const resultsPage = z.strictObject(parts);
export type ResultsPage = z.infer<typeof resultsPage>;

/** Partial results page, as sent and stored; see `wholeLayout` for fields that a layout lacks. */
export const someResultsPage = z.strictObject({ ...parts, editorLayout: someLayout }).partial();
export type SomeResultsPage = z.infer<typeof someResultsPage>;

const storedResultsPage = someResultsPage.extend({ schemaVersion: z.literal(RESULTS_PAGE_VERSION) });
export type StoredResultsPage = z.infer<typeof storedResultsPage>;

/** Limits of numbers. Shopify's own suggestions, the fallback of ours, are limited to ten. */
export const MAX_SPACING = 64;
export const MAX_SUGGESTIONS = 10;

/** Collection settings that the page falls back to: filters, sort options and pagination. */
type OfCollections = Pick<
  DefaultSettings,
  'filters' | 'tagFilters' | 'tagExclusions' | 'sortOptions' | 'template' | 'translations'
>;

/** Results page of the stored parts, with fallbacks; null: nothing is stored. */
export function resultsPageOf(stored: SomeResultsPage | null, defaults: OfCollections): ResultsPage {
  const { enabled, embeddedSelector, editorLayout, filterSettings, sortSettings, ...rest } = stored ?? {};
  const page: ResultsPage = {
    enabled: enabled ?? true,
    embeddedSelector: embeddedSelector ?? '',
    editorLayout: editorLayout ? wholeLayout(editorLayout) : layoutByCollections(defaults),
    filterSettings: filterSettings ?? defaults.filters,
    tagFilters: rest.tagFilters ?? defaults.tagFilters,
    tagExclusions: rest.tagExclusions ?? defaults.tagExclusions,
    sortSettings: sortSettings ?? withoutOwnOrder(defaults.sortOptions),
    translations: rest.translations ?? NO_TRANSLATIONS,
  };
  return rest.translations ? page : { ...page, translations: translationsOfCollections(page, defaults) };
}

/** Layout of a page without its own: pagination of collections, and a cart button on cards. */
function layoutByCollections({ template: { pagination } }: OfCollections): ResultsLayout {
  return { ...NEW_LAYOUT, pagination, addToCartEnabled: true };
}

/** Validation issues of the sent sections. */
export function validateResultsPage(sent: SomeResultsPage): Issue[] {
  const {
    embeddedSelector = '',
    editorLayout,
    filterSettings = [],
    sortSettings = [],
    translations = {},
  } = sent;
  const layout = editorLayout && wholeLayout(editorLayout);
  const issues = [
    ...filterIssues(filterSettings, ['filterSettings']),
    ...sortIssues(sortSettings, ['sortSettings']),
    ...(layout ? layoutIssues(layout, ['editorLayout']) : []),
    ...translationIssues(resultsSlots(sent), translations),
    // Browsers decide which selectors are valid; this one certainly isn't.
    ...(/[{}<;@]/.test(embeddedSelector)
      ? [issue('selector', ['embeddedSelector'], 'Enter a CSS selector, such as #search-results.')]
      : []),
  ];
  return [...issues, ...dedupedIssues(lengthIssues(someResultsPage, sent), issues)];
}

/** Stored page with valid sections merged in. Sections that aren't sent are unchanged. */
export function changedResultsPage(
  stored: StoredResultsPage | null,
  {
    enabled,
    embeddedSelector,
    editorLayout,
    filterSettings,
    tagFilters,
    tagExclusions,
    sortSettings,
    translations,
  }: SomeResultsPage,
): StoredResultsPage {
  const sorts: readonly SearchSortEntry[] =
    sortSettings && sortSettings.length > 0 ? sortSettings : withoutOwnOrder(BUILT_IN_SORTS);
  return {
    ...stored,
    schemaVersion: RESULTS_PAGE_VERSION,
    ...(enabled !== undefined && { enabled }),
    ...(embeddedSelector !== undefined && { embeddedSelector: embeddedSelector.trim() }),
    ...(editorLayout && { editorLayout: storedLayout(editorLayout) }),
    ...(filterSettings && {
      filterSettings: numbered(filterSettings.length > 0 ? filterSettings : BUILT_IN_FILTERS),
    }),
    ...(tagFilters && { tagFilters }),
    ...(tagExclusions && { tagExclusions }),
    ...(sortSettings && { sortSettings: numbered(sorts) }),
    ...(translations && { translations }),
  };
}

/** Migration of tags, which were those of collections' default settings, and remain so until they are saved. */
const TAGS_FOLLOW: Migration = {
  id: '002-tags-in-filters',
  up: (stored) => ({ ...stored, schemaVersion: 2 }),
};

/** Migration that adds nothing: translations are stored once some are saved. */
const TRANSLATIONS_FOLLOW: Migration = {
  id: '003-translations',
  up: (stored) => ({ ...stored, schemaVersion: 3 }),
};

export function readResultsPage(stored: unknown): ReadVersioned<StoredResultsPage> {
  return readVersioned(
    {
      schema: storedResultsPage,
      version: RESULTS_PAGE_VERSION,
      migrations: [TAGS_FOLLOW, TRANSLATIONS_FOLLOW],
    },
    stored,
  );
}

/** Slots of all texts for shoppers on a page, or in some sections of it, including blank and disabled ones. */
export function resultsSlots(page: SomeResultsPage): readonly TextSlot[] {
  return slotsIn(resultsPage, page, LIST_SLOTS);
}

/** Translations of collections for the same texts, while the page has none. */
function translationsOfCollections(page: ResultsPage, defaults: OfCollections): Translations {
  return carriedTranslations(resultsSlots(page), NO_TRANSLATIONS, {
    slots: listingSlots(defaults),
    translations: defaults.translations,
    keyOf: (key) =>
      key
        .replace(/^filters\//, 'filterSettings/')
        .replace(/^sortOptions\//, 'sortSettings/')
        .replace(/^template\//, 'editorLayout/'),
  });
}

/** Sort options without collections' own order, which searches lack. */
export function withoutOwnOrder(sorts: readonly SortEntry[]): SearchSortEntry[] {
  return sorts.flatMap(({ key, ...entry }) => (key === OWN_ORDER ? [] : [{ ...entry, key }]));
}

function storedLayout(layout: SomeLayout): SomeLayout {
  const { pagination } = layout;
  return pagination ? { ...layout, pagination: storedPagination(pagination) } : layout;
}

function layoutIssues(layout: ResultsLayout, place: Path): Issue[] {
  const issues = [...templateIssues(layout, place)];
  const number = (field: 'columnSpacing' | 'suggestionsCount', min: number, max: number) => {
    const value = layout[field];
    if (value !== null && Number.isInteger(value) && value >= min && value <= max) return;
    issues.push(issue('number', [...place, field], `Enter a whole number from ${min} to ${max}.`));
  };
  number('columnSpacing', 0, MAX_SPACING);
  number('suggestionsCount', 1, MAX_SUGGESTIONS);
  for (const [name, value] of Object.entries(layout.colorSettings)) {
    if (value === null || hexOf(value) !== null) continue;
    const message = 'Enter a color with a # and three or six digits, such as #1d6b42.';
    issues.push(issue('colour', [...place, 'colorSettings', name], message));
  }
  for (const field of REQUIRED_TEXTS) {
    if (layout[field].trim() === '') issues.push(issue('blank', [...place, field], 'Enter a text.'));
  }
  return issues;
}

/** Texts that are required. */
const REQUIRED_TEXTS = ['pageTitle', 'soldOutTitle', 'addToCartTitle'] as const;
