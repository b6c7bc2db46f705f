import { expect, it } from 'vitest';
import { CLASSIFICATIONS, classificationOf, widgetKind, widgetType } from './classification';

it.each([
  ['cart_page', 'widget', 1],
  ['bundle_builder', 'bundle-builder', 2],
  ['checkout_extension', 'shopify-checkout-extension', 3],
  ['post_purchase', 'post-purchase', 4],
  [null, 'widget', 1],
] as const)('a widget with %s is a %s of type %i', (classification, kind, type) => {
  expect(widgetKind(classification)).toBe(kind);
  expect(widgetType({ classification, type: null, gwpEnabled: false })).toBe(type);
});

it('a widget with a gift is of type 5, whatever known type it had', () => {
  const gift = { classification: 'cart_page', gwpEnabled: true } as const;
  expect(widgetType({ ...gift, type: null })).toBe(5);
  expect(widgetType({ ...gift, type: 1 })).toBe(5);
  expect(widgetType({ ...gift, classification: 'bundle_builder', type: null })).toBe(2);
});

it('an unknown type is kept', () =>
  expect(widgetType({ classification: 'bundle_builder', type: 42, gwpEnabled: true })).toBe(42));

it('reads classifications with underscores, spaces or hyphens', () => {
  for (const each of CLASSIFICATIONS) {
    for (const sign of ['_', ' ', '-']) expect(classificationOf(each.replaceAll('_', sign))).toBe(each);
  }
  expect(classificationOf('Checkout  Extension ')).toBe('checkout_extension');
  expect(classificationOf('checkout')).toBeUndefined();
});
