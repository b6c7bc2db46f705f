import type { DescribedFields } from '../../editing/described-fields';
import type { Parts } from '../../editing/parts';
import { type FieldGroup, partsOf } from '../../editing/parts-of';
import { partsWithTranslations } from '../../translations/translations-parts';
import type { DefaultSettings } from './default-settings';
import type { Featuring } from './featuring';
import type { ListingSettings } from './listing-settings';
import { COLUMNS } from './validate-listing';

/** Labels for the position of sold-out products. */
export const OOS_LABELS = { end: 'At the end', hide: 'Hidden', all: 'In place' };

/** Labels of the fields of filters and sort options. */
const ENTRY_FIELDS = { enabled: 'Turned on', label: 'Label' } satisfies DescribedFields;

const FILTER_PLACES = {
  layout: {
    label: 'Filters on large screens',
    valueLabels: { dropdown: 'Above the products', sidebar: 'Beside the products' },
  },
  layoutMode: {
    label: 'Filters on phones and tablets',
    valueLabels: { sidebar: 'In a panel over the page', dropdown: 'On the page' },
  },
} satisfies DescribedFields;

const COLUMN_FIELDS = [
  'desktopColumnBreakpoint',
  'tabletColumnBreakpoint',
  'mobileColumnBreakpoint',
] as const;

const PAGES_FIELDS = { 'pagination.amountPerPage': 'Products per page' } satisfies DescribedFields;

/** Parts of the page layout, in the record with its fields. The columns of each width are one part. */
export const layoutParts = <const Name extends string>(within: Name) => [
  {
    id: 'layout',
    title: 'Layout',
    within,
    fields: ['layout', 'layoutMode'],
    described: FILTER_PLACES,
  } as const,
  ...COLUMN_FIELDS.map((field) => {
    const { label } = COLUMNS[field];
    return { id: field, title: label, within, fields: [field], described: { [field]: label } };
  }),
  { id: 'pages', title: 'Pages', within, fields: ['pagination'], described: PAGES_FIELDS } as const,
];

/** Parts of all list settings. */
export const LISTING_PARTS = [
  {
    id: 'filters',
    title: 'Filters',
    fields: ['filters'],
    described: { filters: { label: 'Filter', each: { name: 'Name', ...ENTRY_FIELDS } } },
  },
  {
    id: 'sorting',
    title: 'Sort options',
    fields: ['sortOptions'],
    described: { sortOptions: { label: 'Sort option', each: ENTRY_FIELDS } },
  },
  { id: 'tags', title: 'Tags in filters', fields: ['tagFilters', 'tagExclusions'] },
  {
    id: 'stock',
    title: 'Sold-out products',
    fields: ['renderOos'],
    described: { renderOos: { label: 'Sold-out products', valueLabels: OOS_LABELS } },
  },
  {
    id: 'title',
    title: 'Page title',
    within: 'template',
    fields: ['pageTitle'],
    described: { pageTitle: 'Page title' },
  },
  ...layoutParts('template'),
] as const satisfies readonly FieldGroup<ListingSettings>[];

/** Parts of the featuring fields. */
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
  {
    id: 'tiles',
    title: 'Promo tiles',
    fields: ['promoTiles'],
    described: {
      promoTiles: {
        label: 'Tile',
        each: { name: 'Name', 'placement.position': 'Position', 'content.imageRedirectUrl': 'Link' },
      },
    },
  },
] as const satisfies readonly FieldGroup<Featuring>[];

/** Parts of default settings, by which two versions are compared and merged. */
export const defaultSettingsParts: Parts<DefaultSettings> = partsWithTranslations(
  partsOf<DefaultSettings>([
    ...LISTING_PARTS,
    { id: 'exclusions', title: 'Excluded products', fields: ['excludedProducts', 'excludedProductTags'] },
    { id: 'version', title: 'Version', fields: ['schemaVersion'] },
  ]),
);
