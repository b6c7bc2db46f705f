import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consequenceOf, messageAfter, messageBefore } from './consequence';
import { liveCart } from './live';
import { isUnscheduled, liveCandidates, livenessOf } from './live-candidates';
import { type ShopCart, withEnabled, withFallback, withoutCart, withSaved } from './shop-changes';

const DAY_ONE = Date.parse('2026-12-01T00:00:00Z');
const HOUR = 3_600_000;
const HOURS = 24;
const TIMEZONE = 'America/New_York';

const hour = fc.integer({ min: 0, max: HOURS });
const instant = (hours: number) => new Date(DAY_ONE + hours * HOUR).toISOString();

const settings = fc
  .record({ enabled: fc.boolean(), isScheduled: fc.boolean(), a: hour, b: hour, dated: fc.boolean() })
  .map(({ enabled, isScheduled, a, b, dated }) => ({
    enabled,
    isScheduled,
    startDate: dated ? instant(Math.min(a, b)) : null,
    endDate: dated ? instant(Math.max(a, b)) : null,
  }));

/** Possible carts of a shop: at most one enabled without a schedule, and at most one fallback, unscheduled. */
const shop: fc.Arbitrary<readonly ShopCart[]> = fc
  .tuple(fc.array(settings, { minLength: 1, maxLength: 5 }), fc.nat(6))
  .map(([all, fallback]) => {
    const unscheduled = all.findIndex(isUnscheduled);
    return all.map((each, index) => ({
      ...each,
      id: `id ${index}`,
      name: `Cart ${index}`,
      enabled: each.enabled && (each.isScheduled || index === unscheduled),
      isFallback: index === fallback && !each.isScheduled,
    }));
  });

type Change = (carts: readonly ShopCart[]) => readonly ShopCart[];

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(4), fc.boolean()).map(
    ([index, enabled]): Change =>
      (carts) =>
        withEnabled(carts, `id ${index}`, enabled),
  ),
  fc.tuple(fc.nat(4), settings).map(
    ([index, saved]): Change =>
      (carts) => {
        const cart = carts[index];
        // The fallback can't be scheduled.
        const allowed = cart?.isFallback ? { ...saved, isScheduled: false } : saved;
        return cart ? withSaved(carts, { ...cart, ...allowed }) : carts;
      },
  ),
  fc.option(fc.nat(4)).map(
    (index): Change =>
      (carts) =>
        withFallback(carts, index !== null && !carts[index]?.isScheduled ? `id ${index}` : null),
  ),
  fc.nat(4).map(
    (index): Change =>
      (carts) =>
        withoutCart(carts, `id ${index}`),
  ),
);

const cases = fc.record({ carts: shop, change, now: hour });

/** Name of the cart shoppers see at an hour, by the storefront's rule, or null. */
function shoppersSee(carts: readonly ShopCart[], at: number): string | null {
  const now = DAY_ONE + at * HOUR;
  const live = liveCandidates(carts, now).map((cart) => ({ cart, live: livenessOf(cart) }));
  return liveCart(live, now)?.cart.name ?? null;
}

interface Consequence {
  readonly first: string | null;
  /** Hour of the switch, or one after the last hour. */
  readonly until: number;
  readonly second: string | null;
}

/** Parses a message. */
function read(words: string): Consequence {
  const found = words
    .replaceAll('\u202f', ' ')
    .match(/hoppers (?:still )?see ([^.]*?)(?: now,?)?(?: until (.*?) store time, then ([^.]*?))?\./);
  const [, first = '', until, second = first] = found ?? [];
  const named = (text: string) => text.match(/“(.*)”/)?.[1] ?? null;
  const at = until === undefined ? HOURS + 1 : (Date.parse(`${until} GMT-5`) - DAY_ONE) / HOUR;
  return { first: named(first), until: at, second: named(second) };
}

/** The message without its part about the time before the change. */
const ofAfter = (words: string) => words.replace(/^Shoppers see [^.]* now\. /, '');

describe('predicted consequence of a change to a shop’s carts', () => {
  it.each(['before it', 'after it'] as const)(
    'names what shoppers see after it, in the message %s',
    (moment) => {
      fc.assert(
        fc.property(cases, ({ carts, change: make, now }) => {
          const changed = make(carts);
          const consequence = consequenceOf(carts, changed, DAY_ONE + now * HOUR);
          const predicted = read(
            moment === 'before it'
              ? ofAfter(messageBefore(consequence, { timezone: TIMEZONE }))
              : messageAfter(consequence, TIMEZONE),
          );
          for (let at = now; at < Math.min(predicted.until, HOURS + 1); at += 1) {
            expect(shoppersSee(changed, at)).toBe(predicted.first);
          }
          if (predicted.until > HOURS) return;
          expect(shoppersSee(changed, predicted.until)).toBe(predicted.second);
          expect(predicted.second).not.toBe(predicted.first);
        }),
      );
    },
  );

  it('names the current cart in the message before, when shoppers stop seeing it', () => {
    fc.assert(
      fc.property(cases, ({ carts, change: make, now }) => {
        const changed = make(carts);
        const words = messageBefore(consequenceOf(carts, changed, DAY_ONE + now * HOUR), {
          timezone: TIMEZONE,
        });
        const [before, after] = [shoppersSee(carts, now), shoppersSee(changed, now)];
        const isReplaced = before !== null && before !== after;
        expect(words.match(/^Shoppers see .*?“(.*?)” now\./)?.[1] ?? null).toBe(isReplaced ? before : null);
      }),
    );
  });

  it('names the cart that is turned off, and no other cart is turned off', () => {
    fc.assert(
      fc.property(cases, ({ carts, change: make, now }) => {
        const changed = make(carts);
        const { turnedOff } = consequenceOf(carts, changed, DAY_ONE + now * HOUR);
        const unscheduled = changed.find(isUnscheduled);
        const off = changed.filter(
          (cart) =>
            !cart.enabled && carts.some(({ id, ...before }) => id === cart.id && isUnscheduled(before)),
        );
        expect(turnedOff).toEqual((unscheduled && off[0]) ?? null);
      }),
    );
  });

  it('needs confirmation when the store loses its live cart, at once or for good', () => {
    fc.assert(
      fc.property(cases, ({ carts, change: make, now }) => {
        const changed = make(carts);
        const lostAt = (at: number) => shoppersSee(carts, at) !== null && shoppersSee(changed, at) === null;
        const { losesCart } = consequenceOf(carts, changed, DAY_ONE + now * HOUR);
        expect(losesCart).toBe(lostAt(now) || lostAt(HOURS + 1));
      }),
    );
  });

  it('is empty when nothing changes', () => {
    fc.assert(
      fc.property(shop, hour, (carts, now) => {
        const { isSeen, losesCart, turnedOff } = consequenceOf(carts, carts, DAY_ONE + now * HOUR);
        expect({ isSeen, losesCart, turnedOff }).toEqual({
          isSeen: false,
          losesCart: false,
          turnedOff: null,
        });
      }),
    );
  });
});
