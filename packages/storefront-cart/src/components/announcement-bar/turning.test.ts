import { describe, expect, it } from 'vitest';
import { type Holds, isTurning, turned } from './turning';

const FREE: Holds = { unseen: false, pointed: false, focused: false, stopped: false, still: false };

describe('rotating messages', () => {
  it('advance automatically', () => {
    expect(isTurning(2, FREE)).toBe(true);
    expect(isTurning(1, FREE)).toBe(false);
  });

  it.each(['unseen', 'pointed', 'focused', 'stopped', 'still'] as const)('pause while %s', (hold) => {
    expect(isTurning(3, { ...FREE, [hold]: true })).toBe(false);
  });

  it('wrap around in both directions, even after the list shrinks', () => {
    expect([turned(0, 1, 3), turned(2, 1, 3), turned(0, -1, 3), turned(7, 1, 3)]).toEqual([1, 0, 2, 0]);
  });
});
