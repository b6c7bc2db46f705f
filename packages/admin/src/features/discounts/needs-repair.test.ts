import type { OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import { describe, expect, it } from 'vitest';
import { hasNothingToRepair, needsRepair, type RepairableList } from './needs-repair';

/** Discounts of ours in these states beside one of others, and how many are missing. */
const list = (states: readonly OwnDiscount['state'][], missing = 0): RepairableList => ({
  automaticDiscountNodes: [...states.map((state) => ({ ours: { state } })), { ours: null }],
  missing: Array.from({ length: missing }),
});

describe('Repair', () => {
  it('can’t be pressed where everything is right and published', () => {
    expect(hasNothingToRepair(list(['right', 'right']), 'published')).toBe(true);
    expect(hasNothingToRepair(list([]), 'published')).toBe(true);
  });

  it('can be pressed for what is missing, differs or is left over', () => {
    expect(hasNothingToRepair(list(['right'], 1), 'published')).toBe(false);
    expect(hasNothingToRepair(list(['right', 'differs']), 'published')).toBe(false);
    expect(hasNothingToRepair(list(['not_needed']), 'published')).toBe(false);
  });

  it.each(['pending', 'failed', 'held'] as const)('can be pressed while a publication is %s', (status) => {
    expect(hasNothingToRepair(list(['right']), status)).toBe(false);
  });

  it('is what to do first only where a cart needs it', () => {
    expect(needsRepair(list(['right', 'differs']))).toBe(true);
    expect(needsRepair(list([], 1))).toBe(true);
    expect(needsRepair(list(['right', 'not_needed']))).toBe(false);
  });
});
