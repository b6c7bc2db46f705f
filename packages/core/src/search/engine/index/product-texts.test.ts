import { expect, test } from 'vitest';
import { aMirroredProduct, aMirroredVariant } from '../../../testing/a-mirrored-product';
import { productTexts } from './product-texts';

const SCARF = aMirroredProduct({
  id: 1,
  title: 'Scarf',
  description: 'Warm.',
  vendor: 'Mill',
  productType: 'Scarves',
  tags: ['winter', 'wool'],
  options: [{ name: 'Colour', values: ['Red', 'Blue'].map((name) => ({ name, swatch: null })) }],
  variants: [
    aMirroredVariant({ id: 10, sku: 'SC-1', barcode: '4006381333931' }),
    aMirroredVariant({ id: 11, sku: null }),
  ],
  translations: {
    de: { title: 'Schal', options: [{ name: 'Farbe', values: ['Rot', null] }] },
  },
});

test('indexes title, type, tags, vendor, options, description and codes', () => {
  expect(productTexts(SCARF, 'en')).toEqual({
    title: ['Scarf'],
    kind: ['Scarves', 'winter', 'wool'],
    vendor: ['Mill'],
    options: ['Red', 'Blue'],
    description: ['Warm.'],
    codes: [
      { code: 'SC-1', variant: 0 },
      { code: '4006381333931', variant: 0 },
    ],
  });
});

test('indexes untranslated texts in the shop’s own language', () => {
  const { title, kind, options } = productTexts(SCARF, 'de');
  expect([title, kind[0], options]).toEqual([['Schal'], 'Scarves', ['Rot', 'Blue']]);
});

test('indexes no option for a product with a single variant', () => {
  const options = [{ name: 'Title', values: [{ name: 'Default Title', swatch: null }] }];
  expect(productTexts(aMirroredProduct({ id: 2, options }), 'en').options).toEqual([]);
});
