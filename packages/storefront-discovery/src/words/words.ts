import type { InAnyLanguage } from '@cartwright/storefront-kit/words/in-any-language';

/** What a list of products says by itself. The block's Liquid says the same, by `extensions/cart-embed/locales`. */
export const ENGLISH = {
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
  from: (price: string) => `From ${price}`,
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  sale: 'Sale',
  soldOut: 'Sold out',
  add: 'Add to cart',
  choose: 'Choose options',
  empty: 'No products here.',
  showFirst: 'Show first page',
  failed: 'We couldn’t load these products. Check your connection and try again.',
  again: 'Try again',
  reload: 'Reload the page',
};

export type Words = InAnyLanguage<typeof ENGLISH>;

/** A file of `languages/`. */
export interface WordsFile {
  readonly words: Words;
}
