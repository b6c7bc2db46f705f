import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';

/** English texts of the search panel. */
export const ENGLISH = {
  /** The name of the list, and the title of searches in it. */
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  collections: 'Collections',
  products: 'Products',
  /** Before anything is typed. */
  popularSearches: 'Popular searches',
  popularCollections: 'Popular collections',
  popularProducts: 'Popular products',
  seeAll: (text: string) => `See all results for “${text}”`,
  /** Link to the results if there are no suggestions. */
  searchFor: (text: string) => `Search for “${text}”`,
  showingFor: (text: string) => `Showing results for “${text}”`,
  noneFound: (text: string) => `No suggestions for “${text}”`,
  /** Read out. */
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  from: (price: string) => `From ${price}`,
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  soldOut: 'Sold out',
};

export type PanelMessages = InAnyLanguage<typeof ENGLISH>;

/** A file of `languages/`. */
export interface PanelMessagesFile {
  readonly messages: PanelMessages;
}
