import type { GiftState, GiftStatus } from '@cartwright/core/rewards/gift-state';
import { describe, expect, it } from 'vitest';
import { giftReminder } from './gift-reminder';

function aStorage(keeps = true) {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, text: string) => {
      if (keeps) kept.set(name, text);
    },
  };
}

const gift = (id: string, status: GiftStatus = 'offered'): GiftState => ({
  id,
  tierId: id,
  productId: 5,
  status,
  reason: null,
  variantId: null,
  variants: [],
});

describe('gift reminder', () => {
  it('covers only earned gifts not picked yet', () => {
    const others = (['locked', 'loading', 'in_cart', 'removed', 'unavailable'] as const).map((status) =>
      gift(status, status),
    );
    expect(giftReminder(aStorage())('c1', others)).toBe(false);
    expect(giftReminder(aStorage())('c1', [...others, gift('tote')])).toBe(true);
  });

  it('appears once per gift across pages', () => {
    const storage = aStorage();
    const remind = giftReminder(storage);
    expect(remind('c1', [gift('tote')])).toBe(true);
    expect(remind('c1', [gift('tote')])).toBe(false);
    expect(giftReminder(storage)('c1', [gift('tote')])).toBe(false);
    expect(remind('c1', [gift('tote'), gift('mug')])).toBe(true);
    expect(remind('c1', [gift('tote')])).toBe(false);
    expect(remind('c1', [gift('mug')])).toBe(false);
  });

  it('appears again for another cart, and stores no cart secret', () => {
    const storage = aStorage();
    const remind = giftReminder(storage);
    expect(remind('c1?key=secret', [gift('tote')])).toBe(true);
    expect(remind('c1?key=other', [gift('tote')])).toBe(false);
    expect(remind('c2', [gift('tote')])).toBe(true);
    expect([...storage.kept.values()].join()).not.toContain('key');
  });

  it('appears once per page without storage, for any gift id', () => {
    const remind = giftReminder(aStorage(false));
    for (const id of ['tote', 'a b', '', 'c1', '%'])
      expect([remind('c1', [gift(id)]), remind('c1', [gift(id)])]).toEqual([true, false]);
  });
});
