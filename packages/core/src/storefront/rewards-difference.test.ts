import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBar, aConfig, buyMore, gift, shipping } from '../testing/a-config';
import { aRewardsConfig } from '../testing/arbitraries';
import { rewardsDifference } from './rewards-difference';

const bars = [aBar([shipping(50), gift(80)])];
const config = aConfig(bars);

test('finds no difference to a copy with other ids', () => {
  fc.assert(
    fc.property(aRewardsConfig, (rewards) => {
      const copy = {
        ...rewards,
        cartId: 'copy',
        bars: rewards.bars.map((bar) => ({
          ...bar,
          id: `copy ${bar.id}`,
          tiers: bar.tiers.map((tier) => ({ ...tier, id: `copy ${tier.id}` })),
        })),
      };
      expect(rewardsDifference(rewards, copy)).toBeNull();
    }),
  );
});

test.each([
  ['another minimum', { bars: [aBar([shipping(60), gift(80)])] }, 'tiers'],
  ['another order', { bars: [aBar([gift(80), shipping(50)])] }, 'tiers'],
  [
    'another name at checkout',
    { bars: [aBar([{ ...shipping(50), message: 'We ship' }, gift(80)])] },
    'tiers',
  ],
  ['a bar for some countries', { bars: [aBar([shipping(50), gift(80)], { countries: ['DE'] })] }, 'tiers'],
  ['a missing bar', { bars: [] }, 'tiers'],
  ['a volume discount', { volume: buyMore('percentage', [[2, 10]], []) }, 'volume'],
  ['lines without attribution', { attribution: false }, 'attribution'],
] as const)('finds %s', (_, changes, difference) => {
  expect(rewardsDifference(config, { ...config, ...changes })).toBe(difference);
});
