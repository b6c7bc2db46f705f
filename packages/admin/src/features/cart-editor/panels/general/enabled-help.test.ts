import { describe, expect, it } from 'vitest';
import { enabledHelp } from './enabled-help';

const on = { enabled: true, isScheduled: false };
const off = { enabled: false, isScheduled: false };

describe('the help of "Enabled"', () => {
  it.each([
    ['is live', on, 'active', 'Shoppers see this cart.'],
    ['waits for another one', on, 'paused', 'Shoppers see another cart until its schedule ends'],
    ['is live as the fallback', off, 'active', 'because it’s your fallback cart'],
    ['is off', off, 'inactive', 'Shoppers see the cart once you save.'],
    ['is off and has a schedule', { ...off, isScheduled: true }, 'inactive', 'during its schedule'],
  ] as const)('of a cart that %s says so', (_what, saved, status, words) => {
    expect(enabledHelp(saved, status, { isScheduled: false, turnedOff: null })).toContain(words);
  });

  it('goes by the schedule that is being made, and names the cart that is turned off', () => {
    expect(enabledHelp(off, 'inactive', { isScheduled: true, turnedOff: 'Winter' })).toBe(
      'Shoppers see the cart during its schedule.',
    );
    expect(enabledHelp(off, 'inactive', { isScheduled: false, turnedOff: 'Winter' })).toBe(
      'Shoppers see the cart once you save. "Winter" is turned off.',
    );
  });
});
