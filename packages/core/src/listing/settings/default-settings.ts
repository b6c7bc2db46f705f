import * as z from 'zod';
import type { Migration } from '../../documents/migration';
import { type ReadVersioned, readVersioned } from '../../documents/read-versioned';
import { type Issue, issue } from '../../editing/issue';
import { dedupedIssues, lengthIssues } from '../../texts/length-issues';
import { listOf } from '../../texts/limited';
import { translationIssues } from '../../translations/translation-issues';
import { translations } from '../../translations/translations';
import { BUILT_IN_FILTERS, BUILT_IN_SORTS, BUILT_IN_TEMPLATE, LOAD_MORE_TEXTS } from './built-in';
import { inStoredForm } from './listing-form';
import { listingFields, productEntry, tag } from './listing-settings';
import { listingSlots } from './listing-texts';
import { listingIssues } from './validate-listing';

/** Schema version that this code reads and writes. */
export const DEFAULT_SETTINGS_VERSION = 2;

/** Default settings, for collections without their own. The exclusions always apply, under campaigns too. */
export const defaultSettings = z.strictObject({
  schemaVersion: z.literal(DEFAULT_SETTINGS_VERSION),
  ...listingFields,
  excludedProducts: listOf(productEntry, 'products'),
  excludedProductTags: listOf(tag, 'tags'),
  translations: translations.default({}),
});
export type DefaultSettings = z.infer<typeof defaultSettings>;

/** Settings of a shop that has saved none. */
export const BUILT_IN_SETTINGS: DefaultSettings = {
  schemaVersion: DEFAULT_SETTINGS_VERSION,
  filters: [...BUILT_IN_FILTERS],
  sortOptions: [...BUILT_IN_SORTS],
  tagFilters: [],
  tagExclusions: [],
  renderOos: 'all',
  template: {
    ...BUILT_IN_TEMPLATE,
    pagination: {
      type: 'default',
      amountPerPage: 12,
      limitOptions: [10, 25, 50],
      loadMoreText: LOAD_MORE_TEXTS.usual,
    },
  },
  excludedProducts: [],
  excludedProductTags: [],
  translations: {},
};

/** Validation issues of default settings. */
export function validateDefaultSettings(settings: DefaultSettings): Issue[] {
  const issues = [
    ...listingIssues(settings),
    ...translationIssues(listingSlots(settings), settings.translations),
  ];
  const ids = settings.excludedProducts.map(({ productId }) => productId);
  if (new Set(ids).size < ids.length) {
    issues.push(issue('duplicate', ['excludedProducts'], 'A product is excluded twice. Remove one of them.'));
  }
  return [...issues, ...dedupedIssues(lengthIssues(defaultSettings, settings), issues)];
}

/** Valid settings, normalized for storage. */
export function storedDefaultSettings(settings: DefaultSettings): DefaultSettings {
  return { ...settings, ...inStoredForm(settings) };
}

/** Migration that adds translations to default settings and to a collection's own. */
export const WITH_TRANSLATIONS: Migration = {
  id: '002-translations',
  up: (settings) => ({ ...settings, schemaVersion: 2, translations: {} }),
};

/** Reads stored settings, migrated to the current version. */
export function readDefaultSettings(stored: unknown): ReadVersioned<DefaultSettings> {
  return readVersioned(
    { schema: defaultSettings, version: DEFAULT_SETTINGS_VERSION, migrations: [WITH_TRANSLATIONS] },
    stored,
  );
}
