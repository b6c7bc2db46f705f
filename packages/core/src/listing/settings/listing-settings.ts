import * as z from 'zod';
import { shopifyId } from '../../catalogue/selection';
import { idText, listOf, text } from '../../texts/limited';
import { shopperText } from '../../texts/shopper-text';
import { FILTER_TYPES } from '../filters/filter-types';
import { PAGINATION_TYPES, type PaginationType, SORT_KEYS } from '../listing-rules';
import { filterStandIn, shownLabel } from './shown-label';

/** A filter as the merchant has it. Its place in the list is the order that shoppers see; `index` repeats it. */
export const filterEntry = z.strictObject({
  /** Stays with the row while it is moved. */
  id: idText(),
  enabled: z.boolean(),
  type: z.enum(FILTER_TYPES),
  /** Of options, what the option is called; else what the type is called. */
  name: text('listLabel'),
  /** What shoppers read; empty: the name. */
  label: shopperText({
    label: 'Label',
    limit: 'listLabel',
    standIn: filterStandIn,
    isShopifys: ({ type, label }: { type: string; label: string }) =>
      type === 'product-option' && label.trim() === '',
    isShown: isEnabled,
  }),
  index: z.number().int().nonnegative(),
  /** Of metafields. */
  namespace: text('metafield'),
  key: text('metafield'),
  /** Of tags: all but `tagExclusions` are offered, instead of `tagFilters` only. */
  excludeSpecific: z.boolean(),
});
export type FilterEntry = z.infer<typeof filterEntry>;

export const LOOKBACK_DAYS = [1, 7, 30, 60, 90] as const;
export const LOOKBACK_TYPES = ['units', 'revenue', 'orders'] as const;

/** An order that shoppers can choose, as the merchant has it. */
export const sortEntry = z.strictObject({
  key: z.enum(SORT_KEYS),
  enabled: z.boolean(),
  name: text('listLabel'),
  /** What shoppers read; empty: the name. */
  label: shopperText({ label: 'Label', limit: 'listLabel', standIn: shownLabel, isShown: isEnabled }),
  index: z.number().int().nonnegative(),
  /** Days; read by best-sellers only. */
  lookbackPeriod: z.number(),
  lookbackType: z.enum(LOOKBACK_TYPES),
});
export type SortEntry = z.infer<typeof sortEntry>;

/** A limit that a shopper may choose; `all` comes in batches. Null while its field is empty. */
const limitOption = z.union([z.number(), z.literal('all'), z.null()]);

/** A choice that others spell in other ways, too: those are read, and stored as ours. */
function choiceOf<const Choice extends string>(
  choices: readonly Choice[],
  spellings: readonly (readonly [spelling: unknown, choice: Choice])[],
) {
  const known = new Map(spellings);
  return z.preprocess((value) => known.get(value) ?? value, z.enum(choices));
}

const filterPlace = choiceOf(['dropdown', 'sidebar'], [['dropdowns', 'dropdown']]);

/** Fields of pages' layout, whatever they list. */
export const pageFields = {
  /** Where filters are on wide screens, and on narrow ones. */
  layout: filterPlace,
  layoutMode: filterPlace,
  pagination: z.strictObject({
    type: z.enum(PAGINATION_TYPES),
    /** Products on a page; null while the field is empty. */
    amountPerPage: z.number().nullable(),
    limitOptions: listOf(limitOption, 'limitOptions'),
    loadMoreText: shopperText({
      label: 'Button for more',
      limit: 'button',
      isShown: (_: never, { type }: { type: PaginationType }) =>
        type === 'load_more' || type === 'continuous_scroll',
    }),
  }),
  /** Numbers of columns, in spite of their names. Null while the field is empty. */
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

/** Where sold-out products stand: after the others, nowhere, or in place. */
export const RENDER_OOS = ['end', 'hide', 'all'] as const;

export const renderOos = choiceOf(RENDER_OOS, [
  [0, 'hide'],
  [false, 'hide'],
  [1, 'all'],
  [true, 'all'],
]);

/** A tag as Shopify has it. */
export const tag = text('tag').min(1);

/** Fields that default settings, a collection's own and a campaign have alike. */
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
