import * as z from 'zod';
import { NO_INTEGRATIONS, reviewIntegrations } from '../catalogue/review-apps';
import { LOAD_MORE_TEXTS } from '../listing/settings/built-in';
import { pageFields } from '../listing/settings/listing-settings';
import { text } from '../texts/limited';
import type { TextLimit } from '../texts/limits';
import { shopperText } from '../texts/shopper-text';

/** Aspect ratios of a product's image, width to height. */
export const ASPECT_RATIOS = ['1:1', '3:4', '9:16'] as const;

/** Colours of the page, hexadecimal; null leaves them to the theme. */
const colour = text('colour').nullable();
const colorSettings = z.strictObject({
  accentColor: colour,
  blockBgColor: colour,
  borderColor: colour,
  buttonBgColor: colour,
  buttonTextColor: colour,
  headlineColor: colour,
  pageBgColor: colour,
  textColor: colour,
  badgeColor: colour,
  saleColor: colour,
  ratingColor: colour,
});

/** Layout of the results page, and of suggestions. */
export const resultsLayout = z.strictObject({
  /** Title, with `{term}` and `{count}`. */
  pageTitle: shopperText({ label: 'Title', limit: 'title', placeholders: ['{term}', '{count}'] }),
  ...pageFields,
  productLayout: z.enum(['vertical', 'horizontal']),
  /** Gap between columns in pixels; null while the field is empty. */
  columnSpacing: z.number().nullable(),
  imageAspectRatio: z.enum(ASPECT_RATIOS),
  colorSettings,
  filterStyle: z.enum(['chevron', 'plusMinus']),
  sortByStyle: z.enum(['dropdown', 'select']),
  /** Fields of the shared template, without effect on a search. */
  showDescription: z.boolean(),
  showHeroImage: z.boolean(),
  soldOutTitle: shopperText({ label: 'Sold-out badge', limit: 'button' }),
  addToCartEnabled: z.boolean(),
  addToCartTitle: shownWith('addToCartEnabled', 'Button on cards', 'button'),
  addedToCartTitle: text('button'),
  addingToCartTitle: text('button'),
  enabledProductRatings: z.boolean(),
  integrations: reviewIntegrations,
  /** The capital H is the specification's. */
  searchBarPlaceHolderText: text('title'),
  /** Maximum number of suggestions in each section; null while the field is empty. */
  suggestionsCount: z.number().nullable(),
  /** Sections while the shopper types: searches, collections and products. */
  autoCompleteTermsEnabled: z.boolean(),
  autoCompleteTermsTitle: shownWith('autoCompleteTermsEnabled', 'Heading for searches'),
  searchByCollectionsEnabled: z.boolean(),
  matchingCollectionsEnabled: z.boolean(),
  matchingCollectionsTitle: shownWith('matchingCollectionsEnabled', 'Heading for collections'),
  matchingProductsEnabled: z.boolean(),
  matchingProductsTitle: shownWith('matchingProductsEnabled', 'Heading for products'),
  /** Sections before anything is typed. */
  suggestedTermsEnabled: z.boolean(),
  suggestedTermsTitle: shownWith('suggestedTermsEnabled', 'Heading for popular searches'),
  suggestedCollectionsEnabled: z.boolean(),
  suggestedCollectionsTitle: shownWith('suggestedCollectionsEnabled', 'Heading for popular collections'),
  suggestedProductsEnabled: z.boolean(),
  suggestedProductsTitle: shownWith('suggestedProductsEnabled', 'Heading for popular products'),
});
export type ResultsLayout = z.infer<typeof resultsLayout>;

/** Partial layout, as sent and stored. */
export const someLayout = resultsLayout.partial();
export type SomeLayout = z.infer<typeof someLayout>;

/** Defaults of fields that a saved layout lacks. */
const ABSENT_LAYOUT: ResultsLayout = {
  pageTitle: 'Showing results for "{term}" ({count})',
  layout: 'dropdown',
  layoutMode: 'sidebar',
  pagination: {
    type: 'default',
    amountPerPage: 15,
    limitOptions: [15, 25, 75],
    loadMoreText: LOAD_MORE_TEXTS.products,
  },
  desktopColumnBreakpoint: 4,
  tabletColumnBreakpoint: 2,
  mobileColumnBreakpoint: 1,
  productLayout: 'vertical',
  columnSpacing: 16,
  imageAspectRatio: '1:1',
  colorSettings: Object.fromEntries(
    Object.keys(colorSettings.shape).map((name) => [name, null]),
  ) as ResultsLayout['colorSettings'],
  filterStyle: 'chevron',
  sortByStyle: 'dropdown',
  showDescription: true,
  showHeroImage: true,
  soldOutTitle: 'Sold Out',
  addToCartEnabled: false,
  addToCartTitle: 'Add to Cart',
  addedToCartTitle: 'Added',
  addingToCartTitle: 'Adding',
  enabledProductRatings: true,
  integrations: NO_INTEGRATIONS,
  searchBarPlaceHolderText: 'Search for products',
  suggestionsCount: 6,
  autoCompleteTermsEnabled: true,
  autoCompleteTermsTitle: 'Suggestions',
  searchByCollectionsEnabled: true,
  matchingCollectionsEnabled: true,
  matchingCollectionsTitle: 'Collections',
  matchingProductsEnabled: true,
  matchingProductsTitle: 'Products',
  suggestedTermsEnabled: true,
  suggestedTermsTitle: 'Popular searches',
  suggestedCollectionsEnabled: true,
  suggestedCollectionsTitle: 'Popular collections',
  suggestedProductsEnabled: true,
  suggestedProductsTitle: 'Popular products',
};

/** Layout of a shop that has saved none. Its columns differ from those of a layout that doesn't name them. */
export const NEW_LAYOUT: ResultsLayout = {
  ...ABSENT_LAYOUT,
  desktopColumnBreakpoint: 4,
  tabletColumnBreakpoint: 3,
  mobileColumnBreakpoint: 2,
};

/** Layout with the fields that it was saved without. */
export function wholeLayout(layout: SomeLayout): ResultsLayout {
  const there = Object.entries(layout).filter(([, value]) => value !== undefined);
  return { ...ABSENT_LAYOUT, ...Object.fromEntries(there) };
}

/** Text for shoppers, displayed while a switch of the layout is on. */
function shownWith(field: string, label: string, limit: TextLimit = 'listLabel') {
  const isShown = (_: never, layout: Readonly<Record<string, unknown>>) => layout[field] === true;
  return shopperText({ label, limit, isShown });
}
