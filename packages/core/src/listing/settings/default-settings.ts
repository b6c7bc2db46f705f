import * as z from 'zod';
import { type ReadVersioned, readVersioned } from '../../documents/read-versioned';
import { type Issue, issue } from '../../editing/issue';
import { dedupedIssues, lengthIssues } from '../../texts/length-issues';
import { listOf } from '../../texts/limited';
import { BUILT_IN_FILTERS, BUILT_IN_SORTS, BUILT_IN_TEMPLATE } from './built-in';
import { inStoredForm } from './listing-form';
import { listingFields, productEntry, tag } from './listing-settings';
import { listingIssues } from './validate-listing';

/** The version of the shape that this code reads and writes. */
export const DEFAULT_SETTINGS_VERSION = 1;

/** Default settings of every collection that nothing else is set for. The exclusions hold always, under campaigns too. */
export const defaultSettings = z.strictObject({
  schemaVersion: z.literal(DEFAULT_SETTINGS_VERSION),
  ...listingFields,
  excludedProducts: listOf(productEntry, 'products'),
  excludedProductTags: listOf(tag, 'tags'),
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
      loadMoreText: 'Load more',
    },
  },
  excludedProducts: [],
  excludedProductTags: [],
};

/** Issues that keep default settings from being saved. */
export function validateDefaultSettings(settings: DefaultSettings): Issue[] {
  const issues = listingIssues(settings);
  const ids = settings.excludedProducts.map(({ productId }) => productId);
  if (new Set(ids).size < ids.length) {
    issues.push(issue('duplicate', ['excludedProducts'], 'A product is excluded twice. Remove one of them.'));
  }
  return [...issues, ...dedupedIssues(lengthIssues(defaultSettings, settings), issues)];
}

/** Valid settings as they are stored. */
export function storedDefaultSettings(settings: DefaultSettings): DefaultSettings {
  return { ...settings, ...inStoredForm(settings) };
}

/** Reads saved ones in the version that this code knows. */
export function readDefaultSettings(stored: unknown): ReadVersioned<DefaultSettings> {
  return readVersioned({ schema: defaultSettings, version: DEFAULT_SETTINGS_VERSION }, stored);
}
