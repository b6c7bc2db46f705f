import type { OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import { describe, expect, it } from 'vitest';
import { hasNothingToRepair, needsRepair, type RepairableList } from './needs-repair';

/** Discounts of ours in these states beside one of others, and how many are missing. */
const list = (states: readonly OwnDiscount['state'][], missing = 0): RepairableList => ({
  automaticDiscountNodes: [...states.map((state) => ({ ours: { state } })), { ours: null }],
  missing: Array.from({ length: missing }),
});

describe('Repair button', () => {
  it('is disabled if everything is right and published', () => {
    expect(hasNothingToRepair(list(['right', 'right']), 'published')).toBe(true);
    expect(hasNothingToRepair(list([]), 'published')).toBe(true);
  });

  it('is enabled if something is missing, different or left over', () => {
    expect(hasNothingToRepair(list(['right'], 1), 'published')).toBe(false);
    expect(hasNothingToRepair(list(['right', 'differs']), 'published')).toBe(false);
    expect(hasNothingToRepair(list(['not_needed']), 'published')).toBe(false);
  });

  it.each(['pending', 'failed', 'held'] as const)('is enabled while a publication is %s', (status) => {
    expect(hasNothingToRepair(list(['right']), status)).toBe(false);
  });

  it('is primary only if a cart needs it', () => {
    expect(needsRepair(list(['right', 'differs']))).toBe(true);
    expect(needsRepair(list([], 1))).toBe(true);
    expect(needsRepair(list(['right', 'not_needed']))).toBe(false);
  });
});
