import type { ListingSettings } from '../listing/settings/listing-settings';
import { listingSlots, type TranslatedSettings, translatedListing } from '../listing/settings/listing-texts';
import { carriedTranslations } from '../translations/carried-translations';
import type { TextSlot } from '../translations/text-slots';

/** Sections that a campaign can inherit from the settings below it, in the order of its cards. */
export const INHERITABLE = ['stock', 'filters', 'sorting', 'layout', 'pages'] as const;
export type Inheritable = (typeof INHERITABLE)[number];

/** Settings with a section of other ones. The tags that filters offer belong to the filters. */
export function withPartOf<Settings extends ListingSettings>(
  part: Inheritable,
  settings: Settings,
  other: ListingSettings,
): Settings {
  switch (part) {
    case 'stock':
      return { ...settings, renderOos: other.renderOos };
    case 'filters': {
      const { filters, tagFilters, tagExclusions } = other;
      return { ...settings, filters, tagFilters, tagExclusions };
    }
    case 'sorting':
      return { ...settings, sortOptions: other.sortOptions };
    case 'layout': {
      const { pagination } = settings.template;
      return { ...settings, template: { ...other.template, pagination } };
    }
    case 'pages': {
      const { pagination } = other.template;
      return { ...settings, template: { ...settings.template, pagination } };
    }
  }
}

/**
 * Effective settings of a campaign in a collection: inherited sections are those of `below`, which would apply without
 * it.
 */
export function inForce<Campaign extends ListingSettings & { readonly inherits: readonly Inheritable[] }>(
  campaign: Campaign,
  below: ListingSettings,
): Campaign {
  return campaign.inherits.reduce((settings, part) => withPartOf(part, settings, below), campaign);
}

/**
 * Effective settings in a language of shoppers, each text by the settings that it comes from; null: the shop's own
 * language.
 */
export function inForceIn<
  Campaign extends TranslatedSettings & { readonly inherits: readonly Inheritable[] },
>(campaign: Campaign, below: TranslatedSettings, language: string | null): Campaign {
  return inForce(translatedListing(campaign, language), translatedListing(below, language));
}

/** Text slots of a campaign in sections that it doesn't inherit. */
export function ownSlots(
  campaign: ListingSettings & { readonly inherits: readonly Inheritable[] },
): readonly TextSlot[] {
  return listingSlots(campaign).filter((slot) => {
    const part = partOf(slot);
    return part === null || !campaign.inherits.includes(part);
  });
}

/** Settings with a section of other ones, its translations included. */
export function takenOver<Settings extends TranslatedSettings>(
  part: Inheritable,
  settings: Settings,
  other: TranslatedSettings,
): Settings {
  const ofPart = (each: ListingSettings) => listingSlots(each).filter((slot) => partOf(slot) === part);
  const changed = withPartOf(part, settings, other);
  const left = new Set(ofPart(settings).map(({ key }) => key));
  const kept = Object.entries(settings.translations).flatMap(([language, texts]) => {
    const others = Object.entries(texts).filter(([key]) => !left.has(key));
    return others.length === 0 ? [] : [[language, Object.fromEntries(others)] as const];
  });
  const translations = carriedTranslations(ofPart(changed), Object.fromEntries(kept), {
    slots: ofPart(other),
    translations: other.translations,
  });
  return { ...changed, translations };
}

/** Section of a text; null if it can't be inherited. */
function partOf({ path: [field, inner] }: TextSlot): Inheritable | null {
  if (field === 'filters') return 'filters';
  if (field === 'sortOptions') return 'sorting';
  if (field !== 'template') return null;
  return inner === 'pagination' ? 'pages' : 'layout';
}
