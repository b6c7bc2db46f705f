import { productsOf } from '../engine/collections';
import { type Catalogue, isAvailable, isSoldIn, type Product } from '../engine/model/catalogue';
import { indexCatalogue } from '../engine/model/catalogue-index';
import { collectionId } from '../engine/model/collection-id';
import type { Market } from '../engine/model/market';
import { searchProducts, wordsOf } from '../engine/search-products';

/** Maximum number of products, from the top of catalogue and collections. */
const MAX_PRODUCTS = 120;
const MAX_IN_COLLECTION = 48;
const MAX_QUERIES = 40;
const MIN_QUERY_LENGTH = 3;
/** Minimum length of words that are misspelt: shorter ones aren't corrected. */
const MIN_MISSPELT_LENGTH = 6;

/** Searches for products that the store may lack. */
const WANTED =
  'umbrella lamp gloves doormat coffee blanket wallet sunscreen puzzle teapot socks perfume'.split(' ');

/** Products, collections and searches of generated visits. */
export interface Shelf {
  /** Best-sellers first. */
  readonly products: readonly Product[];
  readonly collections: readonly ShelfCollection[];
  /** Searches with results, most popular first. */
  readonly queries: readonly ShelfQuery[];
  /** Searches without results. */
  readonly lacking: readonly string[];
}

interface ShelfCollection {
  readonly id: number;
  readonly results: number;
  readonly products: readonly Product[];
}

interface ShelfQuery {
  readonly text: string;
  /** Query with two letters swapped; null if too short. */
  readonly misspelt: string | null;
  readonly products: readonly Product[];
}

/** Shelf of a catalogue in a market. */
export function shelfOf(catalogue: Catalogue, { country }: Market): Shelf {
  const isShown = (product: Product) =>
    product.published &&
    !product.giftCard &&
    isSoldIn(country, product) &&
    product.variants.some((each) => isAvailable(product, each));
  const products = catalogue.products.filter(isShown).slice(0, MAX_PRODUCTS);
  const index = indexCatalogue(catalogue);
  const collections = (catalogue.collections ?? [])
    .filter((collection) => isSoldIn(country, collection))
    .map((collection) => {
      const found = productsOf(index, collection).filter(isShown);
      return {
        id: collectionId(collection),
        results: found.length,
        products: found.slice(0, MAX_IN_COLLECTION),
      };
    })
    .filter(({ results }) => results > 0);
  const shown = indexCatalogue({ ...catalogue, products });
  const find = (query: string) => searchProducts(shown, query);
  const texts = [...new Set(products.flatMap(queriesOf))].slice(0, MAX_QUERIES);
  const queries = texts.map((text) => {
    const swapped =
      text.length < MIN_MISSPELT_LENGTH ? null : `${text[0]}${text[2]}${text[1]}${text.slice(3)}`;
    return {
      text,
      misspelt: swapped !== null && swapped !== text && find(swapped).length === 0 ? swapped : null,
      products: find(text),
    };
  });
  return {
    products,
    collections,
    queries: queries.filter((query) => query.products.length > 0),
    lacking: WANTED.filter((word) => find(word).length === 0),
  };
}

/** Searches for a product: its title before any comma, its type, and its tags. */
function queriesOf({ productType, title, tags }: Product): string[] {
  const [name = ''] = title.split(/[,:(–]/);
  const words = [
    wordsOf(name).at(-1) ?? '',
    ...[productType, ...tags.slice(0, 2)].map((text) => wordsOf(text).join(' ')),
  ];
  return words.filter((text) => text.length >= MIN_QUERY_LENGTH && !/\d/.test(text));
}
