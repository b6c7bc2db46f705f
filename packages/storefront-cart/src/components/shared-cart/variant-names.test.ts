import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedCartUrl } from '../cart-share/shared-cart-url';
import { handlesIn, variantNames } from './variant-names';

const THROW = {
  title: 'Wool Throw',
  variants: [
    { id: 11, public_title: 'Oat' },
    { id: 12, public_title: null },
  ],
};

function stubStore(products: Record<string, unknown>) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const body = products[address];
    return body ? Response.json(body) : new Response('', { status: 404 });
  });
  return requests;
}

const aLine = (handle: string, more: object = {}) => ({
  handle,
  variantId: 11,
  quantity: 1,
  properties: {},
  sellingPlan: null,
  parentKey: null,
  ...more,
});

const handlesOf = (url: string) => handlesIn(new URL(url).search);

afterEach(() => vi.unstubAllGlobals());

describe('handles of a shared link', () => {
  it('names each product of the first five bought lines once', () => {
    const lines = ['a', 'b', 'a', '手袋', 'd', 'e'].map((handle) => aLine(handle));
    const gift = aLine('gift', { properties: { _source: 'tiered_progress_bar' } });
    expect(handlesOf(sharedCartUrl('https://shop.test/', [gift, ...lines]))).toEqual(['a', 'b', '手袋', 'd']);
  });

  it('leaves out lines whose handle isn’t known yet', () => {
    const url = sharedCartUrl('https://shop.test/de/', [aLine('')]);
    expect(url).toBe('https://shop.test/de/?cw_cart=1.1.b--1');
    expect(handlesOf(url)).toEqual([]);
  });

  it('caps the handles that are read', () => {
    expect(
      handlesIn(`?cw_products=${Array.from({ length: 40 }, (_, at) => `h${at}`).join('.')}`),
    ).toHaveLength(5);
  });
});

describe('names of a shared link’s variants', () => {
  it('come from the store, in the page’s language', async () => {
    const requests = stubStore({ '/de/products/wool-throw.js': THROW });
    const names = await variantNames(['wool-throw'], '/de/');
    expect([...names]).toEqual([
      [11, 'Wool Throw · Oat'],
      [12, 'Wool Throw'],
    ]);
    expect(requests).toEqual(['/de/products/wool-throw.js']);
  });

  it('leave out products that can’t be read', async () => {
    stubStore({ '/products/wool-throw.js': THROW, '/products/odd.js': 'odd' });
    const names = await variantNames(['gone', 'odd', 'wool-throw'], '/');
    expect([...names.keys()]).toEqual([11, 12]);
  });

  it('escapes handles', async () => {
    const requests = stubStore({});
    await variantNames(['../cart/clear?x'], '/');
    expect(requests).toEqual(['/products/..%2Fcart%2Fclear%3Fx.js']);
  });
});
