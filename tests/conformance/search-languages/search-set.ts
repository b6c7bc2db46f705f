import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { collation } from '@cartwright/core/listing/collation';
import { foundRows } from '@cartwright/core/listing/found-rows';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { resultsPageOf } from '@cartwright/core/search/results-page';
import { rulesOfSearch } from '@cartwright/core/search/rules-of-search';
import { newSearchSettings } from '@cartwright/core/search/search-settings';
import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';

/** Set of searches by kind, of people who want a product, and the catalogue that has it. */
export interface SearchSet {
  /** As Shopify writes locales. */
  readonly language: string;
  readonly titles: readonly string[];
  readonly pairs: readonly { readonly kind: string; readonly typed: string; readonly title: string }[];
}

const FOLDER = join(import.meta.dirname, 'sets');

/** Search sets of `sets/LANGUAGE.txt`: titles below "# titles", then "what is typed = title" below "# kind". */
export function searchSets(): SearchSet[] {
  return readdirSync(FOLDER).map((file) => {
    const titles: string[] = [];
    const pairs: { kind: string; typed: string; title: string }[] = [];
    let kind = '';
    for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n')) {
      if (line.startsWith('# ')) kind = line.slice(2);
      else if (line !== '' && kind === 'titles') titles.push(line);
      else if (line !== '') {
        const [typed = '', title = ''] = line.split(' = ');
        pairs.push({ kind, typed, title });
      }
    }
    return { language: file.replace('.txt', ''), titles, pairs };
  });
}

/** Results page of a shop with these titles: the first ten titles for a text. */
export function resultsPageFor({ language, titles }: Pick<SearchSet, 'language' | 'titles'>) {
  const products = titles.map((title, at) =>
    aMirroredProduct({ id: at + 1, title, productType: '', vendor: '' }),
  );
  const index: CatalogueIndex = buildIndex(products, [], [language]);
  const settings = newSearchSettings(BUILT_IN_SETTINGS);
  const rules = rulesOfSearch(settings, resultsPageOf(null, BUILT_IN_SETTINGS));
  const shopper = { priceCountry: 'US', language, compareNames: collation(language) };
  return (text: string): string[] =>
    foundRows(index, { text, language, isAsTyped: false }, rules, shopper)
      .rows.slice(0, 10)
      .map((row) => titles[(index.products.id[row] ?? 0) - 1] ?? '');
}
