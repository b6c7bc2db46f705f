import { describe, expect, it } from 'vitest';
import { progressMessage } from './progress-message';
import type { ShownTier } from './shown-tiers';

const tier = (remaining: number, texts: { remaining?: string; reached?: string } = {}): ShownTier => ({
  reward: { id: 't', type: 'product', threshold: 100, remaining, earned: remaining === 0, gifts: [] },
  display: {
    id: 't',
    type: 'product',
    label: 'Free gift',
    reached: texts.reached ?? 'You did it',
    remaining: texts.remaining ?? 'Only {{amount}} to go',
    iconSize: 24,
    image: '',
  },
  status: remaining === 0 ? 'given' : 'locked',
});
const text = (tiers: ShownTier[]) => {
  const { before, amount, after } = progressMessage(tiers, (missing) => `$${missing}`);
  return `${before}[${amount}]${after}`;
};

describe('progress message', () => {
  it('shows the amount to the next tier', () => {
    expect(text([tier(0), tier(25), tier(75)])).toBe('Only [$25] to go');
  });

  it('shows the last tier’s text when all are earned', () => {
    expect(text([tier(0, { reached: 'First' }), tier(0, { reached: 'Last' })])).toBe('Last[]');
  });

  it('skips a tier whose gifts were charged for', () => {
    const charged: ShownTier = { ...tier(0, { reached: 'A gift for you' }), status: 'lost' };
    expect(text([tier(0, { reached: 'Free shipping' }), charged])).toBe('Free shipping[]');
    expect(text([charged])).toBe('Free gift[]');
  });

  it('shows the text of the tier whose gift is still to be picked', () => {
    const tiers = [tier(0, { reached: 'Pick your tote' }), tier(0, { reached: 'You have it all' })];
    const [first, last] = tiers.map((each, index) => ({
      ...each,
      display: { ...each.display, id: `t${index}` },
    }));
    if (!first || !last) throw new Error('Two tiers');
    expect(progressMessage([first, last], String, ['t0']).before).toBe('Pick your tote');
    expect(progressMessage([first, last], String, []).before).toBe('You have it all');
    expect(progressMessage([first, { ...last, ...tier(5) }], String, ['t0']).before).toBe('Only ');
  });

  it('fills every placeholder and requires none', () => {
    expect(text([tier(5, { remaining: '{{amount}} or {{amount}}' })])).toBe('[$5] or $5');
    expect(text([tier(5, { remaining: 'Soon' })])).toBe('Soon[]');
  });

  it('falls back to the label when the text is blank', () => {
    expect(text([tier(5, { remaining: ' ' })])).toBe('Free gift[]');
    expect(text([tier(0, { reached: '' })])).toBe('Free gift[]');
  });
});
