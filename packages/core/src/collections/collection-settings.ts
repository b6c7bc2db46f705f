import * as z from 'zod';
import { shopifyId } from '../catalogue/selection';
import type { Issue } from '../editing/issue';
import type { DefaultSettings } from '../listing/settings/default-settings';
import { featuringFields, featuringIssues, NOTHING_FEATURED } from '../listing/settings/featuring';
import { inStoredForm } from '../listing/settings/listing-form';
import { listingFields } from '../listing/settings/listing-settings';
import { listingSlots } from '../listing/settings/listing-texts';
import { listingIssues } from '../listing/settings/validate-listing';
import { dedupedIssues, lengthIssues } from '../texts/length-issues';
import { translationIssues } from '../translations/translation-issues';
import { translations } from '../translations/translations';

/** Schema version that this code reads and writes. */
export const COLLECTION_SETTINGS_VERSION = 2;

/** Collection's own settings, which replace the default ones while they are on and no campaign is live. */
export const collectionSettings = z.strictObject({
  schemaVersion: z.literal(COLLECTION_SETTINGS_VERSION),
  collectionId: shopifyId,
  enabled: z.boolean(),
  ...featuringFields,
  ...listingFields,
  translations: translations.default({}),
});
export type CollectionSettings = z.infer<typeof collectionSettings>;

/** Initial settings of a collection: the defaults. Once saved, they are on. */
export function newCollectionSettings(collectionId: number, defaults: DefaultSettings): CollectionSettings {
  const { filters, sortOptions, tagFilters, tagExclusions, renderOos, template, translations } = defaults;
  return {
    schemaVersion: COLLECTION_SETTINGS_VERSION,
    collectionId,
    enabled: true,
    ...NOTHING_FEATURED,
    filters,
    sortOptions,
    tagFilters,
    tagExclusions,
    renderOos,
    template,
    translations,
  };
}

/** Validation issues of a collection's settings. */
export function validateCollectionSettings(settings: CollectionSettings): Issue[] {
  const issues = [
    ...featuringIssues(settings),
    ...listingIssues(settings),
    ...translationIssues(listingSlots(settings), settings.translations),
  ];
  return [...issues, ...dedupedIssues(lengthIssues(collectionSettings, settings), issues)];
}

/** Valid settings, normalized for storage. */
export function storedCollectionSettings(settings: CollectionSettings): CollectionSettings {
  return { ...settings, ...inStoredForm(settings) };
}
