import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../testing/catalogue';
import {
  giftRefusal,
  giftWarning,
  includesVariant,
  tickOf,
  toggleProduct,
  toggleVariant,
  variantsInWords,
} from './selection';

const beanie = catalogue.find(({ title }) => title === 'Merino Beanie') ?? catalogue[0];
if (!beanie) throw new Error('The catalogue is empty.');
const [moss, rust, ink] = beanie.variants.map(({ id }) => id);
const all = { product_id: beanie.id, variant_ids: [] };

describe('choosing a product', () => {
  it('means all its variants, and again none', () => {
    const chosen = toggleProduct([], beanie.id);
    expect(chosen).toEqual([all]);
    expect(toggleProduct(chosen, beanie.id)).toEqual([]);
  });

  it('can leave variants out and take them back in', () => {
    const two = toggleVariant([all], beanie, ink ?? 0);
    expect(two).toEqual([{ product_id: beanie.id, variant_ids: [moss, rust] }]);
    expect(includesVariant(two[0], ink ?? 0)).toBe(false);
    expect(toggleVariant(two, beanie, ink ?? 0)).toEqual([all]);
  });

  it('ends with its last variant', () => {
    const one = [{ product_id: beanie.id, variant_ids: [moss ?? 0] }];
    expect(toggleVariant(one, beanie, moss ?? 0)).toEqual([]);
  });

  it('ticks its box half only while some variants are out', () => {
    const listed = { product_id: beanie.id, variant_ids: beanie.variants.map(({ id }) => id) };
    expect(tickOf(undefined, beanie)).toBe(false);
    expect(tickOf(all, beanie)).toBe(true);
    expect(tickOf(listed, beanie)).toBe(true);
    expect(tickOf({ ...listed, variant_ids: [moss ?? 0] }, beanie)).toBe('indeterminate');
  });

  it('keeps the order of what was chosen', () => {
    const chosen = [all, { product_id: 7, variant_ids: [] }];
    expect(toggleVariant(chosen, beanie, ink ?? 0).map((each) => each.product_id)).toEqual([beanie.id, 7]);
  });

  it('is told in words', () => {
    expect(variantsInWords(all, beanie)).toBe('All 3 variants');
    expect(variantsInWords({ product_id: beanie.id, variant_ids: [moss ?? 0, rust ?? 0] }, beanie)).toBe(
      'Moss, Rust',
    );
    expect(variantsInWords({ product_id: beanie.id, variant_ids: [1] }, beanie)).toBe(
      'Chosen variants no longer exist',
    );
  });
});

describe('a gift', () => {
  it('cannot be a gift card or a subscription', () => {
    const refusals = catalogue.slice(0, 6).map((product) => [product.title, giftRefusal(product)]);
    expect(refusals).toEqual([
      ['Canvas Tote', null],
      ['Merino Beanie', null],
      ['Enamel Mug', null],
      ['Gift Card', 'A gift card cannot be a free gift.'],
      ['Coffee Club', 'It is only sold as a subscription.'],
      ['Linen Apron', null],
    ]);
  });

  it('cannot be a product that is not published', () => {
    for (const status of ['draft', 'archived'] as const) {
      expect(giftRefusal({ ...beanie, status })).toBe('Not published: shoppers cannot get it.');
      expect(giftWarning(all, { ...beanie, status })).toBe('Not published: shoppers cannot get it.');
    }
  });

  it('is warned of when none of its chosen variants can be had now', () => {
    const onlyInk = { product_id: beanie.id, variant_ids: [ink ?? 0] };
    expect(giftWarning(all, beanie)).toBeNull();
    expect(giftWarning(onlyInk, beanie)).toBe('Sold out: shoppers cannot get it now.');
    expect(giftRefusal(beanie)).toBeNull();
  });
});
