import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NEW_LAYOUT } from '@cartwright/core/search/results-layout';
import { messages as ar } from '@cartwright/storefront-discovery/languages/ar';
import { messages as de } from '@cartwright/storefront-discovery/languages/de';
import { messages as es } from '@cartwright/storefront-discovery/languages/es';
import { messages as fr } from '@cartwright/storefront-discovery/languages/fr';
import { messages as italian } from '@cartwright/storefront-discovery/languages/it';
import { messages as ja } from '@cartwright/storefront-discovery/languages/ja';
import { messages as nl } from '@cartwright/storefront-discovery/languages/nl';
import { messages as pt } from '@cartwright/storefront-discovery/languages/pt';
import { ENGLISH, type Messages } from '@cartwright/storefront-discovery/messages/messages';
import { expect, it } from 'vitest';

/** By the extension's file of the language. Shopify has no Portuguese but that of Brazil and that of Portugal. */
const LANGUAGES: readonly (readonly [file: string, messages: Messages])[] = [
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

it.each(LANGUAGES)('the blocks and their script have the same texts in %s', async (file, messages) => {
  const path = fileURLToPath(new URL(`../../../extensions/cart-embed/locales/${file}.json`, import.meta.url));
  const { collection, search } = JSON.parse(await readFile(path, 'utf8'));
  const forms = new Intl.PluralRules(file.split('.')[0]);
  const products = COUNTS.map((count) =>
    String(collection.products[forms.select(count)]).replace('{{ count }}', String(count)),
  );
  expect(products).toEqual(COUNTS.map(messages.products));
  const ratings = COUNTS.map((count) =>
    String(collection.rating[forms.select(count)])
      .replace('{{ average }}', '4.5')
      .replace('{{ scale }}', '5')
      .replace('{{ count }}', String(count)),
  );
  expect(ratings).toEqual(COUNTS.map((count) => messages.rating('4.5', 5, count)));
  expect({ ...collection, products: undefined, rating: undefined }).toEqual({
    products: undefined,
    rating: undefined,
    decimal_sign: messages.decimalSign,
    sort_by: messages.sortBy,
    // The button of a form that has no script.
    sort: collection.sort,
    pages: messages.pages,
    page: messages.page(0).replace('0', '{{ number }}'),
    previous: messages.previous,
    next: messages.next,
    from_price_html: messages.from('{{ price }}'),
    up_to_price_html: messages.upTo('{{ price }}'),
    sale_price: messages.salePrice,
    regular_price: messages.regularPrice,
    sale: messages.sale,
    sold_out: messages.soldOut,
    add_to_cart: messages.add,
    choose_options: messages.choose,
    empty: messages.empty,
    show_first: messages.showFirst,
    filters: messages.filters,
    clear_all: messages.clearAll,
    no_matches: messages.noMatches,
  });
  expect(search).toEqual({
    // A page on which nothing was searched has no script of ours.
    browse: expect.stringMatching(/\S/),
    found_html: messages
      .own(NEW_LAYOUT.pageTitle)
      .replace('{term}', '{{ terms }}')
      .replace('{count}', '{{ total }}'),
    none_found_html: messages.noneFound('{{ terms }}'),
    none_found_help: messages.noneFoundHelp,
    all_products: messages.allProducts,
  });
});
