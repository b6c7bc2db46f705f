import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleDiscounts } from '../bundles/bundle-discounts';
import { smallestUnit } from '../money/currency';
import { subunits, sum } from '../money/subunits';
import { aWorld, type World } from '../testing/arbitraries';
import { applyChanges } from '../testing/faithful-store';
import { isGiftLine, type RewardLine } from './cart';
import { NO_CHOICES } from './context';
import { evaluateRewards } from './evaluate-rewards';
import { exchangeOf } from './exchange';
import { inCanonicalOrder } from './line-order';
import { planCartChanges } from './plan-cart-changes';
import type { LineDiscount } from './rewards';
import { widgetDiscounts } from './widget-discount';

const RUNS = { numRuns: 2000 };

const rewardsOf = ({ config, cart, context }: World) =>
  evaluateRewards(config, cart, context, bundleDiscounts);

describe('the laws of rewards', () => {
  it('1: the answer depends neither on the order nor on the keys of lines', () => {
    fc.assert(
      fc.property(aWorld, fc.infiniteStream(fc.nat()), (world, numbers) => {
        const shuffled = world.cart.lines
          .map((line) => ({ line, rank: numbers.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ line }) => line);
        const renamed = shuffled.map((line) => ({ ...line, key: `other ${line.key}` }));
        const other = rewardsOf({ ...world, cart: { ...world.cart, lines: renamed } });
        const text = JSON.stringify(rewardsOf(world));
        expect(JSON.stringify(other).replaceAll('"other ', '"')).toBe(text);
      }),
      RUNS,
    );
  });

  it('2: adding a unit that qualifies takes no earned tier away (before discounts, or by quantity)', () => {
    fc.assert(
      fc.property(aWorld, fc.nat(), (world, pick) => {
        const [bar] = world.config.bars;
        fc.pre(bar !== undefined && (bar.beforeDiscounts || bar.basis === 'quantity'));
        const bought = world.cart.lines.filter((line) => !isGiftLine(line));
        const chosen = bought[pick % Math.max(1, bought.length)];
        fc.pre(chosen !== undefined);
        const lines = world.cart.lines.map((line) =>
          line === chosen
            ? {
                ...line,
                quantity: line.quantity + 1,
                linePrice: subunits((line.linePrice / line.quantity) * (line.quantity + 1)),
              }
            : line,
        );
        const before =
          rewardsOf(world)
            .bar?.tiers.filter((tier) => tier.earned)
            .map(({ id }) => id) ?? [];
        const after = rewardsOf({ ...world, cart: { ...world.cart, lines } }).bar?.tiers.filter(
          (tier) => tier.earned,
        );
        expect(after?.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
      }),
      RUNS,
    );
  });

  it('3: planning on what a faithful store makes of a plan gives nothing more to do', () => {
    fc.assert(
      fc.property(aWorld, (world) => {
        const after = applyChanges(world.cart, planCartChanges(rewardsOf(world), world.cart, NO_CHOICES));
        expect(planCartChanges(rewardsOf({ ...world, cart: after }), after, NO_CHOICES)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('5: what is taken from a line never exceeds its price, and the order discount never what is left', () => {
    fc.assert(
      fc.property(aWorld, fc.nat({ max: 3000 }), fc.nat({ max: 3000 }), (world, onLine, onOrder) => {
        const unit = smallestUnit(world.cart.currency);
        const lines = world.cart.lines.map((line, index) =>
          index === 0 ? { ...line, othersDiscount: subunits(Math.min(onLine * unit, line.linePrice)) } : line,
        );
        const bought = lines.filter((line) => !isGiftLine(line));
        const left = sum(bought.map((line) => line.linePrice - line.othersDiscount));
        const othersOrderDiscount = subunits(Math.min(onOrder * unit, left));
        const rewards = rewardsOf({ ...world, cart: { ...world.cart, lines, othersOrderDiscount } });
        const perLine = new Map<string, number>();
        for (const { lineKey, amount } of rewards.lineDiscounts) {
          expect(perLine.has(lineKey)).toBe(false);
          perLine.set(lineKey, amount);
          expect(amount % unit).toBe(0);
        }
        for (const line of lines) expect(perLine.get(line.key) ?? 0).toBeLessThanOrEqual(line.linePrice);
        const after = sum(
          bought.map((line) => line.linePrice - Math.max(perLine.get(line.key) ?? 0, line.othersDiscount)),
        );
        expect(rewards.orderDiscount?.amount ?? 0).toBeLessThanOrEqual(after);
        expect((rewards.orderDiscount?.amount ?? 0) % unit).toBe(0);
      }),
      RUNS,
    );
  });

  it('widgets: of each product and widget at most so many units are discounted, however lines are cut', () => {
    let discounted = 0;
    fc.assert(
      fc.property(aWorld, ({ config: { widgets = [] }, cart, context }) => {
        const given = (lines: readonly RewardLine[]) =>
          widgetDiscounts(widgets, inCanonicalOrder({ ...cart, lines }), exchangeOf(cart, context));
        const whole = given(cart.lines);
        const units = new Map<string, number>();
        for (const { lineKey, quantity } of whole) {
          const line = cart.lines.find(({ key }) => key === lineKey);
          const name = `${line?.properties._widget}:${line?.productId}`;
          units.set(name, (units.get(name) ?? 0) + quantity);
        }
        for (const [name, count] of units) {
          const widget = widgets.find(({ id }) => name.startsWith(`${id}:`));
          expect(count).toBeLessThanOrEqual(widget?.maxUnits ?? 0);
          discounted += 1;
        }
        const taken = (discounts: readonly LineDiscount[]) => sum(discounts.map(({ amount }) => amount));
        expect(taken(given(cart.lines.flatMap(unitByUnit)))).toBe(taken(whole));
        // What doesn't say that a widget has added it has nothing of it.
        const bare = cart.lines.map((line) => ({ ...line, properties: {} }));
        expect(given(bare)).toEqual([]);
      }),
      RUNS,
    );
    expect(discounted).toBeGreaterThan(RUNS.numRuns / 10);
  });

  it('bundles: a part has no more of its bundle than the bundle gives, and what names none has nothing', () => {
    let discounted = 0;
    fc.assert(
      fc.property(aWorld, ({ config: { bundles = [], ...config }, cart, context }) => {
        const alone = { ...config, bars: [], volume: null, widgets: [], bundles };
        const own = evaluateRewards(alone, cart, context, bundleDiscounts).lineDiscounts;
        const given = evaluateRewards({ ...config, bundles }, cart, context, bundleDiscounts).lineDiscounts;
        for (const { source, lineKey, amount } of given) {
          if (source !== 'bundle') continue;
          discounted += 1;
          expect(own).toContainEqual(expect.objectContaining({ source, lineKey, amount }));
        }
        const unmarked = cart.lines.map((line) => {
          const { _bundle, ...properties } = line.properties;
          return { ...line, properties };
        });
        expect(
          evaluateRewards(alone, { ...cart, lines: unmarked }, context, bundleDiscounts).lineDiscounts,
        ).toEqual([]);
      }),
      RUNS,
    );
    expect(discounted).toBeGreaterThan(RUNS.numRuns / 10);
  });

  it('6: no cart has more free units than earned tier products, and none of them is a subscription', () => {
    fc.assert(
      fc.property(aWorld, (world) => {
        const rewards = rewardsOf(world);
        const free = rewards.lineDiscounts.filter(({ source }) => source === 'gift');
        const owed = (rewards.bar?.tiers ?? []).filter((tier) => tier.earned).flatMap((tier) => tier.gifts);
        expect(free.length).toBeLessThanOrEqual(owed.length);
        expect(new Set(free.map(({ lineKey }) => lineKey)).size).toBe(free.length);
        expect(free.every(({ quantity }) => quantity === 1)).toBe(true);
        const subscribed = world.cart.lines.filter(({ sellingPlanId }) => sellingPlanId !== null);
        expect(free.filter(({ lineKey }) => subscribed.some(({ key }) => key === lineKey))).toEqual([]);
      }),
      RUNS,
    );
  });
});

/** The line as lines of one unit each. */
function unitByUnit(line: RewardLine): RewardLine[] {
  return Array.from({ length: line.quantity }, (_, at) => ({
    ...line,
    key: `${line.key}-${at}`,
    quantity: 1,
    linePrice: subunits(line.linePrice / line.quantity),
  }));
}
