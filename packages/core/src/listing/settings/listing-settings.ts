import * as z from 'zod';
import { shopifyId } from '../../catalogue/selection';
import { idText, listOf, text } from '../../texts/limited';
import { shopperText } from '../../texts/shopper-text';
import { FILTER_TYPES } from '../filters/filter-types';
import { PAGINATION_TYPES, type PaginationType, SORT_KEYS } from '../listing-rules';
import { filterStandIn, shownLabel } from './shown-label';

/** Merchant's filter entry. Its position in the list is the order that shoppers see; `index` repeats it. */
export const filterEntry = z.strictObject({
  /** Stable while the row is moved. */
  id: idText(),
  enabled: z.boolean(),
  type: z.enum(FILTER_TYPES),
  /** Name of the option, or of the filter type. */
  name: text('listLabel'),
  /** Label for shoppers; empty: the name. */
  label: shopperText({
    label: 'Label',
    limit: 'listLabel',
    standIn: filterStandIn,
    isShopifys: ({ type, label }: { type: string; label: string }) =>
      type === 'product-option' && label.trim() === '',
    isShown: isEnabled,
  }),
  index: z.number().int().nonnegative(),
  /** Namespace and key of a metafield. */
  namespace: text('metafield'),
  key: text('metafield'),
  /** For tags: all but `tagExclusions` are offered, instead of only `tagFilters`. */
  excludeSpecific: z.boolean(),
});
export type FilterEntry = z.infer<typeof filterEntry>;

export const LOOKBACK_DAYS = [1, 7, 30, 60, 90] as const;
export const LOOKBACK_TYPES = ['units', 'revenue', 'orders'] as const;

/** Merchant's sort option for shoppers. */
export const sortEntry = z.strictObject({
  key: z.enum(SORT_KEYS),
  enabled: z.boolean(),
  name: text('listLabel'),
  /** Label for shoppers; empty: the name. */
  label: shopperText({ label: 'Label', limit: 'listLabel', standIn: shownLabel, isShown: isEnabled }),
  index: z.number().int().nonnegative(),
  /** Days, for best-sellers only. */
  lookbackPeriod: z.number(),
  lookbackType: z.enum(LOOKBACK_TYPES),
});
export type SortEntry = z.infer<typeof sortEntry>;

/** Page size that shoppers may choose; `all` comes in batches. Null while the field is empty. */
const limitOption = z.union([z.number(), z.literal('all'), z.null()]);

/** Enum with accepted alternative spellings, which are stored in our own. */
function choiceOf<const Choice extends string>(
  choices: readonly Choice[],
  spellings: readonly (readonly [spelling: unknown, choice: Choice])[],
) {
  const known = new Map(spellings);
  return z.preprocess((value) => known.get(value) ?? value, z.enum(choices));
}

const filterPlace = choiceOf(['dropdown', 'sidebar'], [['dropdowns', 'dropdown']]);

/** Layout fields of all kinds of pages. */
export const pageFields = {
  /** Positions of filters on wide screens, and on narrow ones. */
  layout: filterPlace,
  layoutMode: filterPlace,
  pagination: z.strictObject({
    type: z.enum(PAGINATION_TYPES),
    /** Page size; null while the field is empty. */
    amountPerPage: z.number().nullable(),
    limitOptions: listOf(limitOption, 'limitOptions'),
    loadMoreText: shopperText({
      label: 'Button for more',
      limit: 'button',
      isShown: (_: never, { type }: { type: PaginationType }) =>
        type === 'load_more' || type === 'continuous_scroll',
    }),
  }),
  /** Numbers of columns, in spite of the names. Null while the field is empty. */
  desktopColumnBreakpoint: z.number().nullable(),
  tabletColumnBreakpoint: z.number().nullable(),
  mobileColumnBreakpoint: z.number().nullable(),
};

export const listingTemplate = z.strictObject({
  /** Empty: the collection's own title. */
  pageTitle: shopperText({ label: 'Page title', limit: 'title' }),
  ...pageFields,
});
export type ListingTemplate = z.infer<typeof listingTemplate>;

/** Positions of sold-out products: last, hidden, or in place. */
export const RENDER_OOS = ['end', 'hide', 'all'] as const;

export const renderOos = choiceOf(RENDER_OOS, [
  [0, 'hide'],
  [false, 'hide'],
  [1, 'all'],
  [true, 'all'],
]);

/** Tag, spelled as in Shopify. */
export const tag = text('tag').min(1);

/** Fields shared by default settings, a collection's own and campaigns. */
export const listingFields = {
  filters: listOf(filterEntry, 'filters'),
  sortOptions: listOf(sortEntry, 'sorts'),
  tagFilters: listOf(tag, 'tags'),
  tagExclusions: listOf(tag, 'tags'),
  renderOos,
  template: listingTemplate,
};

const listingSettings = z.strictObject(listingFields);
export type ListingSettings = z.infer<typeof listingSettings>;

export const chosenCollection = z.strictObject({
  collectionId: shopifyId,
  /** As they were when the collection was chosen; Shopify's own are shown where they are known. */
  collectionHandle: text('handle'),
  collectionName: text('tag'),
});

export const productEntry = z.strictObject({ productId: shopifyId });

function isEnabled(_: never, { enabled }: { readonly enabled: boolean }): boolean {
  return enabled;
}
