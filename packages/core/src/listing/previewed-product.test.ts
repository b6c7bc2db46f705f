import { expect, it } from 'vitest';
import type { MirroredPrice } from '../catalogue/mirrored-product';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import { previewedProduct } from './previewed-product';

const PLACE = { priceCountry: 'US', language: 'en', locale: 'en-US' };

const variant = (id: number, price: Partial<MirroredPrice> | null, available = true) =>
  aMirroredVariant({
    id,
    available,
    prices: price ? { US: { amount: 1000, compareAt: null, currency: 'USD', ...price } } : {},
  });

it('shows the lowest price and that variant’s reduction', () => {
  const of = (...variants: readonly ReturnType<typeof variant>[]) =>
    previewedProduct(aMirroredProduct({ id: 1, variants }), PLACE);
  expect(of(variant(11, { amount: 2000, compareAt: 2500 }), variant(12, { amount: 1500 }))).toMatchObject({
    price: '$15.00',
    priceVaries: true,
    compareAtPrice: null,
    variantId: null,
  });
  expect(of(variant(11, { amount: 2000 }), variant(12, { amount: 1500, compareAt: 1800 }))).toMatchObject({
    url: '/products/product-1?variant=12',
    price: '$15.00',
    compareAtPrice: '$18.00',
  });
});

it('shows the listed variant with its own image', () => {
  const variants = [
    variant(11, {}),
    { ...variant(12, { amount: 1500 }), image: 'https://cdn.example/moss.jpg' },
  ];
  const image = { url: 'https://cdn.example/oat.jpg', alt: null, width: 600, height: 600 };
  const product = aMirroredProduct({ id: 1, image, variants });
  const card = { variantId: 12, price: 'one' as const, isOfVariant: true, leadsToVariant: true };
  expect(previewedProduct(product, PLACE, card)).toMatchObject({
    url: '/products/product-1?variant=12',
    image: { src: 'https://cdn.example/moss.jpg' },
    price: '$15.00',
    priceVaries: false,
  });
  expect(previewedProduct(product, PLACE, { ...card, variantId: 11 })).toMatchObject({
    image: { src: 'https://cdn.example/oat.jpg' },
  });
});

it('hides a compare-at price that isn’t higher, and allows adding a single variant directly', () => {
  const product = aMirroredProduct({ id: 1, variants: [variant(11, { compareAt: 1000 })] });
  expect(previewedProduct(product, PLACE)).toMatchObject({ compareAtPrice: null, variantId: 11 });
  expect(previewedProduct({ ...product, requiresSellingPlan: true }, PLACE)?.variantId).toBeNull();
});

it('is sold out when all variants sold in the market are', () => {
  const variants = [variant(11, {}, false), variant(12, null, true)];
  expect(previewedProduct(aMirroredProduct({ id: 1, variants }), PLACE)?.available).toBe(false);
});

it('is null when no variant is sold in the market', () => {
  expect(previewedProduct(aMirroredProduct({ id: 1, variants: [variant(11, null)] }), PLACE)).toBeNull();
});

it('rounds the rating to a tenth on a whole scale, and drops a non-integer scale', () => {
  const rated = (value: number, scaleMax: number) =>
    previewedProduct(
      aMirroredProduct({ id: 1, variants: [variant(11, {})], rating: { value, scaleMax, count: 12 } }),
      PLACE,
    )?.rating;
  expect(rated(4.25, 5)).toEqual({ value: 4.3, scale: 5, count: 12 });
  expect(rated(9, 10)).toEqual({ value: 9, scale: 10, count: 12 });
  expect(rated(4.4, 4.4)).toBeNull();
});

it('uses the translated title, also as fallback alt text', () => {
  const product = aMirroredProduct({
    id: 1,
    title: 'Mug',
    image: { url: 'https://cdn.example/mug.jpg', alt: null, width: null, height: null },
    translations: { de: { title: 'Becher' } },
  });
  expect(previewedProduct(product, { ...PLACE, language: 'de' })).toMatchObject({
    title: 'Becher',
    image: { alt: 'Becher', width: 1200, height: 1200 },
  });
  expect(previewedProduct(product, PLACE)?.title).toBe('Mug');
});
