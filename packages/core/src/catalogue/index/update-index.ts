import { grown } from '../../columns/numbers';
import { addColumn, newRun, type Runs, runOf } from '../../columns/runs';
import { productTexts } from '../../search/engine/index/product-texts';
import { putTexts, removeTexts } from '../../search/engine/index/update-lexical-index';
import type { MirroredCollection, MirroredProduct, MirroredVariant } from '../mirrored-product';
import {
  type CatalogueIndex,
  emptyIndex,
  FLAGS,
  optionFold,
  optionName,
  type PriceColumns,
  settleIndex,
  swatchName,
  type Translated,
  translationName,
} from './catalogue-index';
import { foldValue } from './fold-value';
import { metafieldFold, metafieldValueName, metafieldValues } from './metafield-values';
import { addRow, type Postings, removeRow } from './postings';

/** Index of a whole catalogue (see `emptyIndex`). Of duplicate ids the last counts. */
export function buildIndex(
  products: Iterable<MirroredProduct>,
  collections: Iterable<MirroredCollection>,
  languages: readonly string[] = [],
): CatalogueIndex {
  const index = emptyIndex(languages);
  for (const product of products) updateProduct(index, product);
  for (const collection of collections) updateCollection(index, collection);
  settleIndex(index);
  return index;
}

/** Adds a product, replacing its earlier state. */
export function updateProduct(index: CatalogueIndex, product: MirroredProduct): void {
  removeProduct(index, product.id);
  const row = index.freeRows.pop() ?? index.rows.size;
  index.rows.set(product.id, row);
  writeProduct(index, row, product);
  writeNames(index.tags, index.tagsOf, row, product.tags, foldValue);
  writeNames(index.swatches, index.swatchesOf, row, swatchNames(product));
  writeNames(index.translations, index.translationsOf, row, translationNames(product));
  writeNames(index.countries, index.countriesOf, row, product.publishedIn);
  writeNames(index.metafieldValues, index.metafieldValuesOf, row, metafieldNames(product), metafieldFold);
  writeVariants(index, row, product);
  // Unlisted products must not suggest corrections of misspellings.
  if (product.status !== 'active') return;
  for (const texts of index.texts) putTexts(texts, row, productTexts(product, texts.language));
}

/** Removes a product, if it exists. Collections keep their lists of products. */
export function removeProduct(index: CatalogueIndex, id: number): void {
  const row = index.rows.get(id);
  if (row === undefined) return;
  const { products, variants, variantColumns } = index;
  removeRow(index.vendors, products.vendor[row] ?? -1, row);
  removeRow(index.productTypes, products.productType[row] ?? -1, row);
  eraseNames(index.tags, index.tagsOf, row);
  eraseNames(index.swatches, index.swatchesOf, row);
  eraseNames(index.translations, index.translationsOf, row);
  eraseNames(index.countries, index.countriesOf, row);
  eraseNames(index.metafieldValues, index.metafieldValuesOf, row);
  const { start, end } = runOf(variants, row);
  for (const { values } of variantColumns.options) {
    for (let at = start; at < end; at += 1) removeRow(index.optionValues, values[at] ?? -1, row);
  }
  newRun(variants, row, 0);
  for (const texts of index.texts) removeTexts(texts, row);
  countRating(index, row, -1);
  products.id[row] = Number.NaN;
  index.rows.delete(id);
  index.freeRows.push(row);
}

/** Adds a collection, replacing its earlier state. */
export function updateCollection({ collections }: CatalogueIndex, collection: MirroredCollection): void {
  const { id, handle, title, automated, sortOrder } = collection;
  const productIds = Float64Array.from(collection.productIds);
  collections.set(id, { handle, title, automated, sortOrder, productIds });
}

/** Removes a collection, if it exists. */
export function removeCollection({ collections }: CatalogueIndex, id: number): void {
  collections.delete(id);
}

function writeProduct(index: CatalogueIndex, row: number, product: MirroredProduct): void {
  const { products } = index;
  const { rating } = product;
  products.id = withNumber(products.id, row, product.id);
  products.createdAt = withNumber(products.createdAt, row, Date.parse(product.createdAt));
  const published = product.publishedAt === null ? Number.NaN : Date.parse(product.publishedAt);
  products.publishedAt = withNumber(products.publishedAt, row, published);
  products.vendor = withNumber(
    products.vendor,
    row,
    addRow(index.vendors, product.vendor, row, () => foldValue(product.vendor)),
  );
  const { productType } = product;
  const type = addRow(index.productTypes, productType, row, () => foldValue(productType));
  products.productType = withNumber(products.productType, row, type);
  const flags =
    (product.status === 'active' ? FLAGS.active : 0) |
    (product.isGiftCard ? FLAGS.giftCard : 0) |
    (product.requiresSellingPlan ? FLAGS.requiresSellingPlan : 0);
  products.flags = withNumber(products.flags, row, flags);
  products.ratingValue = withNumber(products.ratingValue, row, rating?.value ?? Number.NaN);
  products.ratingScale = withNumber(products.ratingScale, row, rating?.scaleMax ?? Number.NaN);
  products.ratingCount = withNumber(products.ratingCount, row, rating?.count ?? 0);
  countRating(index, row, 1);
}

/** Adds a product's ratings to the shop's, or subtracts them. */
function countRating({ products, ratings }: CatalogueIndex, row: number, sign: 1 | -1): void {
  const count = products.ratingCount[row] ?? 0;
  if (count === 0) return;
  const share = Math.round(((products.ratingValue[row] ?? 0) / (products.ratingScale[row] ?? 1)) * 1_000_000);
  ratings.sum += sign * share * count;
  ratings.count += sign * count;
}

function withNumber<Column extends Float64Array | Int32Array | Uint8Array>(
  column: Column,
  row: number,
  number: number,
): Column {
  const larger = grown(column, row + 1, 0);
  larger[row] = number;
  return larger;
}

function writeNames(
  postings: Postings,
  runs: Runs,
  row: number,
  names: readonly string[],
  fold: (name: string) => string = (name) => name,
): void {
  const distinct = new Set(names);
  let at = newRun(runs, row, distinct.size);
  for (const name of distinct) {
    const number = addRow(postings, name, row, () => fold(name));
    for (const { values } of runs.columns) values[at] = number;
    at += 1;
  }
}

function eraseNames(postings: Postings, runs: Runs, row: number): void {
  const { start, end } = runOf(runs, row);
  for (const { values } of runs.columns) {
    for (let at = start; at < end; at += 1) removeRow(postings, values[at] ?? -1, row);
  }
  newRun(runs, row, 0);
}

function metafieldNames({ metafields }: MirroredProduct): string[] {
  return metafields.flatMap((metafield) =>
    metafieldValues(metafield).map((value) => metafieldValueName(metafield, value)),
  );
}

function swatchNames({ options }: MirroredProduct): string[] {
  return options.flatMap((option) =>
    option.values.flatMap(({ name, swatch }) => (swatch ? [swatchName(option.name, name, swatch)] : [])),
  );
}

function translationNames({ productType, options, translations }: MirroredProduct): string[] {
  return Object.entries(translations).flatMap(([language, translated]) => {
    const named = (of: Translated, own: string, text: string | null | undefined) =>
      text ? [translationName(language, of, own, text)] : [];
    const ofOptions = options.flatMap(({ name: option, values }, at) => {
      const { name, values: texts = [] } = translated.options?.[at] ?? {};
      return [
        ...named({ kind: 'option' }, option, name),
        ...values.flatMap((value, place) => named({ kind: 'value', option }, value.name, texts[place])),
      ];
    });
    return [...named({ kind: 'type' }, productType, translated.productType), ...ofOptions];
  });
}

function writeVariants(index: CatalogueIndex, row: number, product: MirroredProduct): void {
  const { variants, variantColumns } = index;
  const start = newRun(variants, row, product.variants.length);
  for (const [place, variant] of product.variants.entries()) {
    const at = start + place;
    variantColumns.id.values[at] = variant.id;
    variantColumns.available.values[at] = variant.available ? 1 : 0;
    variantColumns.price.values[at] = variant.price;
    variantColumns.compareAt.values[at] = variant.compareAtPrice ?? Number.NaN;
    writeOptions(index, row, at, product, variant);
    writePrices(index, at, variant);
  }
}

function writeOptions(
  { variants, variantColumns: { options }, optionValues }: CatalogueIndex,
  row: number,
  at: number,
  product: MirroredProduct,
  variant: MirroredVariant,
): void {
  for (const [place, { name, values }] of product.options.entries()) {
    const value = values[variant.optionValues[place] ?? -1];
    if (!value) continue;
    while (options.length <= place) options.push(addColumn(variants, new Int32Array(0), -1));
    const column = options[place];
    if (!column) continue;
    const fold = () => optionFold(name, value.name);
    column.values[at] = addRow(optionValues, optionName(name, value.name), row, fold);
  }
}

function writePrices(index: CatalogueIndex, at: number, variant: MirroredVariant): void {
  for (const [country, { amount, compareAt, currency }] of Object.entries(variant.prices)) {
    const columns = priceColumns(index, country);
    columns.amount.values[at] = amount;
    columns.compareAt.values[at] = compareAt ?? Number.NaN;
    columns.currency.values[at] = currencyNumber(index, currency);
  }
}

function priceColumns(
  { variants, variantColumns: { prices } }: CatalogueIndex,
  country: string,
): PriceColumns {
  const known = prices.get(country);
  if (known) return known;
  const made = {
    amount: addColumn(variants, new Float64Array(0), Number.NaN),
    compareAt: addColumn(variants, new Float64Array(0), Number.NaN),
    currency: addColumn(variants, new Uint8Array(0), 0),
  };
  prices.set(country, made);
  return made;
}

function currencyNumber({ currencies }: CatalogueIndex, currency: string): number {
  const known = currencies.indexOf(currency);
  return known === -1 ? currencies.push(currency) : known + 1;
}
