import { describe, expect, it } from 'vitest';
import { shownSpans } from './outlook';

const NOW = Date.UTC(2026, 10, 29);
const DAY = 86_400_000;
const cart = (name: string, from: number | null, to = 0, more = {}) => ({
  name,
  enabled: true,
  isScheduled: from !== null,
  isFallback: false,
  startDate: from === null ? null : new Date(NOW + from * DAY).toISOString(),
  endDate: from === null ? null : new Date(NOW + to * DAY).toISOString(),
  ...more,
});
const unscheduled = cart('standing', null);
const spans = (carts: readonly ReturnType<typeof cart>[], limit = 9) =>
  shownSpans(carts, NOW, limit).map((span) => [
    span.cart?.name ?? null,
    (span.from - NOW) / DAY,
    (span.to - NOW) / DAY,
  ]);

describe('upcoming live carts', () => {
  it('have one span without schedules', () => {
    expect(spans([unscheduled])).toEqual([['standing', 0, Number.POSITIVE_INFINITY]]);
    expect(spans([])).toEqual([[null, 0, Number.POSITIVE_INFINITY]]);
  });

  it('change with each schedule, and back', () => {
    const sale = cart('sale', 1, 3);
    const next = cart('next', 3, 4);
    expect(spans([unscheduled, next, sale])).toEqual([
      ['standing', 0, 1],
      ['sale', 1, 3],
      ['next', 3, 4],
      ['standing', 4, Number.POSITIVE_INFINITY],
    ]);
    expect(spans([sale])).toEqual([
      [null, 0, 1],
      ['sale', 1, 3],
      [null, 3, Number.POSITIVE_INFINITY],
    ]);
  });

  it('exclude past schedules and those after the last span', () => {
    expect(spans([unscheduled, cart('past', -3, -1), cart('sale', 1, 3)], 2)).toEqual([
      ['standing', 0, 1],
      ['sale', 1, 3],
    ]);
  });
});
