import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import type { RewardsConfig } from '@cartwright/core/rewards/config';
import { type Span, spansOf } from '@cartwright/core/schedule/live';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExistingDiscount } from './existing-discounts';
import { isActive, mostAtOnce, periodOf } from './period';
import { type DiscountStep, planDiscounts } from './plan-discounts';
import { restingRewards, rewardsMetafield, saysRewards } from './rewards-metafield';

const DAY = 86_400_000;
const START = Date.parse('2026-11-20T12:00:00Z');
const STAMP = { instance: 'us', generation: 1 };

/** A shop's automatic discounts, by Shopify's rules: a title once, and 25 active at a time. */
class Discounts {
  readonly others: { title: string; startsAt: null; endsAt: null }[];
  ours: ExistingDiscount[] = [];
  private lastId = 0;

  constructor(others: number) {
    this.others = Array.from({ length: others }, (_, index) => ({
      title: `Other ${index}`,
      startsAt: null,
      endsAt: null,
    }));
  }

  /** The carts whose shoppers get something at this time, and what. */
  givingAt(now: number): string[] {
    return this.ours
      .filter(
        ({ discount, rewards, cartId }) =>
          isActive(periodOf(discount), now) && !saysRewards(rewards, restingRewards(cartId)),
      )
      .map(({ rewards, discount }) => given(JSON.parse(rewards), discount.discountClasses))
      .sort();
  }

  do(step: DiscountStep, now: number): void {
    if (step.kind === 'create') {
      const discountId = `gid://shopify/DiscountAutomaticNode/${++this.lastId}`;
      this.put({ ...fresh(discountId, step.rewards), hasOld: false }, step.fields, now);
      return;
    }
    const known = this.ours.find(({ discount }) => discount.discountId === step.existing.discount.discountId);
    if (!known) throw new Error(`There is no ${step.existing.discount.discountId}.`);
    if (step.kind === 'remove') this.ours = this.ours.filter((each) => each !== known);
    if (step.kind === 'rest') this.write(known, restingRewards(known.cartId));
    if (step.kind === 'rename') this.put(known, { ...fieldsOf(known), title: step.title }, now);
    if (step.kind === 'update') this.put(known, step.fields, now);
  }

  write({ discount: { discountId } }: ExistingDiscount, rewards: RewardsConfig): void {
    this.ours = this.ours.map((each) =>
      each.discount.discountId === discountId
        ? { ...each, cartId: rewards.cartId, rewards: rewardsMetafield(rewards, STAMP).value }
        : each,
    );
  }

  private put(
    known: ExistingDiscount,
    { title, classes, startsAt, endsAt }: ReturnType<typeof fieldsOf>,
    now: number,
  ): void {
    const rest = this.ours.filter(({ discount }) => discount.discountId !== known.discount.discountId);
    const titles = [...rest.map(({ discount }) => discount.title), ...this.others.map((each) => each.title)];
    if (titles.includes(title)) throw new Error(`Two have the title ${title}.`);
    const begun = startsAt ?? new Date(now).toISOString();
    const discount = { ...known.discount, title, discountClasses: [...classes], startsAt: begun, endsAt };
    this.ours = [...rest, { ...known, discount }];
    const periods = [...this.ours.map((each) => periodOf(each.discount)), ...this.others.map(periodOf)];
    if (mostAtOnce(periods, now) > 25) throw new Error('More than 25 are active.');
  }
}

function fresh(discountId: string, rewards: RewardsConfig): Omit<ExistingDiscount, 'hasOld'> {
  return {
    cartId: rewards.cartId,
    rewards: rewardsMetafield(rewards, STAMP).value,
    compareDigest: 'digest',
    discount: {
      __typename: 'DiscountAutomaticApp',
      discountId,
      title: '',
      startsAt: '',
      endsAt: null,
      discountClasses: [],
      combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
    },
  };
}

function fieldsOf({ discount: { title, discountClasses, startsAt, endsAt } }: ExistingDiscount) {
  return {
    title,
    classes: discountClasses as NeededDiscount['classes'],
    startsAt: startsAt as string | null,
    endsAt,
  };
}

/** The rewards say which classes they need: a discount that lacks one does not give them. */
function given({ cartId, volume }: RewardsConfig, classes: readonly string[]): string {
  const message = volume?.message ?? '';
  const lacking = (message.split(' by ')[1] ?? '').split('+').filter((each) => !classes.includes(each));
  return `${message} of ${cartId}${lacking.length > 0 ? ' in part' : ''}`;
}

interface Cart {
  readonly id: string;
  readonly name: string;
  readonly rewards: string;
  readonly classes: NeededDiscount['classes'];
  /** Days after the start; null for the cart without a schedule. */
  readonly window: readonly [number, number] | null;
}

const cart = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  name: fc.constantFrom('Summer', 'Winter', 'Sale'),
  rewards: fc.constantFrom('x', 'y'),
  classes: fc.constantFrom<NeededDiscount['classes']>(['PRODUCT'], ['ORDER', 'SHIPPING'], ['SHIPPING']),
  window: fc.option(
    fc
      .tuple(fc.integer({ min: -4, max: 8 }), fc.integer({ min: 1, max: 5 }))
      .map(([from, days]) => [from, from + days] as const),
  ),
});

/** At most one cart is unscheduled. */
const carts = fc
  .uniqueArray(cart, { selector: ({ id }) => id, maxLength: 4 })
  .map((all) => all.filter((each) => each.window !== null || each === all.find(({ window }) => !window)));

function neededOf(all: readonly Cart[], now: number): NeededDiscount[] {
  const candidates = all.map((each) => ({
    ...each,
    live: each.window
      ? {
          kind: 'scheduled' as const,
          from: START + each.window[0] * DAY,
          to: START + each.window[1] * DAY,
        }
      : { kind: 'standing' as const },
  }));
  const spans: [Cart, Span[]][] = [
    ...spansOf(
      candidates.filter(({ live }) => live.kind === 'standing' || live.to > now),
      now,
    ),
  ];
  const titles = new Map<string, number>();
  return spans.flatMap(([each, times]) =>
    times.map(({ from, to }) => {
      const count = (titles.get(each.name) ?? 0) + 1;
      titles.set(each.name, count);
      return {
        cartId: each.id,
        title: count === 1 ? each.name : `${each.name} (${count} of them)`,
        classes: each.classes,
        startsAt: Number.isFinite(from) ? new Date(from).toISOString() : null,
        endsAt: Number.isFinite(to) ? new Date(to).toISOString() : null,
        rewards: {
          ...restingRewards(each.id),
          volume: {
            kind: 'percentage' as const,
            products: [],
            tiers: [],
            mechanism: 'functions' as const,
            message: `${each.rewards} by ${each.classes.join('+')}`,
          },
        },
      };
    }),
  );
}

/** Publishes as the publisher does; calls `look` in every state on the way. Gives how often it looked at Shopify. */
function publish(
  world: Discounts,
  needed: readonly NeededDiscount[],
  now: number,
  look: (isSwitched: boolean) => void,
) {
  let isSwitched = false;
  for (let looks = 1; looks <= 8; looks += 1) {
    const options = { now: new Date(now), isFull: false, isStamped: () => true };
    const plan = planDiscounts(needed, world, options);
    const step = (each: DiscountStep) => {
      world.do(each, now);
      look(isSwitched);
    };
    if (plan.before.length + plan.switch.length + plan.after.length === 0) return looks;
    if (plan.before.length > 0) {
      plan.before.forEach(step);
      continue;
    }
    for (const { existing, rewards } of plan.switch) world.write(existing, rewards);
    // The config, too: it may be all that changes.
    isSwitched = true;
    look(isSwitched);
    plan.after.forEach(step);
  }
  throw new Error('It does not come to rest.');
}

test('Between any two sets of carts, shoppers always get the old or the new rewards, never both.', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(carts, fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(0, 3, 16),
      (history, others) => {
        const world = new Discounts(others);
        let now = START;
        for (const [all, days] of history) {
          now += days * DAY + 3_600_000;
          const times = Array.from({ length: 16 }, (_, day) => now + day * DAY);
          const before = times.map((time) => world.givingAt(time));
          const needed = neededOf(all, now);
          const due = times.map((time) =>
            needed
              .filter((each) => isActive(periodOf(each), time))
              .map(({ rewards, classes }) => given(rewards, classes)),
          );
          publish(world, needed, now, (isSwitched) => {
            const promised = isSwitched ? due : before;
            expect(world.givingAt(now)).toEqual(promised[0]);
            // Of what comes later some may not be given yet, but nothing else is.
            for (const [day, time] of times.entries()) {
              expect([[], promised[day]]).toContainEqual(world.givingAt(time));
            }
          });
          expect(times.map((time) => world.givingAt(time))).toEqual(due);
          expect(world.ours).toHaveLength(needed.length);
        }
      },
    ),
    { numRuns: 300 },
  );
});
