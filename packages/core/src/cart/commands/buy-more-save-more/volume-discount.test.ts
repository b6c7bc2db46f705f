import { describe, expect, it } from 'vitest';
import { LIST_LIMITS } from '../../../texts/limits';
import { validateBuyMoreSaveMore } from '../../buy-more-save-more';
import type { CartDocument } from '../../cart-document';
import { newCart } from '../../new-cart';
import type { CommandResult } from '../command';
import { addVolumeTier, removeVolumeTier, updateVolumeDiscount, updateVolumeTier } from './volume-discount';

const cart = newCart('c', 'Cart', () => 'id');

function done(result: CommandResult): CartDocument {
  if (!result.ok) throw new Error(result.message);
  return result.document;
}

const withTiers = (...tiers: [quantity: number | null, discount: number | null][]): CartDocument => ({
  ...cart,
  buyMoreSaveMore: {
    ...cart.buyMoreSaveMore,
    tiers: tiers.map(([quantity, discount]) => ({ quantity, discount })),
  },
});

describe('Buy More Save More in the editor', () => {
  it('a new tier asks for more and gives more than the last one, so that nothing is wrong with it', () => {
    const document = done(addVolumeTier(done(addVolumeTier(cart))));
    expect(document.buyMoreSaveMore.tiers).toEqual([
      { quantity: 2, discount: 10 },
      { quantity: 3, discount: 15 },
      { quantity: 4, discount: 20 },
    ]);
    const issues = validateBuyMoreSaveMore(document.buyMoreSaveMore);
    expect(issues.map(({ path }) => path[0])).not.toContain('tiers');
  });

  it('a percentage never grows above a hundred by itself; an amount may', () => {
    const all = withTiers([2, 98]);
    expect(done(addVolumeTier(all)).buyMoreSaveMore.tiers[1]).toEqual({ quantity: 3, discount: null });
    const amounts = done(updateVolumeDiscount(all, { changes: { discountType: 'fixed_amount' } }));
    expect(done(addVolumeTier(amounts)).buyMoreSaveMore.tiers[1]).toEqual({ quantity: 3, discount: 103 });
  });

  it('a tier follows one that is not filled in yet, and the first of none is the usual one', () => {
    expect(done(addVolumeTier(withTiers([null, null]))).buyMoreSaveMore.tiers[1]).toEqual({
      quantity: 2,
      discount: 5,
    });
    expect(done(addVolumeTier(withTiers())).buyMoreSaveMore.tiers).toEqual([{ quantity: 2, discount: 10 }]);
  });

  it('has between one tier and ten', () => {
    expect(removeVolumeTier(cart, { index: 0 })).toMatchObject({ ok: false, code: 'tier_count' });
    const many = withTiers(
      ...Array.from({ length: LIST_LIMITS.volumeTiers }, (_, at) => [at + 2, at + 1] as [number, number]),
    );
    expect(addVolumeTier(many)).toMatchObject({ ok: false, code: 'tier_count' });
    expect(
      done(removeVolumeTier(many, { index: 1 })).buyMoreSaveMore.tiers.map(({ quantity }) => quantity),
    ).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('typing in one field is one step, in another one another step; choices and products are steps of their own', () => {
    const key = (result: CommandResult) => (result.ok ? [result.history, result.mergeKey] : null);
    const typed = (index: number, changes: { quantity?: number; discount?: number }) =>
      key(updateVolumeTier(withTiers([2, 10], [3, 20]), { index, changes }));
    expect(typed(0, { quantity: 4 })).toEqual(typed(0, { quantity: 5 }));
    expect(typed(0, { quantity: 4 })).not.toEqual(typed(0, { discount: 5 }));
    expect(typed(0, { quantity: 4 })).not.toEqual(typed(1, { quantity: 4 }));
    expect(key(updateVolumeDiscount(cart, { changes: { display: 'text' } }))).toEqual(['record', undefined]);
    expect(key(updateVolumeDiscount(cart, { changes: { discountProducts: [] } }))).toEqual([
      'record',
      undefined,
    ]);
    const { language } = cart.buyMoreSaveMore;
    expect(
      key(updateVolumeDiscount(cart, { changes: { language }, field: 'language.bmsmNextTier' })),
    ).toEqual(['merge', 'buyMoreSaveMore language.bmsmNextTier']);
  });

  it('a tier that is gone is not changed', () => {
    expect(updateVolumeTier(cart, { index: 3, changes: { quantity: 2 } })).toMatchObject({
      code: 'tier_missing',
    });
  });
});
