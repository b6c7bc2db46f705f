import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { describe, expect, it } from 'vitest';
import { aListingResponse } from '../testing/a-listing-response';
import { readResponse } from './read-response';

const LOOK: NonNullable<ListingResponse['look']> = {
  title: '{count} of {term}',
  soldOut: 'Gone',
  add: '',
  data: {
    layout: 'sidebar',
    layoutMode: 'dropdown',
    columns: '5 3 1',
    filterStyle: 'chevron',
    productLayout: 'vertical',
  },
  style: '--_wide:5',
};

/** The response with another value at a path of keys. */
function changed(path: readonly (string | number)[], value: unknown): string {
  const response: unknown = structuredClone(aListingResponse());
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], response);
  Object(parent)[last] = value;
  return JSON.stringify(response);
}

describe('list response', () => {
  it('is read, ignoring unknown fields', () => {
    const response: ListingResponse = aListingResponse();
    expect(readResponse(JSON.stringify({ ...response, more: [] }))).toEqual(response);
    expect(readResponse(`\n ${JSON.stringify(response)} \n`)).toEqual(response);
  });

  it('may be empty', () => {
    const response = { ...aListingResponse(), total: 0, pages: 0, products: [] };
    expect(readResponse(JSON.stringify(response))).toEqual(response);
  });

  it('contains the searched text, or nothing from an earlier server', () => {
    const response = aListingResponse({ searched: { text: 'mgu', meant: 'mug' } });
    expect(readResponse(JSON.stringify(response))).toEqual(response);
    const { searched: _, ...earlier } = response;
    expect(readResponse(JSON.stringify(earlier))).toEqual(aListingResponse());
  });

  it('contains the look of its page', () => {
    const response = aListingResponse({ look: LOOK });
    expect(readResponse(JSON.stringify(response))).toEqual(response);
  });

  it.each([
    [['version'], 1],
    [['searched'], 'mug'],
    [['searched'], { text: 1, meant: null }],
    [['searched'], { text: 'mgu' }],
    [['searched'], { text: 'mug', meant: null, redirect: 'javascript:alert(1)' }],
    [['searched'], { text: 'mug', meant: null, redirect: '//evil.example' }],
    [['searched'], { text: 'mug', meant: null, redirect: '/\\evil.example' }],
    [['searched'], { text: 'mug', meant: null, redirect: '/\t/evil.example' }],
    [['look'], 'wide'],
    [['look'], { ...LOOK, style: 4 }],
    [['look'], { ...LOOK, title: 1 }],
    [['total'], '2'],
    [['page'], 0],
    [['pages'], -1],
    [['parts'], 0],
    [['sort'], null],
    [['sorts', 0, 'label'], 7],
    [['paging'], undefined],
    [['paging', 'limit'], 0],
    [['paging', 'limits'], ['some']],
    [['facets'], undefined],
    [['facets', 0, 'type'], 'toString'],
    [['facets', 0, 'param'], 'sort_by'],
    [['facets', 0, 'kind'], 'range'],
    [['facets', 0, 'values', 0, 'count'], -1],
    [['facets', 0, 'values', 0, 'swatch'], { colour: 'red;--x:url(//elsewhere.example)' }],
    [['facets', 0, 'values', 0, 'swatch'], { image: 'javascript:alert(1)' }],
    [['facets', 1, 'least'], { value: 10, text: '$10.00' }],
    [['products'], {}],
    [['products', 0, 'id'], 1.5],
    [['products', 0, 'title'], null],
    [['products', 0, 'url'], 'javascript:alert(1)'],
    [['products', 0, 'url'], '//elsewhere.example/products/mug'],
    [['products', 0, 'url'], '/\\elsewhere.example'],
    [['products', 0, 'url'], '/\n/elsewhere.example'],
    [['tiles', 0], { after: 0, name: 'Sale', image: '/sale.png', link: '/\r\\elsewhere.example' }],
    [['tiles', 0], { after: 0, name: 'Sale', image: '/sale.png', link: 'java\nscript:alert(1)' }],
    [['products', 0, 'price'], 1000],
    [['products', 0, 'image', 'src'], 'data:text/html,x'],
    [['products', 0, 'image', 'width'], undefined],
    [['products', 0, 'available'], 'true'],
    [['products', 0, 'variantId'], '5'],
    [['products', 0, 'badge'], undefined],
    [['products', 0, 'rating'], '4.5'],
    [['products', 0, 'rating', 'value'], '4.5'],
    [['products', 0, 'rating', 'scale'], 4.5],
    [['products', 0, 'rating', 'count'], -1],
  ])('is rejected with %j = %j', (path, value) => expect(readResponse(changed(path, value))).toBeNull());

  it.each(['', 'null', '[]', '{', '<!doctype html><title>Sign in</title>', '"1"'])(
    'is rejected when it isn’t a list: %s',
    (text) => expect(readResponse(text)).toBeNull(),
  );
});
