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

describe('Buy More Save More commands', () => {
  it('add a valid tier with a higher quantity and discount than the last one', () => {
    const document = done(addVolumeTier(done(addVolumeTier(cart))));
    expect(document.buyMoreSaveMore.tiers).toEqual([
      { quantity: 2, discount: 10 },
      { quantity: 3, discount: 15 },
      { quantity: 4, discount: 20 },
    ]);
    const issues = validateBuyMoreSaveMore(document.buyMoreSaveMore);
    expect(issues.map(({ path }) => path[0])).not.toContain('tiers');
  });

  it('cap a suggested percentage at a hundred, but not an amount', () => {
    const all = withTiers([2, 98]);
    expect(done(addVolumeTier(all)).buyMoreSaveMore.tiers[1]).toEqual({ quantity: 3, discount: null });
    const amounts = done(updateVolumeDiscount(all, { changes: { discountType: 'fixed_amount' } }));
    expect(done(addVolumeTier(amounts)).buyMoreSaveMore.tiers[1]).toEqual({ quantity: 3, discount: 103 });
  });

  it('suggest a tier after an empty one, and the default tier when there are none', () => {
    expect(done(addVolumeTier(withTiers([null, null]))).buyMoreSaveMore.tiers[1]).toEqual({
      quantity: 2,
      discount: 5,
    });
    expect(done(addVolumeTier(withTiers())).buyMoreSaveMore.tiers).toEqual([{ quantity: 2, discount: 10 }]);
  });

  it('keep between one and ten tiers', () => {
    expect(removeVolumeTier(cart, { index: 0 })).toMatchObject({ ok: false, code: 'tier_count' });
    const many = withTiers(
      ...Array.from({ length: LIST_LIMITS.volumeTiers }, (_, at) => [at + 2, at + 1] as [number, number]),
    );
    expect(addVolumeTier(many)).toMatchObject({ ok: false, code: 'tier_count' });
    expect(
      done(removeVolumeTier(many, { index: 1 })).buyMoreSaveMore.tiers.map(({ quantity }) => quantity),
    ).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('merge typing per field, and record choices and products as separate steps', () => {
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

  it('reject changes to a removed tier', () => {
    expect(updateVolumeTier(cart, { index: 3, changes: { quantity: 2 } })).toMatchObject({
      code: 'tier_missing',
    });
  });
});
