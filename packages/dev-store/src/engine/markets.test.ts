import { describe, expect, it } from 'vitest';
import { LARKSPUR_SUPPLY } from '../catalogue/larkspur/larkspur-supply';
import { add, cart, cup, plan, post, print, tea } from '../testing/memory-cart';
import { at, each } from '../testing/read-json';
import { aMemoryStore, SMALL_STORE, theProduct } from '../testing/small-store';
import { withoutRoot } from './model/market';
import { presentCatalogue } from './present-catalogue';

const [de, ja] = ['/de/', '/ja/'];

describe('market', () => {
  it('shows the same cart in its currency, under its root', () => {
    const store = aMemoryStore();
    add(store, { ...cup, quantity: 2 });
    const abroad = cart(store, de);
    expect(at(abroad, 'currency')).toBe('EUR');
    expect(at(abroad, 'token')).toBe(at(cart(store), 'token'));
    expect(each(abroad, 'items', 'price')).toEqual([900]);
    expect(at(abroad, 'total_price')).toBe(1800);
    expect(at(abroad, 'items', 0, 'url')).toBe(`/de/products/cup?variant=${cup.id}`);
    expect(at(cart(store), 'total_price')).toBe(2000);
  });

  it('has whole yen, in hundredths', () => {
    const store = aMemoryStore();
    add(store, print);
    // 3.33 × 150 is 499.5 yen.
    expect(each(cart(store, ja), 'items', 'price')).toEqual([50000]);
    expect(at(cart(store, ja), 'items', 0, 'presentment_price')).toBe(500);
  });

  it('applies selling plans and percentages to its own price, in whole yen', () => {
    const store = aMemoryStore();
    add(store, { ...tea, selling_plan: plan });
    post(store, 'update', { discount: 'TEN' });
    const [line] = [at(cart(store, ja), 'items', 0)];
    expect(at(line, 'price')).toBe(108000);
    expect(at(line, 'final_price')).toBe(97200);
    expect(at(line, 'selling_plan_allocation', 'compare_at_price')).toBe(120000);
  });

  it('converts a code’s amount and minimum from the shop’s currency', () => {
    const store = aMemoryStore();
    add(store, { ...cup, quantity: 2 });
    store.fetch('/de/cart/update.js', { body: JSON.stringify({ discount: 'FIVER' }) });
    // 5.00 off from 20.00 is 4.50 off from 18.00.
    expect(at(cart(store, de), 'total_price')).toBe(1350);
    expect(at(cart(store), 'total_price')).toBe(1500);
  });

  it('has its prices in products', () => {
    const store = aMemoryStore();
    expect(at(store.fetch('/de/products/cup.js').body, 'price')).toBe(900);
    expect(at(store.fetch('/ja/products/cup.js').body, 'variants', 0, 'price')).toBe(150000);
    expect(store.fetch('/fr/products/cup.js').status).toBe(404);
  });

  it('changes amounts only', () => {
    const market = { country: 'US', currency: 'USD', rate: '1.0', locale: 'en', root: '/' };
    expect(presentCatalogue(SMALL_STORE, market)).toEqual(SMALL_STORE);
    const [variant] = theProduct('cup').variants;
    expect(variant?.price).toBe(1000);
  });

  it('has texts in its language, with the shop’s as fallback', () => {
    const german = { country: 'DE', currency: 'EUR', rate: '0.9', locale: 'de', root: '/de/' };
    const { products, collections = [] } = presentCatalogue(LARKSPUR_SUPPLY, german);
    const mug = products.find(({ handle }) => handle === 'enamel-mug');
    expect(mug).toMatchObject({
      title: 'Emaillebecher',
      untranslatedTitle: 'Enamel Mug',
      productType: 'Küche',
    });
    expect(mug?.options).toMatchObject([{ name: 'Farbe', values: ['Hafer', 'Moos', 'Tinte'] }]);
    expect(Object.keys(mug?.options[0]?.swatches ?? {})).toEqual(['Hafer', 'Moos', 'Tinte']);
    expect(mug?.variants[1]).toMatchObject({
      title: 'Moos',
      untranslatedTitle: 'Moss',
      options: ['Moos'],
      image: { alt: 'Emaillebecher, Moos' },
    });
    expect(mug?.image?.alt).toBe('Emaillebecher');
    expect([mug?.vendor, mug?.tags, mug?.handle]).toEqual([
      'Larkspur Supply',
      ['kitchen', 'bestseller'],
      'enamel-mug',
    ]);
    expect(mug?.descriptionHtml).toContain('Steel under two coats of enamel');
    const shirt = products.find(({ handle }) => handle === 'garden-sweatshirt');
    expect(shirt?.variants[0]?.title).toBe('S / Hafer');
    const board = products.find(({ handle }) => handle === 'olive-board');
    expect(board?.variants[0]).toMatchObject({ title: 'Default Title', options: ['Default Title'] });
    expect(collections.find(({ handle }) => handle === 'kitchen')?.title).toBe('Küche');
  });

  it('matches only the first path segment', () => {
    const market = { country: 'DE', currency: 'EUR', rate: '0.9', locale: 'de', root: '/de/' };
    expect(withoutRoot(market, '/de/cart.js')).toBe('/cart.js');
    expect(withoutRoot(market, '/de')).toBe('/');
    expect(aMemoryStore().fetch('/decor/cart.js').status).toBe(404);
  });
});
