import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBar, aConfig, buyMore, gift, percentOff, shipping } from '../testing/a-config';
import { aRewardsConfig } from '../testing/arbitraries';
import { readVersionedCheck, versionedCheck } from './checked-rewards';
import { discountClasses } from './discount-classes';
import { ownRewards, rewardsOfVariant, rewardsOfVariants, variantMark } from './variant-rewards';
import { readVersionedConfig, versionedConfig } from './versioned-config';

const b = aConfig([aBar([gift(40)])], buyMore('percentage', [[2, 10]], []));
const control = {
  ...aConfig([aBar([shipping(50)])]),
  variants: { [variantMark('test', 'b')]: ownRewards(b) },
};

describe('rewards of a running test', () => {
  it('are the variant’s for carts marked with it, and the control’s otherwise', () => {
    expect(rewardsOfVariant(control, 'test.b')).toEqual({ ...b, cartId: control.cartId });
    for (const mark of [undefined, null, '', 'test.control', 'older.b', 'toString', '__proto__', 7])
      expect(rewardsOfVariant(control, mark)).toEqual(aConfig([aBar([shipping(50)])]));
  });

  it('need the discount classes of all variants', () => {
    expect(discountClasses(control)).toEqual(['PRODUCT', 'SHIPPING']);
    const nothing = {
      ...aConfig([]),
      variants: { 'test.b': ownRewards(aConfig([aBar([percentOff(10, 5)])])) },
    };
    expect(discountClasses(nothing)).toEqual(['ORDER']);
  });

  it('round-trip to discount and validation, the latter without texts', () => {
    fc.assert(
      fc.property(aRewardsConfig, aRewardsConfig, (one, other) => {
        const tested = { ...one, variants: { 'test.b': ownRewards(other) } };
        const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
        expect(readVersionedConfig(plain(versionedConfig(tested)))).toEqual(plain(tested));
        const check = plain(versionedCheck({ rewards: tested, until: null }));
        const read = readVersionedCheck(check)?.rewards;
        expect(rewardsOfVariants(read ?? one)).toHaveLength(2);
        expect(JSON.stringify(check.rewards.variants)).not.toMatch(/"message":"[^"]/);
      }),
      { numRuns: 50 },
    );
  });
});
