import { describe, expect, it } from 'vitest';
import { readPredictiveSearch } from './read-predictive-search';
import { readSuggestions } from './read-suggestions';

const PRODUCT = {
  id: 1,
  title: 'Mug',
  url: '/products/mug',
  image: { src: '//cdn.shopify.com/mug.png', alt: '', width: 1, height: 1 },
  price: '$18.00',
  priceVaries: true,
  compareAtPrice: null,
  available: true,
  variantId: null,
  badge: null,
};
const RESPONSE = {
  version: 1,
  meant: null,
  terms: ['mug'],
  collections: [{ title: 'Mugs', url: '/collections/mugs' }],
  products: [PRODUCT],
  titles: { terms: 'Try these', collections: null, products: 7 },
};

describe('server suggestions', () => {
  it('are read for the panel', () =>
    expect(readSuggestions(RESPONSE)).toEqual({
      meant: null,
      terms: ['mug'],
      collections: [{ title: 'Mugs', url: '/collections/mugs' }],
      titles: { terms: 'Try these', collections: null, products: null },
      products: [
        {
          id: 1,
          title: 'Mug',
          url: '/products/mug',
          picture: '//cdn.shopify.com/mug.png',
          price: '$18.00',
          priceVaries: true,
          compareAtPrice: null,
          available: true,
        },
      ],
    }));

  it.each([
    null,
    'Liquid error',
    { ...RESPONSE, version: 2 },
    { ...RESPONSE, meant: 1 },
    { ...RESPONSE, terms: [{}] },
    { ...RESPONSE, collections: [{ title: 'Mugs', url: 'javascript:alert(1)' }] },
    { ...RESPONSE, products: [{ ...PRODUCT, url: '//elsewhere.example' }] },
  ])('are rejected when invalid: %j', (response) => expect(readSuggestions(response)).toBeNull());
});

describe('Shopify’s suggestions', () => {
  const read = (results: object) =>
    readPredictiveSearch({ resources: { results } }, (amount) => `$${(amount / 100).toFixed(2)}`);
  const product = {
    id: 8,
    title: 'Mug',
    url: '/products/mug?_pos=1',
    price_min: '18.00',
    price_max: '24.00',
    compare_at_price_min: '30.00',
    available: false,
    featured_image: { url: 'https://cdn.shopify.com/mug.png' },
  };

  it('are read for the panel, without invalid items', () =>
    expect(
      read({
        queries: [{ text: 'mug', styled_text: '<mark>mug</mark>' }, { text: 1 }, null],
        collections: [
          { title: 'Mugs', url: '/collections/mugs' },
          { title: 'Bad', url: 'https://x.example' },
        ],
        products: [product, { ...product, price_min: 'free' }, { title: 'No link' }],
      }),
    ).toEqual({
      meant: null,
      terms: ['mug'],
      collections: [{ title: 'Mugs', url: '/collections/mugs' }],
      products: [
        {
          id: 8,
          title: 'Mug',
          url: '/products/mug?_pos=1',
          picture: 'https://cdn.shopify.com/mug.png',
          price: '$18.00',
          priceVaries: true,
          compareAtPrice: null,
          available: false,
        },
      ],
    }));

  it('show a compare-at price only if all variants cost the same', () => {
    const compareAtOf = (changes: object) =>
      read({ products: [{ ...product, ...changes }] })?.products[0]?.compareAtPrice;
    expect(compareAtOf({ price_max: product.price_min })).toBe('$30.00');
    expect(compareAtOf({ price_max: '50.00' })).toBeNull();
  });

  it('are rejected when invalid', () => {
    for (const response of [null, '', {}, { resources: {} }])
      expect(readPredictiveSearch(response, String)).toBeNull();
    expect(read({})).toEqual({ meant: null, terms: [], collections: [], products: [] });
  });
});
