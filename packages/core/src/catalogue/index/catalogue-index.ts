import { addColumn, noRuns, type RunColumn, type Runs, runsBytes } from '../../columns/runs';
import {
  emptyLexicalIndex,
  type LexicalIndex,
  lexicalIndexBuffers,
  lexicalIndexBytes,
  settleLexicalIndex,
} from '../../search/engine/index/lexical-index';
import type { MirroredSwatch } from '../mirrored-product';
import { foldValue } from './fold-value';
import { noPostings, type Postings, postingsBytes } from './postings';

/**
 * Shop's catalogue in columns, for choosing, sorting and counting listings. Plain data, so that a worker can build
 * and transfer it. Each product has a row, whose number is arbitrary and may change. Missing numbers are NaN.
 */
export interface CatalogueIndex {
  /** Rows by the product's id. */
  readonly rows: Map<number, number>;
  /** Free rows. */
  readonly freeRows: number[];
  readonly products: ProductColumns;
  /** Sum over all products of ratings, as shares of their scale in millionths, times their counts; integers. */
  readonly ratings: { sum: number; count: number };
  readonly vendors: Postings;
  readonly productTypes: Postings;
  readonly tags: Postings;
  /** Price countries in which products are published. */
  readonly countries: Postings;
  /** Option values of variants, by `optionName`. */
  readonly optionValues: Postings;
  /** Swatches of option values, by `swatchName`. Products may differ. */
  readonly swatches: Postings;
  /** Translations of types, options and their values, by `translationName`. Products may differ. */
  readonly translations: Postings;
  /** Filterable values of mirrored metafields, by `metafieldValueName`. */
  readonly metafieldValues: Postings;
  /** Numbers of a product's tags, swatches, translations and countries, and of its metafields' values. */
  readonly tagsOf: Runs;
  readonly swatchesOf: Runs;
  readonly translationsOf: Runs;
  readonly countriesOf: Runs;
  readonly metafieldValuesOf: Runs;
  readonly variants: Runs;
  readonly variantColumns: VariantColumns;
  /** ISO 4217 currencies; prices refer to theirs by position, from 1. */
  readonly currencies: string[];
  readonly collections: Map<number, IndexedCollection>;
  /** Text indexes of active products by language, the shop's own first. None: there is no text search. */
  readonly texts: readonly LexicalIndex[];
}

/** Columns of products by row. */
export interface ProductColumns {
  /** NaN in a free row. */
  id: Float64Array;
  /** Epoch milliseconds. */
  createdAt: Float64Array;
  publishedAt: Float64Array;
  /** Numbers of vendor and type. */
  vendor: Int32Array;
  productType: Int32Array;
  /** Mask of `FLAGS`. */
  flags: Uint8Array;
  /** Rating as the merchant's app wrote it, with its scale; a count of 0 for none. */
  ratingValue: Float64Array;
  ratingScale: Float64Array;
  ratingCount: Int32Array;
}

export const FLAGS = { active: 1, giftCard: 2, requiresSellingPlan: 4 } as const;

/** Columns of variants, parallel to the runs of `variants`. */
export interface VariantColumns {
  readonly id: RunColumn<Float64Array>;
  /** 0 or 1. */
  readonly available: RunColumn<Uint8Array>;
  /** Subunits of the shop's currency. */
  readonly price: RunColumn<Float64Array>;
  readonly compareAt: RunColumn<Float64Array>;
  /** Number of the name and value of each option position; -1 for none. */
  readonly options: RunColumn<Int32Array>[];
  /** By price country. */
  readonly prices: Map<string, PriceColumns>;
}

/** Prices in subunits of the currency, which is 0 if the variant isn't sold. */
export interface PriceColumns {
  readonly amount: RunColumn<Float64Array>;
  readonly compareAt: RunColumn<Float64Array>;
  readonly currency: RunColumn<Uint8Array>;
}

export interface IndexedCollection {
  readonly handle: string;
  readonly title: string;
  readonly automated: boolean;
  readonly sortOrder: string;
  /** In Shopify's order, including products that the index lacks. */
  readonly productIds: Float64Array;
}

/** Currency of a price country, ISO 4217; null if nothing is sold there. A place has one (`MirroredPlace`). */
export function currencyIn(
  { variantColumns, currencies }: CatalogueIndex,
  priceCountry: string,
): string | null {
  const number = variantColumns.prices.get(priceCountry)?.currency.values.find((each) => each > 0);
  return number === undefined ? null : (currencies[number - 1] ?? null);
}

/** Index without products. `languages` are those with text search, in Shopify's format, the shop's own first. */
export function emptyIndex(languages: readonly string[] = []): CatalogueIndex {
  const variants = noRuns();
  const runsOfNumbers = () => {
    const runs = noRuns();
    addColumn(runs, new Int32Array(0), 0);
    return runs;
  };
  return {
    rows: new Map(),
    freeRows: [],
    products: {
      id: new Float64Array(0),
      createdAt: new Float64Array(0),
      publishedAt: new Float64Array(0),
      vendor: new Int32Array(0),
      productType: new Int32Array(0),
      flags: new Uint8Array(0),
      ratingValue: new Float64Array(0),
      ratingScale: new Float64Array(0),
      ratingCount: new Int32Array(0),
    },
    ratings: { sum: 0, count: 0 },
    vendors: noPostings(),
    productTypes: noPostings(),
    tags: noPostings(),
    countries: noPostings(),
    optionValues: noPostings(),
    swatches: noPostings(),
    translations: noPostings(),
    metafieldValues: noPostings(),
    tagsOf: runsOfNumbers(),
    swatchesOf: runsOfNumbers(),
    translationsOf: runsOfNumbers(),
    countriesOf: runsOfNumbers(),
    metafieldValuesOf: runsOfNumbers(),
    variants,
    variantColumns: {
      id: addColumn(variants, new Float64Array(0), Number.NaN),
      available: addColumn(variants, new Uint8Array(0), 0),
      price: addColumn(variants, new Float64Array(0), Number.NaN),
      compareAt: addColumn(variants, new Float64Array(0), Number.NaN),
      options: [],
      prices: new Map(),
    },
    currencies: [],
    collections: new Map(),
    texts: languages.map(emptyLexicalIndex),
  };
}

/** Compacts an index after many products were added. */
export function settleIndex({ texts }: CatalogueIndex): void {
  texts.forEach(settleLexicalIndex);
}

/** Name of an option's value in `optionValues`. */
export function optionName(option: string, value: string): string {
  return JSON.stringify([option, value]);
}

/** Key shared by names of `optionValues` that people read as the same. */
export function optionFold(option: string, value: string): string {
  return optionName(foldValue(option), foldValue(value));
}

/** Name of the swatch of an option's value, shared by options and values that people read as the same. */
export function swatchName(option: string, value: string, swatch: MirroredSwatch): string {
  return `${swatchNamesOf(option)}${JSON.stringify([foldValue(value), swatch])}`;
}

/** Prefix of the names of an option's swatches. */
export function swatchNamesOf(option: string): string {
  return `${JSON.stringify(foldValue(option))}:`;
}

/** Kinds of translated words: product types, names of options, values of an option. */
export type Translated =
  | { readonly kind: 'type' | 'option' }
  | { readonly kind: 'value'; readonly option: string };

/** Name of a word's translation, shared by words that people read as the same. */
export function translationName(language: string, of: Translated, own: string, translated: string): string {
  return `${translationNamesOf(language, of)}${JSON.stringify([foldValue(own), translated])}`;
}

/** Prefix of the names of a kind's translations into a language. */
export function translationNamesOf(language: string, of: Translated): string {
  return `${JSON.stringify([language, of.kind, of.kind === 'value' ? foldValue(of.option) : ''])}:`;
}

/** Estimated size of a map's entry in bytes, without its value. */
const ENTRY_BYTES = 48;

/** Size of the index in bytes: its arrays, its names, and an estimate for its maps. */
export function indexBytes(index: CatalogueIndex): number {
  const postings = postingsOf(index);
  const sizes = [
    ...Object.values(index.products).map(({ byteLength }) => byteLength),
    ...postings.map(postingsBytes),
    ...postings.map(({ names }) => names.length * ENTRY_BYTES),
    ...runsOf(index).map(runsBytes),
    ...[...index.collections.values()].map(({ productIds }) => productIds.byteLength + ENTRY_BYTES),
    (index.rows.size + index.freeRows.length) * ENTRY_BYTES,
    ...index.texts.map(lexicalIndexBytes),
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Distinct buffers of the index's arrays, which a worker transfers. */
export function indexBuffers(index: CatalogueIndex): ArrayBuffer[] {
  const arrays = [
    ...Object.values(index.products),
    ...postingsOf(index).flatMap(({ rows }) => rows),
    ...runsOf(index).flatMap(({ starts, lengths, columns }) => [
      starts,
      lengths,
      ...columns.map(({ values }) => values),
    ]),
    ...[...index.collections.values()].map(({ productIds }) => productIds),
  ];
  const buffers = [...arrays.map(({ buffer }) => buffer), ...index.texts.flatMap(lexicalIndexBuffers)];
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}

function postingsOf(index: CatalogueIndex): Postings[] {
  const { vendors, productTypes, tags, countries, optionValues, swatches, translations, metafieldValues } =
    index;
  return [vendors, productTypes, tags, countries, optionValues, swatches, translations, metafieldValues];
}

function runsOf(index: CatalogueIndex): Runs[] {
  const { tagsOf, swatchesOf, translationsOf, countriesOf, metafieldValuesOf, variants } = index;
  return [tagsOf, swatchesOf, translationsOf, countriesOf, metafieldValuesOf, variants];
}

/** Rows of a collection's products, in Shopify's order, without those that the index lacks. */
export function collectionRows({ collections, rows }: CatalogueIndex, id: number): Int32Array {
  const ids = collections.get(id)?.productIds ?? new Float64Array(0);
  const found = new Int32Array(ids.length);
  let count = 0;
  for (const productId of ids) {
    const row = rows.get(productId);
    if (row !== undefined) found[count++] = row;
  }
  return found.subarray(0, count);
}
