import * as z from 'zod';
import { type Issue, issue } from '../editing/issue';
import { BUILT_IN_TEMPLATE, LOAD_MORE_TEXTS } from '../listing/settings/built-in';
import { BUILT_IN_SETTINGS, type DefaultSettings } from '../listing/settings/default-settings';
import { featuringFields, featuringIssues, NOTHING_FEATURED } from '../listing/settings/featuring';
import { inStoredForm } from '../listing/settings/listing-form';
import { chosenCollection, listingFields } from '../listing/settings/listing-settings';
import { listingSlots } from '../listing/settings/listing-texts';
import { listingIssues } from '../listing/settings/validate-listing';
import { copyName } from '../texts/copy-name';
import { isBlank } from '../texts/is-blank';
import { dedupedIssues, lengthIssues } from '../texts/length-issues';
import { idText, instant, listOf, text } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import { carriedTranslations } from '../translations/carried-translations';
import { translationIssues } from '../translations/translation-issues';
import { translations } from '../translations/translations';
import { coversNothing } from './campaign';
import { INHERITABLE, inForce } from './inherited';

/** Schema version that this code reads and writes. */
export const CAMPAIGN_VERSION = 3;

const collectionEntry = z.strictObject({ ...chosenCollection.shape, exclusion: z.boolean() });

/** Campaign: temporary settings of collection pages. Its publication is stored apart. */
export const campaignDocument = z.strictObject({
  schemaVersion: z.literal(CAMPAIGN_VERSION),
  id: idText(),
  /** Name for the merchant. */
  name: text('campaignName'),
  startDate: instant().nullable(),
  endDate: instant().nullable(),
  noEndDate: z.boolean(),
  allCollections: z.boolean(),
  isExcludeSpecific: z.boolean(),
  collections: listOf(collectionEntry, 'collections'),
  ...featuringFields,
  ...listingFields,
  /** Sections inherited from the settings that apply without it; its own fields are kept for later. */
  inherits: z.array(z.enum(INHERITABLE)).max(INHERITABLE.length).default([]),
  translations: translations.default({}),
});
export type CampaignDocument = z.infer<typeof campaignDocument>;

export const CAMPAIGN_NAME_MISSING = 'Campaign name is required';

/** New campaign that inherits nothing. Copies filters, sorts and tags from the default settings. */
export function newCampaign(id: string, name: string, defaults: DefaultSettings): CampaignDocument {
  const campaign: CampaignDocument = {
    schemaVersion: CAMPAIGN_VERSION,
    id,
    name,
    startDate: null,
    endDate: null,
    noEndDate: true,
    allCollections: false,
    isExcludeSpecific: false,
    collections: [],
    ...NOTHING_FEATURED,
    filters: defaults.filters,
    sortOptions: defaults.sortOptions,
    tagFilters: defaults.tagFilters,
    tagExclusions: defaults.tagExclusions,
    renderOos: 'all',
    template: {
      ...BUILT_IN_TEMPLATE,
      pagination: {
        type: 'default',
        amountPerPage: 15,
        limitOptions: [15, 25, 75],
        loadMoreText: LOAD_MORE_TEXTS.products,
      },
    },
    inherits: [],
    translations: {},
  };
  const of = { slots: listingSlots(defaults), translations: defaults.translations };
  return { ...campaign, translations: carriedTranslations(listingSlots(campaign), {}, of) };
}

/** New campaign for merchants, which inherits everything until they change it. */
export function inheritingCampaign(id: string, name: string, defaults: DefaultSettings): CampaignDocument {
  return { ...newCampaign(id, name, defaults), inherits: [...INHERITABLE] };
}

/** Copy of a campaign, without dates. */
export function duplicateCampaign(campaign: CampaignDocument, id: string): CampaignDocument {
  const name = copyName(campaign.name, TEXT_LIMITS.campaignName);
  return { ...campaign, id, name, startDate: null, endDate: null, noEndDate: true };
}

/** Validation issues of a campaign. */
export function validateCampaign(campaign: CampaignDocument): Issue[] {
  const issues: Issue[] = [];
  if (isBlank(campaign.name)) issues.push(issue('blank', ['name'], CAMPAIGN_NAME_MISSING));
  const { startDate, endDate, noEndDate } = campaign;
  if (!noEndDate && endDate === null)
    issues.push(issue('blank', ['endDate'], 'Choose when the campaign ends.'));
  if (!noEndDate && endDate !== null && startDate !== null && Date.parse(endDate) <= Date.parse(startDate)) {
    issues.push(issue('order', ['endDate'], 'Choose an end after the start.'));
  }
  if (isNamedTwice(campaign)) {
    const message = 'A collection is in the list twice. Remove one of them.';
    issues.push(issue('duplicate', ['collections'], message));
  }
  // Fields of inherited sections are hidden.
  const own = inForce(campaign, BUILT_IN_SETTINGS);
  issues.push(
    ...featuringIssues(own),
    ...listingIssues(own),
    ...translationIssues(listingSlots(own), own.translations),
  );
  return [...issues, ...dedupedIssues(lengthIssues(campaignDocument, own), issues)];
}

/** Whether a collection is listed twice. Exclusions are a list of their own; `allCollections` decides which applies. */
function isNamedTwice({ collections }: CampaignDocument): boolean {
  const named = new Set(collections.map(({ collectionId, exclusion }) => `${collectionId} ${exclusion}`));
  return named.size < collections.length;
}

/** Issues of publishing a valid campaign at `now` (epoch milliseconds). */
export function publishingIssues(campaign: CampaignDocument, now: number): Issue[] {
  const issues: Issue[] = [];
  if (coversNothing(campaign))
    issues.push(issue('blank', ['collections'], 'Choose at least one collection.'));
  const { endDate, noEndDate } = campaign;
  if (!noEndDate && endDate !== null && Date.parse(endDate) <= now) {
    issues.push(issue('past', ['endDate'], 'Choose an end in the future.'));
  }
  return issues;
}

/** Valid campaign, normalized for storage. */
export function storedCampaign(campaign: CampaignDocument): CampaignDocument {
  return { ...campaign, ...inStoredForm(campaign), name: campaign.name.trim() };
}
