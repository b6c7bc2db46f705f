import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { list } from '@cartwright/core/listing/list';
import { readListingAddress } from '@cartwright/core/listing/listing-address';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { resultsPageOf } from '@cartwright/core/search/results-page';
import { rulesOfSearch } from '@cartwright/core/search/rules-of-search';
import { searchProducts } from '@cartwright/core/search/search-products';
import { newSearchSettings } from '@cartwright/core/search/search-settings';
import { SHOPPER } from '@cartwright/core/testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '@cartwright/core/testing/a-mirrored-product';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';
import { offensiveTerms } from '@cartwright/server/search/offensive-terms';
import type { Random } from './search/random';
import { withTypo } from './search/typos';

/** Text that somebody types to find a product: its words, some of them, the beginning of one, or its SKU. */
export function rightText(products: readonly Product[], at: number): string {
  const product = products[(at * 7_919) % products.length];
  const words = (product?.title ?? '').toLowerCase().split(' ').slice(0, 3);
  const [quality = '', material = '', thing = ''] = words;
  const texts = [
    `${material} ${thing}`,
    words.join(' '),
    thing,
    `${quality} ${thing.slice(0, 3)}`,
    `${product?.vendor} ${thing}`,
    product?.variants[0]?.sku ?? '',
  ];
  return texts[at % texts.length] ?? '';
}

/** The same, each seventh misspelt. */
export function typedText(products: readonly Product[], at: number, random: Random): string {
  const text = rightText(products, at);
  return at % 7 === 0 ? withTypo(text, random) : text;
}

/** Milliseconds of each time that something was done in process. */
export interface InProcess {
  readonly times: readonly number[];
  /** The least of each question's. What others do on the machine is left out so. */
  readonly best: readonly number[];
}

/** Each text some times, one text after the other. */
export function measured(
  texts: readonly string[],
  times: number,
  work: (text: string) => unknown,
): InProcess {
  const byText = texts.map((text) =>
    Array.from({ length: times }, () => {
      const began = performance.now();
      work(text);
      return performance.now() - began;
    }),
  );
  return { times: byText.flat(), best: byText.map((took) => Math.min(...took)) };
}

/** A search of a shop that has set nothing: what it finds, and the first page of its results with their facets. */
export function resultsSearch(index: CatalogueIndex) {
  const settings = newSearchSettings(BUILT_IN_SETTINGS);
  const rules = rulesOfSearch(settings, resultsPageOf(null, BUILT_IN_SETTINGS));
  const search = { settings, groups: [], synonyms: [], rules, offensiveTerms: offensiveTerms('en') };
  const catalogue = { index, titleRanks: new Map<number, number>(), soldIn: () => new Map() };
  const all = readListingAddress(new URLSearchParams(), rules.filters);
  const find = (text: string, isAsTyped = false) =>
    searchProducts(index, { text, language: 'en', isAsTyped }, search, SHOPPER);
  return {
    rules,
    find,
    page(text: string) {
      const found = find(text);
      return list(catalogue, found.rows, all, found.rules, SHOPPER);
    },
  };
}

/** A product of the local store as the copy of a catalogue has it, sold in one country. */
export function mirrored(product: Product): MirroredProduct {
  const { options, variants, image: _, metafields: __, translations: ___, ...rest } = product;
  return aMirroredProduct({
    id: rest.id,
    title: rest.title,
    description: rest.descriptionHtml.replace(/<[^>]*>/g, ''),
    vendor: rest.vendor,
    productType: rest.productType,
    tags: rest.tags,
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ name: value, swatch: null })),
    })),
    variants: variants.map(({ id, sku, barcode, price, options: values, stock }) =>
      aMirroredVariant({
        id,
        sku,
        barcode,
        price,
        optionValues: values.map((value, at) => options[at]?.values.indexOf(value) ?? 0),
        available: stock.tracked && stock.quantity > 0,
        prices: { US: { amount: price, compareAt: null, currency: 'USD' } },
      }),
    ),
  });
}
