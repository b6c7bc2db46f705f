import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { at, each, textAt } from '../testing/read-json';
import { aRunningStore, aShopper } from '../testing/running-store';
import { SMALL_MARKETS, theVariant } from '../testing/small-store';
import { readSectionRequest } from './section-request';

let store: RunningStore;
beforeAll(async () => {
  store = await aRunningStore({ markets: SMALL_MARKETS });
});
afterAll(() => store.close());

const cup = theVariant('cup');
const BUBBLE = 'cart-icon-bubble';

describe('sections of a cart write', () => {
  it('show the cart after it, in their wrapper and the request’s market', async () => {
    const anna = aShopper(store.url);
    const response = await anna.post('/de/cart/add.js', {
      items: [{ id: cup, quantity: 7 }],
      sections: [BUBBLE, 'no-such'],
      sections_url: '/products/cup',
    });
    const body = await response.json();
    expect(textAt(body, 'sections', BUBBLE)).toMatch(
      /^<div id="shopify-section-cart-icon-bubble" class="shopify-section">[\s\S]*7/,
    );
    expect(at(body, 'sections', 'no-such')).toBe(null);
    expect(each(body, 'items', 'quantity')).toEqual([7]);
  });

  it('come with every write, including forms, but not with errors', async () => {
    const anna = aShopper(store.url);
    await anna.post('/cart/add.js', { id: cup });
    const sections = { sections: BUBBLE };
    const one = await anna.form('/cart/add.js', { id: String(cup), ...sections });
    expect(textAt(await one.json(), 'sections', BUBBLE)).toContain('2');
    const line = await anna.post('/cart/change.js', { line: 1, quantity: 3, ...sections });
    expect(textAt(await line.json(), 'sections', BUBBLE)).toContain('3');
    const none = await anna.form('/cart/clear.js', { 'sections[]': BUBBLE });
    expect(textAt(await none.json(), 'sections', BUBBLE)).toContain('0');
    const refused = await anna.post('/cart/add.js', { id: theVariant('scarf', 'Blue'), ...sections });
    expect(at(await refused.json(), 'sections')).toBeUndefined();
  });

  it('are of the named page, else the browser’s, else the cart', () => {
    const pathOf = (body: Record<string, unknown>, referer?: string) => {
      const read = readSectionRequest({ sections: 'a', ...body }, referer, '/de/');
      return read.ok && read.request?.path;
    };
    expect(pathOf({ sections_url: '/search?q=mug' })).toBe('/search');
    expect(pathOf({}, 'http://localhost/products/cup?variant=1')).toBe('/products/cup');
    expect(pathOf({})).toBe('/de/cart');
    expect(pathOf({ sections_url: 'https://example.com/' })).toBe(false);
    expect(pathOf({ sections_url: 5 })).toBe(false);
    expect(pathOf({ sections: { a: 'b' } })).toBe(false);
  });
});

describe('sections of a page', () => {
  it('are returned as JSON, or a single one as HTML', async () => {
    const several = await (await fetch(`${store.url}/?sections=${BUBBLE},none`)).json();
    expect(textAt(several, BUBBLE)).toContain('shopify-section-cart-icon-bubble');
    expect(at(several, 'none')).toBe(null);
    const one = await fetch(`${store.url}/cart?section_id=${BUBBLE}`);
    expect(one.headers.get('content-type')).toContain('text/html');
    expect(await one.text()).toMatch(/^<div id="shopify-section-cart-icon-bubble"/);
  });

  it('are rejected if unknown or more than five', async () => {
    expect((await fetch(`${store.url}/?section_id=none`)).status).toBe(404);
    expect((await fetch(`${store.url}/?sections=a,b,c,d,e,f`)).status).toBe(400);
  });
});
