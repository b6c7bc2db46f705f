import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NEW_LAYOUT } from '@cartwright/core/smart-search/results-layout';
import { words as ar } from '@cartwright/storefront-discovery/languages/ar';
import { words as de } from '@cartwright/storefront-discovery/languages/de';
import { words as es } from '@cartwright/storefront-discovery/languages/es';
import { words as fr } from '@cartwright/storefront-discovery/languages/fr';
import { words as italian } from '@cartwright/storefront-discovery/languages/it';
import { words as ja } from '@cartwright/storefront-discovery/languages/ja';
import { words as nl } from '@cartwright/storefront-discovery/languages/nl';
import { words as pt } from '@cartwright/storefront-discovery/languages/pt';
import { ENGLISH, type Messages } from '@cartwright/storefront-discovery/messages/messages';
import { expect, it } from 'vitest';

/** By the extension's file of the language. Shopify has no Portuguese but that of Brazil and that of Portugal. */
const LANGUAGES: readonly (readonly [file: string, words: Messages])[] = [
  ['en.default', ENGLISH],
  ['ar', ar],
  ['de', de],
  ['es', es],
  ['fr', fr],
  ['it', italian],
  ['ja', ja],
  ['nl', nl],
  ['pt-BR', pt],
  ['pt-PT', pt],
];

/** Without nothing: Brazil counts it as one, and says it as many. */
const COUNTS = [1, 2, 3, 11, 100, 1_000_000];

it.each(LANGUAGES)(
  'the blocks say the same in %s as the script that takes their place',
  async (file, words) => {
    const path = fileURLToPath(
      new URL(`../../../extensions/cart-embed/locales/${file}.json`, import.meta.url),
    );
    const { collection, search } = JSON.parse(await readFile(path, 'utf8'));
    const forms = new Intl.PluralRules(file.split('.')[0]);
    const products = COUNTS.map((count) =>
      String(collection.products[forms.select(count)]).replace('{{ count }}', String(count)),
    );
    expect(products).toEqual(COUNTS.map(words.products));
    const ratings = COUNTS.map((count) =>
      String(collection.rating[forms.select(count)])
        .replace('{{ average }}', '4.5')
        .replace('{{ scale }}', '5')
        .replace('{{ count }}', String(count)),
    );
    expect(ratings).toEqual(COUNTS.map((count) => words.rating('4.5', 5, count)));
    expect({ ...collection, products: undefined, rating: undefined }).toEqual({
      products: undefined,
      rating: undefined,
      decimal_sign: words.decimalSign,
      sort_by: words.sortBy,
      // The button of a form that has no script.
      sort: collection.sort,
      pages: words.pages,
      page: words.page(0).replace('0', '{{ number }}'),
      previous: words.previous,
      next: words.next,
      from_price_html: words.from('{{ price }}'),
      up_to_price_html: words.upTo('{{ price }}'),
      sale_price: words.salePrice,
      regular_price: words.regularPrice,
      sale: words.sale,
      sold_out: words.soldOut,
      add_to_cart: words.add,
      choose_options: words.choose,
      empty: words.empty,
      show_first: words.showFirst,
      filters: words.filters,
      clear_all: words.clearAll,
      no_matches: words.noMatches,
    });
    expect(search).toEqual({
      // A page on which nothing was searched has no script of ours.
      browse: expect.stringMatching(/\S/),
      found_html: words
        .own(NEW_LAYOUT.pageTitle)
        .replace('{term}', '{{ terms }}')
        .replace('{count}', '{{ total }}'),
      none_found_html: words.noneFound('{{ terms }}'),
      none_found_help: words.noneFoundHelp,
      all_products: words.allProducts,
    });
  },
);
