import type { DeliveryInput } from '@cartwright/cart-rewards/delivery';
import { VARIANT_ATTRIBUTE } from '@cartwright/core/rewards/variant-rewards';
import { REWARDS_METAFIELD } from '@cartwright/core/storefront/names';
import { aWorld } from '@cartwright/core/testing/arbitraries';
import { resolveNamespace } from '@cartwright/dev-store/admin/resolvers/metafields';
import { indexCatalogue } from '@cartwright/dev-store/engine/model/catalogue-index';
import { discountInput } from '@cartwright/dev-store/functions/function-input';
import { runFunction } from '@cartwright/dev-store/functions/run-function';
import { type DiscountRecord, discountGid } from '@cartwright/dev-store/state/records';
import { openStoreState } from '@cartwright/dev-store/state/store-state';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CART_REWARDS } from '../conformance/function/built-function';
import { asSold, catalogueOf, checkout } from './store-checkout';

const DISCOUNT: DiscountRecord = {
  id: 1,
  functionHandle: CART_REWARDS.manifest.handle,
  title: 'Cartwright',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
  combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
  createdAt: '',
  updatedAt: '',
  errors: null,
};

it('The function input used by the laws equals the result of the input queries.', async () => {
  const state = await openStoreState(undefined, () => {});
  let lines = 0;
  fc.assert(
    fc.property(aWorld.map(asSold), (world) => {
      const index = indexCatalogue(catalogueOf(world.cart));
      const host = {
        app: { handle: 'cartwright', title: 'Cartwright', accessToken: '', embeds: [], functions: [] },
        clock: () => new Date('2026-11-22T12:00:00Z'),
        indexFor: () => index,
        shop: { domain: '', name: '', currency: 'USD', timezone: 'UTC', country: 'US' },
        state,
      };
      const isMarked = world.cart.lines.length % 2 === 0;
      const attributes: Record<string, string> = isMarked ? { [VARIANT_ATTRIBUTE]: 'test.b' } : {};
      const compared: Parameters<typeof checkout>[1] = (written, snapshot) => {
        state.putMetafield({
          id: 1,
          ownerId: discountGid(DISCOUNT),
          namespace: resolveNamespace(REWARDS_METAFIELD.namespace),
          key: REWARDS_METAFIELD.key,
          type: 'json',
          value: JSON.stringify(written.discount.metafield?.jsonValue),
          createdAt: '',
          updatedAt: '',
        });
        const root = discountInput(host, snapshot, DISCOUNT);
        for (const { target, inputQuery } of CART_REWARDS.manifest.targets) {
          let asked: unknown;
          const run = (input: unknown) => {
            asked = input;
            return { operations: [] };
          };
          const ran = runFunction({
            target,
            code: { query: CART_REWARDS.file(inputQuery), run },
            root,
            lines: snapshot.lines.length,
            read: () => ({ ok: true, result: null }),
          });
          expect(ran).toMatchObject({ ok: true });
          const isDelivery = target === 'cart.delivery-options.discounts.generate.run';
          expect(asked).toEqual(JSON.parse(JSON.stringify(isDelivery ? written : withoutDelivery(written))));
          lines += snapshot.lines.length;
        }
        return [];
      };
      checkout(world, compared, undefined, attributes);
    }),
    { numRuns: 300 },
  );
  expect(lines).toBeGreaterThan(600);
});

function withoutDelivery({ cart: { deliveryGroups: _, ...cart }, ...input }: DeliveryInput) {
  return { ...input, cart };
}
