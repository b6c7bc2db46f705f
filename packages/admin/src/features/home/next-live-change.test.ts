import { describe, expect, it } from 'vitest';
import { nextLiveChangeOf } from './next-live-change';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const day = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const cart = (name: string, window?: readonly [from: number, to: number]) => ({
  id: name,
  name,
  enabled: true,
  isFallback: false,
  isScheduled: window !== undefined,
  startDate: window ? day(window[0]) : null,
  endDate: window ? day(window[1]) : null,
});
const campaign = (name: string, from: number | null, to: number | null, canBeServed = true) => ({
  id: name,
  name,
  createdAt: day(-9),
  publishedAt: day(-9),
  startDate: from === null ? null : day(from),
  endDate: to === null ? null : day(to),
  noEndDate: to === null,
  allCollections: true,
  isExcludeSpecific: false,
  collections: [],
  canBeServed,
});
const texts = (next: ReturnType<typeof nextLiveChangeOf>) => next?.changes.map(({ text }) => text);

describe('next live change', () => {
  it('is null without a schedule', () => {
    expect(nextLiveChangeOf([cart('Demo')], [campaign('Sale', null, null)], NOW)).toBeNull();
    expect(nextLiveChangeOf([], [], NOW)).toBeNull();
  });

  it('is the first start or end of any cart or campaign', () => {
    const carts = [cart('Demo'), cart('Summer', [3, 5])];
    expect(nextLiveChangeOf(carts, [campaign('Sale', -1, 9)], NOW)).toEqual({
      at: Date.parse(day(3)),
      changes: [{ text: 'Cart "Summer" goes live in place of "Demo"', path: '/smartcart/edit/Summer/' }],
    });
    expect(nextLiveChangeOf(carts, [campaign('Sale', 2, 9)], NOW)).toEqual({
      at: Date.parse(day(2)),
      changes: [{ text: 'Campaign "Sale" starts', path: '/smart-collections/campaigns/editor/Sale/' }],
    });
  });

  it('names everything that changes at the same time', () => {
    const next = nextLiveChangeOf(
      [cart('Summer', [-1, 3])],
      [campaign('Sale', 3, null), campaign('Old', -2, 3)],
      NOW,
    );
    expect(texts(next)).toEqual([
      'Cart "Summer" ends, then shoppers see your theme’s own cart',
      'Campaign "Sale" starts',
      'Campaign "Old" ends',
    ]);
  });

  it('ignores campaigns that can’t be shown, and past changes', () => {
    expect(nextLiveChangeOf([], [campaign('Broken', 2, 3, false), campaign('Over', -3, -1)], NOW)).toBeNull();
  });

  it('is strictly in the future', () => {
    const carts = [cart('Summer', [0, 1])];
    expect(nextLiveChangeOf(carts, [], NOW)?.at).toBe(Date.parse(day(1)));
    expect(nextLiveChangeOf([], [campaign('Sale', 0, 1)], NOW)?.at).toBe(Date.parse(day(1)));
  });
});
