import type { ListingSettings } from '../listing/settings/listing-settings';

/** Sections that a campaign can leave to the settings that hold for a collection without it, in the order of its cards. */
export const INHERITABLE = ['stock', 'filters', 'sorting', 'layout', 'pages'] as const;
export type Inheritable = (typeof INHERITABLE)[number];

/** Settings with one part as others have it. Which tags filters offer belongs to the filters. */
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

/** A campaign as it holds for a collection: what it inherits is as in `below`, which would hold without it. */
export function inForce<Campaign extends ListingSettings & { readonly inherits: readonly Inheritable[] }>(
  campaign: Campaign,
  below: ListingSettings,
): Campaign {
  return campaign.inherits.reduce((settings, part) => withPartOf(part, settings, below), campaign);
}
