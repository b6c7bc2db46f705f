import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../testing/catalogue';
import {
  addProducts,
  giftRefusal,
  giftWarning,
  includesVariant,
  tickOf,
  toggleProduct,
  toggleVariant,
  variantRefusal,
  variantsLabel,
} from './product-selection';

const beanie = catalogue.find(({ title }) => title === 'Merino Beanie') ?? catalogue[0];
if (!beanie) throw new Error('The catalogue is empty.');
const [moss, rust, ink] = beanie.variants.map(({ id }) => id);
const all = { product_id: beanie.id, variant_ids: [] };

describe('product selection', () => {
  it('toggles all variants of a product', () => {
    const chosen = toggleProduct([], beanie, 'any');
    expect(chosen).toEqual([all]);
    expect(toggleProduct(chosen, beanie, 'any')).toEqual([]);
  });

  it('removes and restores single variants', () => {
    const two = toggleVariant([all], beanie, ink ?? 0);
    expect(two).toEqual([{ product_id: beanie.id, variant_ids: [moss, rust] }]);
    expect(includesVariant(two[0], ink ?? 0)).toBe(false);
    expect(toggleVariant(two, beanie, ink ?? 0)).toEqual([all]);
  });

  it('is cleared with the last variant', () => {
    const one = [{ product_id: beanie.id, variant_ids: [moss ?? 0] }];
    expect(toggleVariant(one, beanie, moss ?? 0)).toEqual([]);
  });

  it('is indeterminate only while some variants are excluded', () => {
    const listed = { product_id: beanie.id, variant_ids: beanie.variants.map(({ id }) => id) };
    expect(tickOf(undefined, beanie, 'any')).toBe(false);
    expect(tickOf(all, beanie, 'any')).toBe(true);
    expect(tickOf(listed, beanie, 'any')).toBe(true);
    expect(tickOf({ ...listed, variant_ids: [moss ?? 0] }, beanie, 'any')).toBe('indeterminate');
  });

  it('keeps the order of selection', () => {
    const chosen = [all, { product_id: 7, variant_ids: [] }];
    expect(toggleVariant(chosen, beanie, ink ?? 0).map((each) => each.product_id)).toEqual([beanie.id, 7]);
  });

  it('selects everything shown, up to the limit', () => {
    const shown = catalogue.slice(0, 6);
    const ids = (chosen: readonly { product_id: number }[]) => chosen.map((each) => each.product_id);
    const kept = [{ product_id: beanie.id, variant_ids: [moss ?? 0] }];
    expect(addProducts(kept, shown, { purpose: 'any', limit: 100 })).toHaveLength(6);
    expect(addProducts(kept, shown, { purpose: 'any', limit: 100 })[0]).toEqual(kept[0]);
    // Neither the gift card nor the subscription.
    expect(ids(addProducts(kept, shown, { purpose: 'gift', limit: 100 }))).toEqual([102, 101, 103, 106]);
    expect(ids(addProducts(kept, shown, { purpose: 'any', limit: 2 }))).toEqual([102, 101]);
    expect(addProducts(kept, shown, { purpose: 'any', limit: 0 })).toEqual(kept);
  });

  it('is announced as text', () => {
    expect(variantsLabel(all, beanie)).toBe('All 3 variants');
    expect(variantsLabel({ product_id: beanie.id, variant_ids: [moss ?? 0, rust ?? 0] }, beanie)).toBe(
      'Moss, Rust',
    );
    expect(variantsLabel({ product_id: beanie.id, variant_ids: [1] }, beanie)).toBe(
      'Chosen variants no longer exist',
    );
  });
});

describe('gift selection', () => {
  it('rejects gift cards and subscriptions', () => {
    const refusals = catalogue.slice(0, 6).map((product) => [product.title, giftRefusal(product)]);
    expect(refusals).toEqual([
      ['Canvas Tote', null],
      ['Merino Beanie', null],
      ['Enamel Mug', null],
      ['Gift Card', 'Gift cards can’t be free gifts.'],
      ['Coffee Club', 'Only sold as a subscription.'],
      ['Linen Apron', null],
    ]);
  });

  it('rejects unpublished products', () => {
    for (const status of ['draft', 'archived'] as const) {
      expect(giftRefusal({ ...beanie, status })).toBe('Not published: shoppers can’t get it.');
      expect(giftWarning(all, { ...beanie, status })).toBe('Not published: shoppers can’t get it.');
    }
  });

  it('warns if no selected variant is available now', () => {
    const onlyInk = { product_id: beanie.id, variant_ids: [ink ?? 0] };
    expect(giftWarning(all, beanie)).toBeNull();
    expect(giftWarning(onlyInk, beanie)).toBe('Sold out: shoppers can’t get it now.');
    expect(giftRefusal(beanie)).toBeNull();
  });

  it('rejects products sold in packs, as a gift is one unit', () => {
    const packs = (...ids: (number | undefined)[]) => ({
      ...beanie,
      variants: beanie.variants.map((variant) =>
        ids.includes(variant.id)
          ? { ...variant, quantityRule: { min: 6, max: null, increment: 3 } }
          : variant,
      ),
    });
    const inPacks = packs(moss, rust, ink);
    expect(giftRefusal(inPacks)).toBe('Sold in packs of 6 or more: a gift is one unit.');
    expect(giftWarning(all, inPacks)).toBe('Sold in packs of 6 or more: a gift is one unit.');
    expect(inPacks.variants.map(variantRefusal)).toContain('Sold in packs of 6 or more');

    const mossInPacks = packs(moss);
    expect(giftRefusal(mossInPacks)).toBeNull();
    const others = { product_id: beanie.id, variant_ids: [rust, ink] };
    expect(toggleProduct([], mossInPacks, 'gift')).toEqual([others]);
    expect(toggleProduct([], mossInPacks, 'any')).toEqual([all]);
    expect(tickOf({ ...others, variant_ids: [rust ?? 0, ink ?? 0] }, mossInPacks, 'gift')).toBe(true);
    // Rust is the only one left that is neither in packs nor sold out.
    expect(giftWarning(all, mossInPacks)).toBeNull();
    const mossAndInk = { product_id: beanie.id, variant_ids: [moss ?? 0, ink ?? 0] };
    expect(giftWarning(mossAndInk, mossInPacks)).toBe('Sold out: shoppers can’t get it now.');
  });
});
