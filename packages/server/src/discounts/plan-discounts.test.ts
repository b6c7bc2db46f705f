import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import { describe, expect, test } from 'vitest';
import type { ExistingDiscount } from './existing-discounts';
import { planDiscounts } from './plan-discounts';
import { cartIdOf, rewardsMetafield, sameJson } from './rewards-metafield';

const NOW = new Date('2026-11-20T12:00:00Z');

const needed = (changes: Partial<NeededDiscount> = {}): NeededDiscount => ({
  cartId: 'cart',
  title: 'Cartwright: Summer',
  classes: ['PRODUCT', 'SHIPPING'],
  startsAt: null,
  endsAt: null,
  rewards: { cartId: 'cart', attribution: true, bars: [], volume: null },
  ...changes,
});

const existing = (changes: Partial<ExistingDiscount['discount']> = {}): ExistingDiscount => ({
  cartId: 'cart',
  rewards: rewardsMetafield(needed().rewards).value,
  discount: {
    __typename: 'DiscountAutomaticApp',
    discountId: 'gid://shopify/DiscountAutomaticNode/1',
    title: 'Cartwright: Summer',
    status: 'ACTIVE',
    startsAt: '2026-11-01T00:00:00Z',
    endsAt: null,
    discountClasses: ['SHIPPING', 'PRODUCT'],
    combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
    ...changes,
  },
});

const NOTHING = { remove: [], update: [], create: [] };

describe('the plan', () => {
  test('is empty when everything is right, whatever the order of classes and keys', () => {
    expect(planDiscounts([needed()], [existing()], NOW)).toEqual(NOTHING);
    const reordered = JSON.stringify({ volume: null, bars: [], attribution: true, cartId: 'cart' });
    expect(planDiscounts([needed()], [{ ...existing(), rewards: reordered }], NOW)).toEqual(NOTHING);
  });

  test('makes what is missing and removes what nobody needs, twins included', () => {
    expect(planDiscounts([needed()], [], NOW)).toEqual({ ...NOTHING, create: [needed()] });
    expect(planDiscounts([], [existing()], NOW)).toEqual({ ...NOTHING, remove: [existing()] });
    const twin = existing({ discountId: 'gid://shopify/DiscountAutomaticNode/2' });
    expect(planDiscounts([needed()], [existing(), twin], NOW)).toEqual({ ...NOTHING, remove: [twin] });
  });

  test('of a cart that is live several times keeps each for its time, and shifts no rewards between them', () => {
    const [from, to] = ['2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z'];
    const before = needed({ endsAt: from });
    const after = needed({ title: 'Cartwright: Summer (later)', startsAt: to });
    const id = (number: number) => `gid://shopify/DiscountAutomaticNode/${number}`;
    const first = existing({ discountId: id(1), endsAt: from });
    const second = existing({ discountId: id(2), title: after.title, startsAt: to });
    expect(planDiscounts([before, after], [second, first], NOW)).toEqual(NOTHING);
    expect(planDiscounts([before, after], [existing()], NOW)).toMatchObject({
      update: [{ needed: before }],
      create: [after],
    });
    // The sale is over: what was for later is now.
    const later = new Date(to);
    expect(planDiscounts([needed()], [first, second], later)).toMatchObject({
      remove: [first],
      update: [{ existing: second, needed: { title: 'Cartwright: Summer' } }],
      create: [],
    });
  });

  test.each([
    ['was renamed', existing({ title: 'Something else' })],
    ['was ended by somebody', existing({ endsAt: '2026-11-19T00:00:00Z', status: 'EXPIRED' })],
    ['begins only later', existing({ startsAt: '2026-12-24T00:00:00Z', status: 'SCHEDULED' })],
    ['lost a class', existing({ discountClasses: ['PRODUCT'] })],
    [
      'does not combine any more',
      existing({ combinesWith: { orderDiscounts: false, productDiscounts: true, shippingDiscounts: true } }),
    ],
  ])('repairs a discount that %s', (_, found) => {
    expect(planDiscounts([needed()], [found], NOW).update).toMatchObject([{ fields: true, rewards: false }]);
  });

  test('writes only the metafield when only the rewards have changed', () => {
    const changed = needed({ rewards: { ...needed().rewards, attribution: false } });
    expect(planDiscounts([changed], [existing()], NOW).update).toMatchObject([
      { fields: false, rewards: true },
    ]);
  });

  test('compares the window of a schedule as instants, to the second', () => {
    const window = { startsAt: '2026-12-01T08:00:00.000Z', endsAt: '2026-12-02T08:00:00.500Z' };
    const same = existing({ startsAt: '2026-12-01T09:00:00+01:00', endsAt: '2026-12-02T08:00:00Z' });
    expect(planDiscounts([needed(window)], [same], NOW)).toEqual(NOTHING);
    const later = existing({ startsAt: '2026-12-01T08:00:01Z', endsAt: '2026-12-02T08:00:00Z' });
    expect(planDiscounts([needed(window)], [later], NOW).update).toHaveLength(1);
  });
});

test('a metafield is ours when it is JSON with a cart’s id', () => {
  expect(cartIdOf('{"cartId":"a"}')).toBe('a');
  for (const value of [null, '', 'null', '[]', '{"cartId":1}', '{']) expect(cartIdOf(value)).toBeNull();
});

test('a metafield that somebody broke is another one', () => {
  expect(sameJson('{"cartId":"a"}', '{"cartId":')).toBe(false);
});
