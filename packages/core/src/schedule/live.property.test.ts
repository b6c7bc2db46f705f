import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StorefrontCart } from '../storefront/config';
import { liveCart, nextLiveChange, spansOf } from './live';

type Live = Pick<StorefrontCart, 'live'>['live'];

const instant = fc.integer({ min: 0, max: 60 });
const live: fc.Arbitrary<Live> = fc.oneof(
  fc
    .tuple(instant, instant)
    .map(([a, b]): Live => ({ kind: 'scheduled', from: Math.min(a, b), to: Math.max(a, b) })),
  fc.constantFrom<Live>({ kind: 'standing' }, { kind: 'fallback' }),
);
const carts = fc.array(live, { maxLength: 6 }).map((all) => all.map((each, id) => ({ id, live: each })));

describe('live cart over time', () => {
  it('One cart or none is live, and it stays the same until the next switch.', () => {
    fc.assert(
      fc.property(carts, instant, (all, now) => {
        const shown = liveCart(all, now);
        if (shown) expect(all).toContain(shown);
        const until = Math.min(nextLiveChange(all, now), 70);
        for (let later = now; later < until; later++) expect(liveCart(all, later)).toBe(shown);
      }),
    );
  });

  it('Switching by a timer shows the live cart at any time.', () => {
    fc.assert(
      fc.property(carts, instant, instant, (all, a, b) => {
        const [opened, viewedAt] = [Math.min(a, b), Math.max(a, b)];
        let shown = liveCart(all, opened);
        let timer = nextLiveChange(all, opened);
        while (timer <= viewedAt) {
          shown = liveCart(all, timer);
          timer = nextLiveChange(all, timer);
        }
        expect(shown).toBe(liveCart(all, viewedAt));
      }),
    );
  });

  it('A running schedule precedes carts without one.', () => {
    fc.assert(
      fc.property(carts, instant, (all, now) => {
        const open = all.some(({ live }) => live.kind === 'scheduled' && live.from <= now && now < live.to);
        expect(liveCart(all, now)?.live.kind === 'scheduled').toBe(open);
      }),
    );
  });

  it('At any time exactly the live cart has a predicted span around it.', () => {
    fc.assert(
      fc.property(carts, instant, instant, (all, a, b) => {
        const [now, later] = [Math.min(a, b), Math.max(a, b)];
        const inside = [...spansOf(all, now)].filter(([, spans]) =>
          spans.some(({ from, to }) => from <= later && later < to),
        );
        expect(inside.map(([cart]) => cart)).toEqual([liveCart(all, later)].filter(Boolean));
      }),
    );
  });

  it('Spans are in order and as few as possible.', () => {
    fc.assert(
      fc.property(carts, instant, (all, now) => {
        for (const spans of spansOf(all, now).values()) {
          for (const [index, { from, to }] of spans.entries()) {
            expect(from).toBeLessThan(to);
            if (index > 0) expect(from).toBeGreaterThan(spans[index - 1]?.to ?? now);
          }
        }
      }),
    );
  });
});
