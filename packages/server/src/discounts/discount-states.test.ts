import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountStates } from './discount-states';
import type { ExistingDiscount, OtherDiscount } from './existing-discounts';
import { planDiscounts } from './plan-discounts';
import { restingRewards, rewardsMetafield } from './rewards-metafield';

const NOW = new Date('2026-11-20T12:00:00Z');
const STAMP = { instance: 'us', generation: 1 };

const needed = (changes: Partial<NeededDiscount> = {}): NeededDiscount => {
  const { cartId = 'summer' } = changes;
  return {
    cartId,
    title: `Cartwright: ${cartId}`,
    classes: ['PRODUCT'],
    startsAt: null,
    endsAt: null,
    rewards: {
      ...restingRewards(cartId),
      volume: { kind: 'percentage', products: [], tiers: [], mechanism: 'functions', message: cartId },
    },
    ...changes,
  };
};

let ids = 0;

/** Discount in Shopify after publishing a need. */
const published = ({
  cartId,
  title,
  classes,
  startsAt,
  endsAt,
  rewards,
}: NeededDiscount): ExistingDiscount => {
  ids += 1;
  return {
    cartId,
    rewards: rewardsMetafield(rewards, STAMP).value,
    compareDigest: 'digest',
    hasOld: false,
    discount: {
      __typename: 'DiscountAutomaticApp',
      discountId: `gid://shopify/DiscountAutomaticNode/${ids}`,
      title,
      startsAt: startsAt ?? '2026-11-01T00:00:00Z',
      endsAt,
      discountClasses: [...classes],
      combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
    },
  };
};

/** Discount after an edit in Shopify's own admin. */
const edited = (existing: ExistingDiscount, changes: Partial<ExistingDiscount['discount']>) => ({
  ...existing,
  discount: { ...existing.discount, ...changes },
});

const someoneElses = (count: number): OtherDiscount[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Other ${index}`, startsAt: null, endsAt: null }));

const isStamped = ({ compareDigest }: ExistingDiscount) => compareDigest !== null;

const statesOf = (
  needed: readonly NeededDiscount[],
  ours: readonly ExistingDiscount[],
  others: readonly OtherDiscount[] = [],
  { isHeld = false, isRefused = false } = {},
) =>
  discountStates(
    needed,
    { ours, others },
    { now: NOW.getTime(), isStamped, isHeld, isRefused: () => isRefused },
  );

describe('discount state', () => {
  test('is right after a publication', () => {
    const summer = needed();
    const existing = published(summer);
    expect(statesOf([summer], [existing])).toEqual([{ kind: 'right', existing, needed: summer }]);
  });

  test('is missing after deletion in Shopify', () => {
    const summer = needed();
    expect(statesOf([summer], [])).toEqual([{ kind: 'missing', needed: summer, reason: null }]);
  });

  test.each([
    ['ended', { endsAt: '2026-11-19T00:00:00Z' }, ['time']],
    ['renamed', { title: 'Ours no more' }, ['title']],
    ['removed a class from', { discountClasses: [] }, ['classes']],
    [
      'stopped combining',
      { combinesWith: { orderDiscounts: false, productDiscounts: true, shippingDiscounts: true } },
      ['combination'],
    ],
  ])('reports the difference after somebody %s it in Shopify', (_, changes, differences) => {
    const summer = needed();
    expect(statesOf([summer], [edited(published(summer), changes)])).toMatchObject([
      { kind: 'differs', differences },
    ]);
  });

  test('differs in rewards from an older save', () => {
    const old = needed({ rewards: restingRewards('summer') });
    expect(statesOf([needed()], [published(old)])).toMatchObject([
      { kind: 'differs', differences: ['rewards'] },
    ]);
  });

  test('is not needed for a deleted cart or a duplicate', () => {
    const summer = needed();
    const [first, twin] = [published(summer), published(summer)];
    expect(statesOf([], [first])).toEqual([{ kind: 'not_needed', existing: first }]);
    expect(statesOf([summer], [first, twin]).map(({ kind }) => kind)).toEqual(['right', 'not_needed']);
  });

  test('is missing for lack of room beside 25 others, and an ended one is not needed', () => {
    const summer = needed();
    expect(statesOf([summer], [], someoneElses(25))).toMatchObject([{ kind: 'missing', reason: 'no_room' }]);
    const ended = edited(published(summer), { endsAt: '2026-11-19T00:00:00Z' });
    expect(statesOf([summer], [ended], someoneElses(25))).toMatchObject([
      { kind: 'missing', reason: 'no_room' },
      { kind: 'not_needed' },
    ]);
  });

  test('is missing because of a taken title, or right under its current one', () => {
    const summer = needed();
    const taken = [{ title: 'cartwright: SUMMER', startsAt: null, endsAt: null }];
    expect(statesOf([summer], [], taken)).toMatchObject([{ kind: 'missing', reason: 'title_taken' }]);
    const known = edited(published(summer), { title: 'Cartwright: Spring' });
    expect(statesOf([summer], [known], taken)).toMatchObject([{ kind: 'right' }]);
  });

  test('is missing for lack of room if Shopify says so, regardless of the count', () => {
    const summer = needed();
    expect(statesOf([summer], [], [], { isRefused: true })).toEqual([
      { kind: 'missing', needed: summer, reason: 'no_room' },
    ]);
    expect(statesOf([summer], [published(summer)], [], { isRefused: true })).toMatchObject([
      { kind: 'right' },
    ]);
  });

  test('waits for a review while publishing is paused, if missing or different', () => {
    const [summer, sale] = [needed(), needed({ cartId: 'sale' })];
    const renamed = edited(published(summer), { title: 'Ours no more' });
    expect(statesOf([summer, sale], [renamed], someoneElses(25), { isHeld: true })).toMatchObject([
      { kind: 'differs', differences: ['title'], reason: 'held' },
      { kind: 'missing', reason: 'held' },
    ]);
  });
});

const days = fc.integer({ min: 1, max: 40 });
const instant = (day: number) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString();

const anyNeed = fc
  .record({
    cartId: fc.constantFrom('summer', 'winter', 'sale'),
    classes: fc.constantFrom<NeededDiscount['classes']>(['PRODUCT'], ['ORDER', 'SHIPPING']),
    window: fc.option(fc.tuple(days, days).map(([from, length]) => [from, from + length] as const)),
  })
  .map(({ cartId, classes, window }) =>
    needed({
      cartId,
      classes,
      ...(window && { startsAt: instant(window[0]), endsAt: instant(window[1]) }),
    }),
  );

/** Changes to a discount between two publications. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.constant((each: ExistingDiscount) => [each]) },
  fc.constant(() => []),
  fc.constant((each: ExistingDiscount) => [
    each,
    edited(each, { discountId: `${each.discount.discountId}0`, title: `${each.discount.title} (2)` }),
  ]),
  fc
    .constantFrom<Partial<ExistingDiscount['discount']>>(
      { title: 'Renamed' },
      { endsAt: '2026-11-10T00:00:00Z' },
      { startsAt: '2026-12-24T00:00:00Z' },
      { discountClasses: ['SHIPPING'] },
      { combinesWith: { orderDiscounts: true, productDiscounts: false, shippingDiscounts: true } },
    )
    .map((changes) => (each: ExistingDiscount) => [edited(each, changes)]),
  fc.constant((each: ExistingDiscount) => [
    { ...each, rewards: rewardsMetafield(restingRewards(each.cartId), STAMP).value },
  ]),
  fc
    .constantFrom({ compareDigest: null }, { hasOld: true })
    .map((changes) => (each: ExistingDiscount) => [{ ...each, ...changes }]),
  fc.constant((each: ExistingDiscount) => [{ ...each, cartId: 'gone' }]),
);

/** Discounts of another installation, which keep publishing paused. */
const stranger = fc
  .constantFrom('Cartwright: sale', 'Cartwright: theirs')
  .map((title) => published(needed({ cartId: 'theirs', title })));

/** A publication does nothing as long as something is there that is not from here. */
const stepsOf = (plan: ReturnType<typeof planDiscounts>, isHeld: boolean) =>
  isHeld ? 0 : plan.before.length + plan.switch.length + plan.after.length;

test('Nothing needs repair exactly when a publication has nothing to do.', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(anyNeed, event), { selector: ([{ cartId }]) => cartId, maxLength: 3 }),
      fc.constantFrom(0, 23, 25),
      fc.boolean(),
      fc.array(stranger, { maxLength: 2 }),
      (pairs, count, isTaken, strangers) => {
        const wanted = pairs.map(([need]) => need);
        const ours = pairs.flatMap(([need, happens]) => happens(published(need)));
        const taken = { title: 'Cartwright: sale', startsAt: null, endsAt: null };
        const others = [...someoneElses(count), ...(isTaken ? [taken] : [])];
        const all = [...ours, ...strangers];
        const plan = planDiscounts(wanted, { ours: all, others }, { now: NOW, isFull: false, isStamped });
        const isHeld = strangers.length > 0;
        const beside = [...others, ...strangers.map(({ discount }) => discount)];
        const states = statesOf(wanted, ours, beside, { isHeld });
        const isToRepair = (state: (typeof states)[number]) =>
          state.kind === 'not_needed' ? !isHeld : state.kind !== 'right' && state.reason === null;
        expect(states.some(isToRepair)).toBe(stepsOf(plan, isHeld) > 0);
        const unmet = states.flatMap((state) =>
          state.kind === 'missing' && state.reason !== null ? [state.needed] : [],
        );
        if (!isHeld) expect(unmet).toEqual(plan.missing);
      },
    ),
  );
});
