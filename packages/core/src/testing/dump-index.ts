import { type CatalogueIndex, collectionRows } from '../catalogue/index/catalogue-index';
import { type Postings, rowsWith } from '../catalogue/index/postings';
import { runOf } from '../columns/runs';
import { countIn, FIELDS } from '../search/engine/index/fields';
import type { LexicalIndex } from '../search/engine/index/lexical-index';
import { termAt } from '../search/engine/index/vocabulary';

/** Canonical contents of an index: equal for indexes with equal results, whatever the order of insertion. */
export function dumpIndex(index: CatalogueIndex) {
  const { products, rows, ratings, collections } = index;
  const idOf = (row: number) => products.id[row] ?? Number.NaN;
  const ids = (some: Int32Array) => [...some].map(idOf);
  const posted = (postings: Postings) =>
    Object.fromEntries(
      [...postings.numbers.keys()].sort().map((name) => [name, ids(rowsWith(postings, name)).sort(byNumber)]),
    );
  return {
    ratings,
    products: [...rows].sort(([a], [b]) => a - b).map(([id, row]) => ({ id, ...productAt(index, row) })),
    vendors: posted(index.vendors),
    productTypes: posted(index.productTypes),
    tags: posted(index.tags),
    countries: posted(index.countries),
    optionValues: posted(index.optionValues),
    swatches: posted(index.swatches),
    translations: posted(index.translations),
    metafieldValues: posted(index.metafieldValues),
    collections: [...collections]
      .sort(([a], [b]) => a - b)
      .map(([id, { productIds, ...collection }]) => ({
        id,
        ...collection,
        productIds: [...productIds],
        indexed: ids(collectionRows(index, id)),
      })),
    texts: index.texts.map((texts) => textsIn(texts, index)),
  };
}

/** Terms with their counts by field and product, and titles in word order. */
function textsIn(texts: LexicalIndex, { rows, products }: CatalogueIndex) {
  const { vocabulary, postings, titles, titleTerms, titleWords, codes, codeWords, codeVariants } = texts;
  const numbers = Array.from({ length: vocabulary.size }, (_, number) => number);
  const held = numbers.filter((number) => termAt(vocabulary, number) !== '');
  const found = held.map((number) => {
    const start = postings.starts[number] ?? 0;
    const posted = Array.from({ length: postings.counts[number] ?? 0 }, (_, place) => ({
      id: products.id[postings.rows[start + place] ?? -1] ?? Number.NaN,
      counts: FIELDS.map((_name, field) => countIn(postings.fields[start + place] ?? 0, field)),
    }));
    return { term: termAt(vocabulary, number), posted: posted.sort((a, b) => a.id - b.id) };
  });
  return {
    language: texts.language,
    count: texts.count,
    totals: texts.totals,
    terms: found.sort((a, b) => (a.term < b.term ? -1 : 1)),
    titles: [...rows]
      .sort(([a], [b]) => a - b)
      .map(([, row]) => {
        const { start, end } = runOf(titles, row);
        const ofCodes = runOf(codes, row);
        return {
          lengths: texts.lengths.map((column) => column[row] ?? 0),
          terms: [...titleTerms.values.subarray(start, end)].map((number) => termAt(vocabulary, number)),
          words: [...titleWords.values.subarray(start, end)],
          codes: [...codeWords.values.subarray(ofCodes.start, ofCodes.end)],
          codeVariants: [...codeVariants.values.subarray(ofCodes.start, ofCodes.end)],
        };
      }),
  };
}

function productAt(index: CatalogueIndex, row: number) {
  const { products, vendors, productTypes, tags, countries, tagsOf, countriesOf, variants } = index;
  const names = (postings: Postings, runs: typeof tagsOf) => {
    const { start, end } = runOf(runs, row);
    const numbers = [...(runs.columns[0]?.values.subarray(start, end) ?? [])];
    return numbers.map((number) => postings.names[number]).sort();
  };
  const { start, end } = runOf(variants, row);
  return {
    createdAt: products.createdAt[row],
    publishedAt: products.publishedAt[row],
    vendor: vendors.names[products.vendor[row] ?? -1],
    productType: productTypes.names[products.productType[row] ?? -1],
    flags: products.flags[row],
    rating: [products.ratingValue[row], products.ratingScale[row], products.ratingCount[row]],
    tags: names(tags, tagsOf),
    swatches: names(index.swatches, index.swatchesOf),
    translations: names(index.translations, index.translationsOf),
    countries: names(countries, countriesOf),
    metafieldValues: names(index.metafieldValues, index.metafieldValuesOf),
    variants: Array.from({ length: end - start }, (_, place) => variantAt(index, start + place)),
  };
}

function variantAt({ variantColumns, optionValues, currencies }: CatalogueIndex, at: number) {
  const { id, available, price, compareAt, options, prices } = variantColumns;
  const chosen = options.map(({ values }) => optionValues.names[values[at] ?? -1] ?? null);
  const sold = [...prices].flatMap(([country, { amount, compareAt, currency }]) => {
    const number = currency.values[at] ?? 0;
    return number === 0
      ? []
      : [[country, amount.values[at], compareAt.values[at], currencies[number - 1]] as const];
  });
  return {
    id: id.values[at],
    available: available.values[at],
    price: price.values[at],
    compareAt: compareAt.values[at],
    options: chosen.filter((name) => name !== null),
    prices: sold.sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

const byNumber = (a: number, b: number) => a - b;
