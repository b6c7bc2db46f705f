import { fileURLToPath } from 'node:url';
import { defineProduct } from '@cartwright/dev-store/catalogue/define-product';
import { ratingMetafields } from '@cartwright/dev-store/catalogue/ratings';
import type { Product, ProductMetafield } from '@cartwright/dev-store/engine/model/catalogue';
import type { RunningStore } from '@cartwright/dev-store/store';
import { aThemeExtension } from '@cartwright/dev-store/testing/a-theme-extension';
import { aRunningStore } from '@cartwright/dev-store/testing/running-store';
import { SMALL_MARKETS, SMALL_STORE } from '@cartwright/dev-store/testing/small-store';
import { readThemeExtension } from '@cartwright/dev-store/theme-extension/read-theme-extension';
import { listedProducts } from '@cartwright/server/listing/listed-products';
import { readResponse } from '@cartwright/storefront-discovery/listing/read-response';
import { aListingResponse } from '@cartwright/storefront-discovery/testing/a-listing-response';
import { afterAll, beforeAll, expect, it } from 'vitest';

const EXTENSION = fileURLToPath(new URL('../../../extensions/cart-embed', import.meta.url));

const rating = (value: unknown): ProductMetafield => ({
  namespace: 'reviews',
  key: 'rating',
  type: 'rating',
  value: JSON.stringify(value),
});
const outOf = (scale_max: unknown, value: unknown) => rating({ value, scale_min: '0.0', scale_max });
const count = (value: string, type = 'number_integer'): ProductMetafield => ({
  namespace: 'reviews',
  key: 'rating_count',
  type,
  value,
});

/** Metafields of review apps, and the rating shown: average, scale, count and the filled share of the stars. */
const WRITTEN: readonly (readonly [
  name: string,
  metafields: readonly ProductMetafield[],
  shown: readonly [average: string, scale: number, count: number, filled: number] | null,
])[] = [
  ['one rating', ratingMetafields('4.0', 1), ['4.0', 5, 1, 80]],
  ['a mean of many', ratingMetafields('4.2500', 120), ['4.3', 5, 120, 86]],
  ['numbers', [outOf(5, 4.56), count('12')], ['4.6', 5, 12, 92]],
  ['a count as text', [outOf('5.0', '2.5'), count('7', 'single_line_text_field')], ['2.5', 5, 7, 50]],
  ['ten points', [outOf('10.0', '8.7'), count('3')], ['8.7', 10, 3, 87]],
  ['no stars', [outOf('5.0', '0.0'), count('2')], ['0.0', 5, 2, 0]],
  ['no ratings', [], null],
  ['a count of none', ratingMetafields('5.0', 0), null],
  ['no count', [outOf('5.0', '4.0')], null],
  ['a count alone', [count('4')], null],
  ['more than all stars', ratingMetafields('5.5', 4), null],
  ['less than none', [outOf('5.0', '-1.0'), count('4')], null],
  ['no scale', [rating({ value: '4.0' }), count('4')], null],
  ['a text', [{ ...rating('<b>4.0'), type: 'single_line_text_field' }, count('4')], null],
  ['another number', [{ ...rating(4), type: 'number_decimal' }, count('4')], null],
];

const products = WRITTEN.map(
  ([title, metafields], at): Product => ({
    ...defineProduct({
      handle: `rated-${at}`,
      title,
      description: '',
      type: 'Rated',
      price: '5.00',
    }),
    metafields,
  }),
);

let store: RunningStore;
beforeAll(async () => {
  const extension = await readThemeExtension(EXTENSION);
  // Our server's response, at the point where the store renders it into a page.
  const entries = products.map(({ id, variants }) => ({
    id,
    badge: null,
    card: {
      variantId: variants[0]?.id ?? 0,
      price: 'one' as const,
      isOfVariant: false,
      leadsToVariant: false,
    },
  }));
  const response = listedProducts(entries, new Map(products.map(({ id, handle }) => [id, handle])), true);
  const schema = { name: 'Answer', target: 'section', enabled_on: { templates: ['collection'] } };
  const other = aThemeExtension({
    blocks: { answer: `<pre>${response}</pre>{% schema %}${JSON.stringify(schema)}{% endschema %}` },
  });
  store = await aRunningStore({
    catalogue: { ...SMALL_STORE, products, collections: [] },
    markets: SMALL_MARKETS,
    app: { themeExtension: { ...extension, blocks: [...extension.blocks, ...other.blocks] } },
  });
  await fetch(`${store.url}/admin/themes/current/editor`, {
    method: 'POST',
    body: new URLSearchParams({
      editor: '1',
      'on:main-collection/collection': 'on',
      'on:main-collection/answer': 'on',
    }),
  });
});
afterAll(() => store.close());

const pageOf = async (path: string) => (await fetch(`${store.url}${path}`)).text();

/** The ratings of a page's cards by their products' titles, without white space between elements. */
async function printed(path: string): Promise<Record<string, string | undefined>> {
  const pages = await Promise.all(['', '?page=2'].map((query) => pageOf(`${path}${query}`)));
  const cards = pages.flatMap((page) => page.match(/<li class="cw-card"[\s\S]*?<\/li>/g) ?? []);
  return Object.fromEntries(
    cards.map((card) => {
      const [, rated] = /<p class="cw-card-rating">([\s\S]*?)<\/p>/.exec(card) ?? [];
      return [/cw-card-link" href="[^"]*">([^<]*)</.exec(card)?.[1], rated?.trim().replace(/>\s+</g, '><')];
    }),
  );
}

const markup = (filled: number, average: string, count: number, heard: string) =>
  `<span class="cw-card-stars" aria-hidden="true"><span class="cw-card-filled" style="inline-size: ${filled}%"></span></span>` +
  `<span class="cw-card-average" aria-hidden="true">${average} (${count})</span>` +
  `<span class="cw-hidden">${heard}</span>`;

it('the block’s Liquid prints ratings, and nothing for invalid ones', async () => {
  const found = await printed('/collections/all');
  expect(found).toEqual(
    Object.fromEntries(
      WRITTEN.map(([title, , shown]) => {
        if (!shown) return [title, undefined];
        const [average, scale, count, filled] = shown;
        const heard = `${average} of ${scale}, ${count} ${count === 1 ? 'review' : 'reviews'}`;
        return [title, markup(filled, average, count, heard)];
      }),
    ),
  );
});

it('the block’s Liquid prints ratings in the page’s language', async () => {
  const { 'a mean of many': found } = await printed('/de/collections/all');
  expect(found).toBe(markup(86, '4,3', 120, '4,3 von 5, 120 Bewertungen'));
});

it('the response that replaces the page has the same ratings', async () => {
  const [, json = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(await pageOf('/collections/all')) ?? [];
  const response = readResponse(JSON.stringify({ ...aListingResponse(), products: JSON.parse(json) }));
  const rated = response?.products.map(({ title, rating: each }) => [
    title,
    each && [each.value.toFixed(1), each.scale, each.count, Math.round((each.value * 100) / each.scale)],
  ]);
  expect(rated).toEqual(WRITTEN.map(([title, , shown]) => [title, shown]));
});
