import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import { CARD_ENGLISH } from './card-messages';

/** English texts of a list of products. The block's Liquid says the same, by `extensions/cart-embed/locales`. */
export const ENGLISH = {
  ...CARD_ENGLISH,
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  /** Read out after another page or order has come. */
  shown: (products: string, page: number, pages: number) =>
    pages < 2 ? products : `${products}, page ${page} of ${pages}`,
  loading: 'Loading products…',
  sortBy: 'Sort by',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  previous: 'Previous',
  next: 'Next',
  empty: 'No products here.',
  showFirst: 'Show first page',
  perPage: 'Products per page',
  all: 'All',
  /** Progress of an infinite list. */
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  /** A text of the merchant's, which other languages translate where it was left as it was (`own-texts`). */
  own: (text: string) => text,
  loadPrevious: 'Load previous products',
  noMatches: 'No products match these filters.',
  /** Message for a search without results. */
  noneFound: (text: string) => `No products for “${text}”`,
  noneFoundHelp: 'Check the spelling, or try other words.',
  allProducts: 'See all products',
  searchInstead: (text: string) => `Search instead for “${text}”`,
  filters: 'Filters',
  chosenFilters: 'Chosen filters',
  removeFilter: (name: string) => `Remove filter: ${name}`,
  clearAll: 'Clear all',
  close: 'Close',
  showProducts: (products: string) => `Show ${products}`,
  mostCommon: (count: number) => `The ${count} most common are shown.`,
  min: 'From',
  max: 'To',
  /** Error for a bound of a typed range. */
  notANumber: 'Enter a number, like 20.',
  notAPrice: 'Enter a price from 0, like 20.',
  inStock: 'In stock',
  yes: 'Yes',
  no: 'No',
  /** Filters and orders that the merchant has left as they were. */
  filterNames: {
    availability: 'Availability',
    price: 'Price',
    'product-type': 'Product Type',
    'product-tags': 'Product Tags',
    vendor: 'Vendor',
    'product-option': 'Option',
    metafield: 'Details',
  },
  sortNames: {
    relevance: 'Relevance',
    manual: 'Featured',
    'best-selling': 'Best Sellers',
    'title-ascending': 'Name A-Z',
    'title-descending': 'Name Z-A',
    'price-descending': 'Highest Price',
    'price-ascending': 'Lowest Price',
    'rating-descending': 'Highest Rating',
    'rating-ascending': 'Lowest Rating',
    'created-ascending': 'Oldest',
    'created-descending': 'Newest Arrivals',
  },
  failed: 'We couldn’t load these products. Check your connection and try again.',
  again: 'Try again',
  reload: 'Reload the page',
};

export type Messages = InAnyLanguage<typeof ENGLISH>;

/** A file of `languages/`. */
export interface MessagesFile {
  readonly messages: Messages;
}
