import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallestUnit } from '../money/currency';
import { subunits, sum } from '../money/subunits';
import { judgedOffers } from '../offers/judged-offers';
import { aWorld, type World } from '../testing/arbitraries';
import { applyChanges } from '../testing/faithful-store';
import { giverOf, isGiftLine, type RewardLine } from './cart';
import { NO_CHOICES } from './context';
import { evaluateRewards } from './evaluate-rewards';
import { exchangeOf } from './exchange';
import { givingTiers } from './gifts';
import { inCanonicalOrder } from './line-order';
import { planCartChanges } from './plan-cart-changes';
import type { LineDiscount, Rewards } from './rewards';
import { widgetDiscounts } from './widget-discount';

const RUNS = { numRuns: 2000 };

const rewardsOf = ({ config, cart, context }: World) => evaluateRewards(config, cart, context, judgedOffers);

describe('laws of rewards', () => {
  it('1: The result depends neither on line order nor on line keys.', () => {
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

  it('2: Adding a qualifying unit never loses an earned tier (before discounts, or by quantity).', () => {
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
        // For a bundle another unit can be too many.
        const earnedIn = ({ bar: judged, offered }: Rewards) =>
          [...(judged?.tiers ?? []), ...offered].flatMap(({ id, earned }) =>
            earned && !id.startsWith('bundle ') ? id : [],
          );
        const before = earnedIn(rewardsOf(world));
        const after = earnedIn(rewardsOf({ ...world, cart: { ...world.cart, lines } }));
        expect(after).toEqual(expect.arrayContaining(before));
      }),
      RUNS,
    );
  });

  it('3: Planning again after a plan was applied changes nothing.', () => {
    fc.assert(
      fc.property(aWorld, (world) => {
        const after = applyChanges(world.cart, planCartChanges(rewardsOf(world), world.cart, NO_CHOICES));
        expect(planCartChanges(rewardsOf({ ...world, cart: after }), after, NO_CHOICES)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('5: Line discounts never exceed the price, and the order discount never exceeds the rest.', () => {
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

  it('Widgets: discounted units per product and widget are capped, however lines are split.', () => {
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
        // Lines that name no widget get no widget discount.
        const bare = cart.lines.map((line) => ({ ...line, properties: {} }));
        expect(given(bare)).toEqual([]);
      }),
      RUNS,
    );
    expect(discounted).toBeGreaterThan(RUNS.numRuns / 10);
  });

  it('Bundles: a part’s discount never exceeds its bundle’s, and unmarked lines get none.', () => {
    let discounted = 0;
    fc.assert(
      fc.property(aWorld, ({ config: { bundles = [], ...config }, cart, context }) => {
        const alone = { ...config, bars: [], volume: null, widgets: [], gifts: [], bundles };
        const own = evaluateRewards(alone, cart, context, judgedOffers).lineDiscounts;
        const given = evaluateRewards({ ...config, bundles }, cart, context, judgedOffers).lineDiscounts;
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
          evaluateRewards(alone, { ...cart, lines: unmarked }, context, judgedOffers).lineDiscounts,
        ).toEqual([]);
      }),
      RUNS,
    );
    expect(discounted).toBeGreaterThan(RUNS.numRuns / 12);
  });

  it('6: No tier, widget or bundle gives more than its limit, and never a subscription.', () => {
    const given = { tier: 0, widget: 0, bundle: 0 };
    fc.assert(
      fc.property(aWorld, (world) => {
        const rewards = rewardsOf(world);
        const free = rewards.lineDiscounts.filter(({ source }) => /gift/.test(source));
        expect(new Set(free.map(({ lineKey }) => lineKey)).size).toBe(free.length);
        const units = new Map<string, number>();
        for (const { lineKey, quantity } of free) {
          const line = world.cart.lines.find(({ key }) => key === lineKey);
          const giver = line ? giverOf(line) : null;
          expect(line?.sellingPlanId).toBeNull();
          units.set(`${giver}`, (units.get(`${giver}`) ?? 0) + quantity);
        }
        const earned = new Map(givingTiers(rewards).map((tier) => [tier.id, tier]));
        for (const [giver, count] of units) {
          const tier = earned.get(giver);
          expect(tier?.earned).toBe(true);
          const { most } = world.config.gifts?.find(({ id }) => id === giver) ?? {};
          expect(count).toBeLessThanOrEqual(most ?? tier?.gifts.length ?? 0);
          given[giver.startsWith('widget') ? 'widget' : giver.startsWith('bundle') ? 'bundle' : 'tier'] += 1;
        }
      }),
      RUNS,
    );
    expect(Math.min(given.tier, given.widget, given.bundle)).toBeGreaterThan(5);
  });

  it('Gifts of widgets and bundles: unmarked lines are never free, and gifts earn no gifts.', () => {
    fc.assert(
      fc.property(aWorld, ({ config: { gifts = [], bundles = [], ...config }, cart, context }) => {
        const given = (lines: readonly RewardLine[]) =>
          evaluateRewards({ ...config, gifts, bundles }, { ...cart, lines }, context, judgedOffers);
        const bare = cart.lines.map(({ properties: { _source, ...properties }, ...line }) => ({
          ...line,
          properties,
        }));
        const sources = given(bare).lineDiscounts.map(({ source }) => source);
        expect(sources).not.toContain('offered_gift');
        // Gifts earn no gifts, whatever their properties say.
        const bought = cart.lines.filter((line) => !isGiftLine(line));
        const earned = ({ offered }: Rewards) => offered.filter((tier) => tier.earned).map(({ id }) => id);
        expect(earned(given(cart.lines))).toEqual(earned(given(bought)));
      }),
      RUNS,
    );
  });
});

/** The line split into lines of one unit. */
function unitByUnit(line: RewardLine): RewardLine[] {
  return Array.from({ length: line.quantity }, (_, at) => ({
    ...line,
    key: `${line.key}-${at}`,
    quantity: 1,
    linePrice: subunits(line.linePrice / line.quantity),
  }));
}
