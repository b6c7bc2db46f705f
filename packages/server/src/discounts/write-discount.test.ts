import { expect, test } from 'vitest';
import type { AdminClient } from '../shopify/admin-client';
import { unavailable } from '../shopify/shopify-failure';
import type { DiscountStep } from './plan-discounts';
import { restingRewards } from './rewards-metafield';
import { writeDiscount } from './write-discount';

const fields = { title: 'Cartwright: Summer', classes: ['PRODUCT' as const], startsAt: null, endsAt: null };
const existing = {
  cartId: 'cart',
  rewards: JSON.stringify(restingRewards('cart')),
  compareDigest: 'digest',
  hasOld: false,
  discount: {
    __typename: 'DiscountAutomaticApp' as const,
    discountId: 'gid://shopify/DiscountAutomaticNode/1',
    title: 'Cartwright: Summer',
    startsAt: '2026-12-01T00:00:00Z',
    endsAt: null,
    discountClasses: ['PRODUCT' as const],
    combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
  },
};

test.each<DiscountStep>([
  { kind: 'create', fields, rewards: restingRewards('cart') },
  { kind: 'update', existing, fields },
])(
  'an immediate $kind starts the discount in the past, as Shopify’s clock may be behind ours',
  async (step) => {
    const sent: unknown[] = [];
    const admin: AdminClient = {
      run: async (_document, variables) => {
        sent.push(variables.discount);
        return unavailable('nobody is there');
      },
    };
    const stamp = { instance: 'us', generation: 1 };
    await writeDiscount(admin, step, { stamp, now: new Date('2026-11-20T12:00:00Z'), onFull: () => {} });
    expect(sent).toMatchObject([{ startsAt: '2026-11-20T11:00:00.000Z' }]);
  },
);
