import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import type { RewardsConfig } from '@cartwright/core/rewards/config';
import { REWARDS_VERSION } from '@cartwright/core/rewards/versioned-config';
import { STAMP_BYTES } from '@cartwright/core/storefront/names';
import { describe, expect, test } from 'vitest';
import type { ExistingDiscount, OtherDiscount } from './existing-discounts';
import { planDiscounts } from './plan-discounts';
import { cartIdOf, restingRewards, rewardsMetafield, saysRewards } from './rewards-metafield';

const NOW = new Date('2026-11-20T12:00:00Z');
const STAMP = { instance: 'us', generation: 1 };

/** Rewards that give something: another one for each `name`. */
const giving = (cartId: string, name = 'any') => ({
  ...restingRewards(cartId),
  volume: {
    kind: 'percentage' as const,
    products: [],
    tiers: [],
    mechanism: 'functions' as const,
    message: name,
  },
});

const needed = (changes: Partial<NeededDiscount> = {}): NeededDiscount => ({
  cartId: 'cart',
  title: 'Cartwright: Summer',
  classes: ['PRODUCT', 'SHIPPING'],
  startsAt: null,
  endsAt: null,
  rewards: giving(changes.cartId ?? 'cart'),
  ...changes,
});

const existing = (
  changes: Partial<ExistingDiscount['discount']> = {},
  rewards: RewardsConfig = giving('cart'),
): ExistingDiscount => ({
  cartId: rewards.cartId,
  rewards: rewardsMetafield(rewards, STAMP).value,
  compareDigest: 'digest',
  hasOld: false,
  discount: {
    __typename: 'DiscountAutomaticApp',
    discountId: 'gid://shopify/DiscountAutomaticNode/1',
    title: 'Cartwright: Summer',
    startsAt: '2026-11-01T00:00:00Z',
    endsAt: null,
    discountClasses: ['SHIPPING', 'PRODUCT'],
    combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
    ...changes,
  },
});

const id = (number: number) => `gid://shopify/DiscountAutomaticNode/${number}`;

const NOTHING = { before: [], switch: [], after: [], noRoom: [], titleTaken: [], missing: [] };

const plan = (
  wanted: readonly NeededDiscount[],
  ours: readonly ExistingDiscount[],
  { others = [], now = NOW }: { others?: readonly OtherDiscount[]; now?: Date } = {},
) => planDiscounts(wanted, { ours, others }, { now, isFull: false, isStamped: () => true });

describe('discount plan', () => {
  test('is empty when everything is right, ignoring the order of classes and keys', () => {
    expect(plan([needed()], [existing()])).toEqual(NOTHING);
    const entries = Object.entries(JSON.parse(existing().rewards)).reverse();
    const reordered = JSON.stringify(Object.fromEntries(entries));
    expect(plan([needed()], [{ ...existing(), rewards: reordered }])).toEqual(NOTHING);
  });

  test('creates missing discounts inactive, and activates them with the switch', () => {
    const first = plan([needed()], []);
    expect(first).toMatchObject({ switch: [], after: [] });
    expect(first.before).toMatchObject([{ kind: 'create', rewards: restingRewards('cart') }]);
    const made = existing({}, restingRewards('cart'));
    expect(plan([needed()], [made])).toEqual({
      ...NOTHING,
      switch: [{ existing: made, rewards: needed().rewards }],
    });
  });

  test('deactivates unneeded discounts and duplicates with the switch, then deletes them', () => {
    const twin = existing({ discountId: id(2) });
    expect(plan([needed()], [existing(), twin])).toEqual({
      ...NOTHING,
      switch: [{ existing: twin, rewards: restingRewards('cart') }],
      after: [{ kind: 'remove', existing: twin }],
    });
    const over = existing({ endsAt: '2026-11-02T00:00:00Z' });
    expect(plan([], [over])).toEqual({ ...NOTHING, after: [{ kind: 'remove', existing: over }] });
  });

  test('passes one cart’s discount to the next in one switch', () => {
    const other = needed({ cartId: 'other', title: 'Cartwright: Winter' });
    const found = existing();
    expect(plan([other], [found])).toMatchObject({
      before: [],
      switch: [{ existing: found, rewards: other.rewards }],
      after: [{ kind: 'update', existing: found, fields: { title: 'Cartwright: Winter' } }],
    });
  });

  test('keeps a discount per time of a cart that is live several times, without moving rewards', () => {
    const [from, to] = ['2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z'];
    const before = needed({ endsAt: from });
    const after = needed({ title: 'Cartwright: Summer (later)', startsAt: to });
    const first = existing({ discountId: id(1), endsAt: from });
    const second = existing({ discountId: id(2), title: after.title, startsAt: to });
    expect(plan([before, after], [second, first])).toEqual(NOTHING);
    expect(plan([before, after], [existing()])).toMatchObject({
      before: [
        { kind: 'create', fields: { title: after.title } },
        { kind: 'update', fields: { endsAt: from } },
      ],
      switch: [],
    });
    // The sale is over: what was for later is now.
    const now = new Date(to);
    expect(plan([needed()], [first, second], { now }).after).toMatchObject([
      { kind: 'remove', existing: first },
      { kind: 'update', existing: second, fields: { title: 'Cartwright: Summer' } },
    ]);
  });

  test.each([
    ['was renamed', 'after', existing({ title: 'Something else' })],
    ['was ended in Shopify', 'before', existing({ endsAt: '2026-11-19T00:00:00Z' })],
    ['starts later', 'before', existing({ startsAt: '2026-12-24T00:00:00Z' })],
    ['lost a class', 'before', existing({ discountClasses: ['PRODUCT'] })],
    [
      'does not combine any more',
      'before',
      existing({ combinesWith: { orderDiscounts: false, productDiscounts: true, shippingDiscounts: true } }),
    ],
  ] as const)('repairs a discount that %s', (_, when, found) => {
    const steps = plan([needed()], [found])[when];
    const fields = expect.objectContaining({ endsAt: null });
    expect(steps).toContainEqual({ kind: 'update', existing: found, fields });
  });

  test('starts a resumed discount with the switch', () => {
    const ended = existing({ endsAt: '2026-11-19T00:00:00Z' });
    expect(plan([needed()], [ended]).before.map(({ kind }) => kind)).toEqual(['rest', 'update']);
  });

  test('compares times as instants, to the second', () => {
    const window = { startsAt: '2026-12-01T08:00:00.000Z', endsAt: '2026-12-02T08:00:00.500Z' };
    const same = existing({ startsAt: '2026-12-01T09:00:00+01:00', endsAt: '2026-12-02T08:00:00Z' });
    expect(plan([needed(window)], [same])).toEqual(NOTHING);
    const later = existing({ startsAt: '2026-12-01T08:00:01Z', endsAt: '2026-12-02T08:00:00Z' });
    expect(plan([needed(window)], [later]).before.map(({ kind }) => kind)).toEqual(['rest', 'update']);
  });

  test('swaps two titles through a third', () => {
    const a = existing({ discountId: id(1), title: 'A' }, giving('a'));
    const b = existing({ discountId: id(2), title: 'B' }, giving('b'));
    const swapped = [needed({ cartId: 'a', title: 'B' }), needed({ cartId: 'b', title: 'A' })];
    const titles = plan(swapped, [a, b]).after.map((step) =>
      step.kind === 'rename' ? step.title : step.kind === 'update' ? step.fields.title : step.kind,
    );
    expect(titles).toEqual(['B (2)', 'B', 'A']);
  });

  test('skips a discount whose title is taken, and keeps the title of an existing one', () => {
    const others = [{ title: 'cartwright: summer', startsAt: null, endsAt: null }];
    const need = needed();
    expect(plan([need], [], { others })).toEqual({ ...NOTHING, titleTaken: [need], missing: [need] });
    const known = existing({ title: 'Cartwright: Spring' });
    expect(plan([need], [known], { others })).toEqual({ ...NOTHING, titleTaken: [need] });
  });

  test('counts everybody’s discounts at the times when they are active', () => {
    const others = Array.from({ length: 24 }, (_, index) => ({
      title: `Other ${index}`,
      startsAt: null,
      endsAt: index === 0 ? '2026-11-25T00:00:00Z' : null,
    }));
    const now = needed({ endsAt: '2026-12-01T00:00:00Z' });
    const then = needed({ title: 'Later', startsAt: '2026-11-24T00:00:00Z' });
    const rest = needed({ title: 'Last', startsAt: '2026-12-01T00:00:00Z' });
    const { noRoom, before } = plan([now, then, rest], [], { others });
    expect(noRoom).toEqual([then]);
    expect(before).toHaveLength(2);
  });

  test('skips a discount that Shopify has no room for, and doesn’t activate it', () => {
    const others = Array.from({ length: 25 }, (_, index) => ({
      title: `Other ${index}`,
      startsAt: null,
      endsAt: null,
    }));
    const ended = existing({ endsAt: '2026-11-19T00:00:00Z' });
    const need = needed();
    expect(plan([need], [ended], { others })).toEqual({
      ...NOTHING,
      after: [{ kind: 'remove', existing: ended }],
      noRoom: [need],
      missing: [need],
    });
    // One that is active has its room.
    expect(plan([need], [existing()], { others })).toEqual(NOTHING);
  });

  test('moves a discount from the old metafield to its own', () => {
    const old = { ...existing(), compareDigest: null, hasOld: true };
    const moved = planDiscounts(
      [needed()],
      { ours: [old], others: [] },
      {
        now: NOW,
        isFull: false,
        isStamped: ({ compareDigest }) => compareDigest !== null,
      },
    );
    expect(moved).toEqual({
      ...NOTHING,
      switch: [{ existing: old, rewards: needed().rewards }],
      after: [{ kind: 'purgeOld', existing: old }],
    });
  });
});

test('a metafield is ours if it is JSON with a cart’s id', () => {
  expect(cartIdOf('{"cartId":"a"}')).toBe('a');
  for (const value of ['', 'null', '[]', '{"cartId":1}', '{']) expect(cartIdOf(value)).toBeNull();
});

test('a broken metafield is read as empty', () => {
  expect(saysRewards('{"cartId":', giving('a'))).toBe(false);
});

describe('metafield version', () => {
  const written: object = JSON.parse(rewardsMetafield(giving('a'), STAMP).value);
  const { version, ...unversioned } = { version: 0, ...written };

  test('is written, within the bytes reserved for it and the stamp', () => {
    expect(version).toBe(REWARDS_VERSION);
    const stamp = { instance: '00000000-0000-4000-8000-000000000000', generation: 999_999_999 };
    const bytes = rewardsMetafield(giving('a'), stamp).value.length - JSON.stringify(giving('a')).length;
    expect(bytes).toBeLessThanOrEqual(STAMP_BYTES);
  });

  test('is ignored while our function reads it, so an unversioned metafield isn’t rewritten', () => {
    expect(saysRewards(JSON.stringify(unversioned), giving('a'))).toBe(true);
  });

  test('of a newer server is unreadable, and is overwritten', () => {
    const newer = JSON.stringify({ ...written, version: REWARDS_VERSION + 1 });
    expect(saysRewards(newer, giving('a'))).toBe(false);
    const found = { ...existing({}, giving('a')), rewards: newer };
    expect(plan([needed()], [found]).switch).toMatchObject([{ existing: found }]);
  });
});
