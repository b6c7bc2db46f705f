import type { DescribedFields } from '../../editing/described-fields';
import type { Parts } from '../../editing/parts';
import { type FieldGroup, partsOf } from '../../editing/parts-of';
import { partsWithTranslations } from '../../translations/translations-parts';
import type { DefaultSettings } from './default-settings';
import type { Featuring } from './featuring';
import type { ListingSettings } from './listing-settings';
import { COLUMNS } from './validate-listing';

/** Where sold-out products stand, in words. */
export const OOS_LABELS = { end: 'At the end', hide: 'Hidden', all: 'In place' };

/** Labels of the fields of a layout, whatever it lays out. */
export const LAYOUT_FIELDS = {
  layout: {
    label: 'Filters on large screens',
    words: { dropdown: 'Above the products', sidebar: 'Beside the products' },
  },
  layoutMode: {
    label: 'Filters on phones and tablets',
    words: { sidebar: 'In a panel over the page', dropdown: 'On the page' },
  },
  desktopColumnBreakpoint: COLUMNS.desktopColumnBreakpoint.label,
  tabletColumnBreakpoint: COLUMNS.tabletColumnBreakpoint.label,
  mobileColumnBreakpoint: COLUMNS.mobileColumnBreakpoint.label,
  'pagination.amountPerPage': 'Products per page',
} satisfies DescribedFields;

/** Fields as they are described, of a record at a place of a document. */
export function describedAt(place: string, fields: DescribedFields): DescribedFields {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [`${place}.${path}`, field]));
}

/** The parts that all settings of lists have. */
export const LISTING_PARTS = [
  { id: 'filters', title: 'Filters', fields: ['filters'] },
  { id: 'sorting', title: 'Sort options', fields: ['sortOptions'] },
  { id: 'tags', title: 'Tags in filters', fields: ['tagFilters', 'tagExclusions'] },
  {
    id: 'stock',
    title: 'Sold-out products',
    fields: ['renderOos'],
    described: { renderOos: { label: 'Sold-out products', words: OOS_LABELS } },
  },
  {
    id: 'pages',
    title: 'Layout and pages',
    fields: ['template'],
    described: {
      'template.pageTitle': 'Page title',
      ...describedAt('template', LAYOUT_FIELDS),
    },
  },
] as const satisfies readonly FieldGroup<ListingSettings>[];

/** The parts of what is put into a list. */
export const FEATURING_PARTS = [
  {
    id: 'featured',
    title: 'Featured products',
    fields: [
      'featuredProductsEnabled',
      'featuredProducts',
      'featuredProductsAlwaysFirst',
      'showFeaturedBadge',
      'badgeText',
    ],
    described: {
      featuredProductsEnabled: 'Feature products',
      featuredProductsAlwaysFirst: 'Always first',
      showFeaturedBadge: 'Show a badge',
      badgeText: 'Badge',
    },
  },
  { id: 'tiles', title: 'Promo tiles', fields: ['promoTiles'] },
] as const satisfies readonly FieldGroup<Featuring>[];

/** The parts of default settings, by which two versions are compared and merged. */
export const defaultSettingsParts: Parts<DefaultSettings> = partsWithTranslations(
  partsOf<DefaultSettings>([
    ...LISTING_PARTS,
    { id: 'exclusions', title: 'Excluded products', fields: ['excludedProducts', 'excludedProductTags'] },
    { id: 'version', title: 'Version', fields: ['schemaVersion'] },
  ]),
);
