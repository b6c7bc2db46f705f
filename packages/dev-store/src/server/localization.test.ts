import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { at, each, textAt } from '../testing/read-json';
import { admin, aRunningStore, aShopper } from '../testing/running-store';
import { SMALL_MARKETS, theVariant } from '../testing/small-store';

const SWITZERLAND = { country: 'CH', currency: 'CHF', rate: '0.8', locale: 'de', root: '/' };

let store: RunningStore;
beforeAll(async () => {
  store = await aRunningStore({ markets: [...SMALL_MARKETS, SWITZERLAND] });
});
afterAll(() => store.close());

const cup = theVariant('cup');

describe('request market', () => {
  it('comes from the path’s root, for pages and JSON', async () => {
    const page = await (await fetch(`${store.url}/de`)).text();
    expect(page).toContain('"locale":"de"');
    expect(page).toContain('"currency":{"active":"EUR","rate":"0.9"}');
    expect(page).toContain('"routes":{"root":"/de/"}');
    expect(page).toContain('9,00');
    expect((await fetch(`${store.url}/de/`)).status).toBe(200);
    expect((await fetch(`${store.url}/ja/products/cup`)).status).toBe(200);
    expect((await fetch(`${store.url}/fr/products/cup`)).status).toBe(404);
    expect(await (await fetch(`${store.url}/de/nowhere`)).text()).toContain('"root":"/de/"');
  });

  it('is set by the theme’s form, which redirects to the same page there', async () => {
    const anna = aShopper(store.url);
    const there = await anna.form('/localization', {
      country_code: 'JP',
      return_to: '/products/cup?variant=1',
    });
    expect([there.status, there.headers.get('location')]).toEqual([302, '/ja/products/cup?variant=1']);
    const on = await anna.form('/ja/localization', { country_code: 'DE', return_to: '/ja/products/cup' });
    expect(on.headers.get('location')).toBe('/de/products/cup');
    const home = await anna.form('/de/localization', { country_code: 'US', return_to: '/de' });
    expect(home.headers.get('location')).toBe('/');
    const away = await anna.form('/localization', { locale_code: 'ja', return_to: '//example.com' });
    expect(away.headers.get('location')).toBe('/ja/');
    for (const return_to of ['/de//example.com', '/de/\\example.com']) {
      const out = await anna.form('/localization', { country_code: 'US', return_to });
      expect(out.headers.get('location')).toBe('/');
    }
  });

  it('is kept for a country without a root of its own', async () => {
    const anna = aShopper(store.url);
    await anna.post('/cart/add.js', { id: cup });
    const back = await anna.form('/localization', { country_code: 'CH', return_to: '/cart' });
    expect(back.headers.get('location')).toBe('/cart');
    expect(at(await anna.cart(), 'currency')).toBe('CHF');
    expect(at(await anna.cart(), 'total_price')).toBe(800);
    expect(at(await (await anna.get('/de/cart.js')).json(), 'currency')).toBe('EUR');
    await anna.form('/localization', { country_code: 'XX' });
    expect(at(await anna.cart(), 'currency')).toBe('CHF');
  });

  it('is set by a currency in an update, as in older themes', async () => {
    const anna = aShopper(store.url);
    await anna.post('/cart/add.js', { id: cup });
    const response = await anna.form('/cart/update.js', { currency: 'CHF' });
    expect(at(await response.json(), 'currency')).toBe('CHF');
    expect(at(await anna.cart(), 'total_price')).toBe(800);
  });

  it('is kept by redirects', async () => {
    const anna = aShopper(store.url);
    const added = await anna.form('/de/cart/add', { id: String(cup) });
    expect(added.headers.get('location')).toBe('/de/cart');
    const refused = await anna.form('/de/cart/add', { id: '1' });
    expect(refused.headers.get('location')).toMatch(/^\/de\/cart\?error=/);
    const changed = await anna.form('/de/cart', { 'updates[]': '2', checkout: '' });
    expect(changed.headers.get('location')).toBe('/de/checkout');
    expect((await anna.get('/de/cart/change?line=1&quantity=0')).headers.get('location')).toBe('/de/cart');
    expect((await anna.get('/de/discount/TEN')).headers.get('location')).toBe('/de/');
  });

  it('is among the Admin API’s currencies and countries', async () => {
    const response = await admin(
      store.url,
      '{ shop { currencyCode enabledPresentmentCurrencies shipsToCountries } }',
    );
    expect(at(response, 'data', 'shop', 'enabledPresentmentCurrencies')).toEqual([
      'USD',
      'EUR',
      'JPY',
      'CHF',
    ]);
    expect(at(response, 'data', 'shop', 'shipsToCountries')).toEqual(['CH', 'DE', 'JP', 'US']);
  });
});

describe('invalid market', () => {
  it.each([{ root: 'de' }, { root: '/de' }, { rate: 'much' }, { rate: '0' }])(
    'is rejected on startup: %o',
    async (wrong) => {
      const [germany] = SMALL_MARKETS;
      await expect(aRunningStore({ markets: [{ ...germany, ...wrong }] })).rejects.toThrow('market DE');
    },
  );
});

describe('cart links', () => {
  it('replace the cart, and redirect to checkout', async () => {
    const anna = aShopper(store.url);
    const link = await anna.get(`/cart/${cup}:2,${theVariant('tea')}:1?discount=TEN&note=Hello`);
    expect([link.status, link.headers.get('location')]).toEqual([302, '/checkout']);
    expect(each(await anna.cart(), 'items', 'quantity')).toEqual([2, 1]);
    expect(textAt(await anna.cart(), 'note')).toBe('Hello');
    expect(at(await anna.cart(), 'discount_codes')).toEqual([{ code: 'TEN', applicable: true }]);
    const again = await anna.get(`/de/cart/${cup}:1?storefront=true`);
    expect(again.headers.get('location')).toBe('/de/cart');
    expect(at(await anna.cart(), 'item_count')).toBe(1);
  });

  it('add and clear without a form', async () => {
    const anna = aShopper(store.url);
    expect((await anna.get(`/cart/add?id=${cup}&quantity=3`)).headers.get('location')).toBe('/cart');
    expect(at(await anna.cart(), 'item_count')).toBe(3);
    await anna.get('/cart/clear');
    expect(at(await anna.cart(), 'item_count')).toBe(0);
  });
});
