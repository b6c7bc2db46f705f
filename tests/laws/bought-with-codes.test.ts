import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import { versionedConfig } from '@cartwright/core/rewards/versioned-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { CombinesWith, DiscountCode, DiscountGives } from '@cartwright/dev-store/engine/model/catalogue';
import { readFunctionExtension } from '@cartwright/dev-store/functions/read-function-extension';
import { hiddenFields, summaryAmounts } from '@cartwright/dev-store/testing/checkout-store';
import { admin, aRunningStore, aShopper, type Shopper } from '@cartwright/dev-store/testing/running-store';
import { memoryPorts } from '@cartwright/storefront-cart/platform/memory/memory-ports';
import { readResponse } from '@cartwright/storefront-cart/platform/shopify/read-response';
import { requestBody } from '@cartwright/storefront-cart/platform/shopify/request-body';
import type { CartPort } from '@cartwright/storefront-cart/state/ports/cart-port';
import { createCartStore } from '@cartwright/storefront-cart/state/store/cart-store';
import { aCatalogue, aConfig, aRules, giftTier, LAMP, MUG } from '@cartwright/storefront-cart/testing/shop';
import { describe, expect, it } from 'vitest';
import { CART_REWARDS } from '../conformance/function/built-function';

const TOGETHER: CombinesWith = { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true };
const ALONE: CombinesWith = { productDiscounts: false, orderDiscounts: false, shippingDiscounts: false };

const GIVES: Readonly<Record<string, DiscountGives>> = {
  PERCENT: { kind: 'products', percentage: 30, productIds: 'all' },
  AMOUNT: { kind: 'order', amount: '40.00' },
  SHIPPING: { kind: 'shipping' },
  THIRD: {
    kind: 'buy_x_get_y',
    buys: { units: 2, productIds: 'all' },
    gets: { units: 1, productIds: 'all', percentage: 100 },
  },
};

/** Each of the four alone and together with everything. */
const CODES = Object.entries(GIVES).flatMap(([name, gives]): DiscountCode[] => [
  { code: name, title: name, status: 'ACTIVE', combinesWith: TOGETHER, gives },
  { code: `LONELY-${name}`, title: name, status: 'ACTIVE', combinesWith: ALONE, gives },
]);

const shipping: Tier = newTier('shipping-tier', 'shipping');
const gift = giftTier('stickers-tier', 75, 4);
const off: Tier = { ...newTier('discount-tier', 'discount'), minimum: 90 };

/** Carts by the reward that they can earn: three mugs of 30.00 and a lamp of 80.00 earn all of it. */
const CARTS: Readonly<Record<string, StorefrontCart>> = {
  'free shipping': aConfig({ tiers: [shipping] }),
  'a gift': aConfig({ tiers: [shipping, gift] }),
  'an order discount': aConfig({ tiers: [shipping, off] }),
  'a volume discount': aConfig({ tiers: [shipping] }, true, 'percentage'),
};

const ANNA = {
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Berg',
  address1: '1 Mill Lane',
  city: 'Hudson',
  region: 'NY',
  postalCode: '12534',
};

/** A store over HTTP with the built function and the rewards of a cart, and a cart store in a shopper's browser. */
async function aStoreWith(config: StorefrontCart) {
  const store = await aRunningStore({
    catalogue: {
      ...aCatalogue(new Map(), undefined, CODES),
      delivery: [{ handle: 'standard', title: 'Standard', price: 600 }],
    },
    app: { functions: [await readFunctionExtension(CART_REWARDS.folder)] },
  });
  const response = await admin(
    store.url,
    `mutation ($input: DiscountAutomaticAppInput!) { discountAutomaticAppCreate(automaticAppDiscount: $input) {
      userErrors { message } } }`,
    {
      input: {
        title: 'Cartwright: Demo',
        functionHandle: 'cart-rewards',
        startsAt: '2026-01-01T00:00:00Z',
        discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
        combinesWith: TOGETHER,
        metafields: [
          {
            namespace: '$app',
            key: 'rewards',
            type: 'json',
            value: JSON.stringify(versionedConfig(config.rewards)),
          },
        ],
      },
    },
  );
  expect(response).toMatchObject({ data: { discountAutomaticAppCreate: { userErrors: [] } } });
  return store;
}

function portOf(shopper: Shopper): CartPort {
  const readBody = async (path: Parameters<typeof readResponse>[0], response: Response) =>
    readResponse(path, { status: response.status, body: await response.json(), retryAfter: null });
  return {
    read: async () => readBody('get', await shopper.get('/cart.js')),
    write: async (request) =>
      readBody(request.path, await shopper.post(`/cart/${request.path}.js`, requestBody(request))),
  };
}

const dollars = (text = '') => Number(text.replace(/[^\d.]/g, '') || 0);

/** Our discounts, the delivery and the total in a summary of a checkout or order. */
function summaryOf(page: string, ourTitles: readonly string[]) {
  const rows = Object.entries(summaryAmounts(page));
  const [delivery, cost = ''] = rows.find(([name]) => name.startsWith('Shipping')) ?? [];
  return {
    hasOurs: rows.some(([name]) => ourTitles.includes(name)),
    isShippingFree: !/[1-9]/.test(cost.split(' ').at(-1) ?? ''),
    isShippingOurs: delivery?.endsWith('Free shipping') ?? false,
    total: dollars(rows.find(([name]) => name === 'Total')?.[1]),
  };
}

describe.each(Object.entries(CARTS))('cart earning %s', (_, config) => {
  it.each(CODES.map(({ code }) => code))('agrees in drawer, checkout and order with %s', async (code) => {
    const store = await aStoreWith(config);
    try {
      const shopper = aShopper(store.url);
      const cartStore = createCartStore(memoryPorts(portOf(shopper)), aRules(config));
      await cartStore.refresh();
      const items = [
        { variantId: MUG, quantity: 3 },
        { variantId: LAMP, quantity: 1 },
      ].map((item) => ({ ...item, properties: {}, sellingPlanId: null }));
      await cartStore.dispatch({ type: 'add', items });
      expect(cartStore.view.value?.promise).toBe('given');
      // As a discount link puts it in: nobody is asked.
      await shopper.get(`/discount/${code}`);
      await cartStore.refresh();
      await cartStore.dispatch({ type: 'settle' });
      const view = cartStore.view.value;
      if (!view) throw new Error('The cart is read.');
      const checkout = await (await shopper.get('/checkout')).text();
      const quoted = summaryOf(checkout, config.discountTitles);
      const fields = { ...hiddenFields(checkout), ...ANNA, delivery: 'standard', card: '1', do: 'pay' };
      const paid = await shopper.form('/checkout', fields);
      const order = await (await shopper.get(paid.headers.get('location') ?? '')).text();

      expect(summaryOf(order, config.discountTitles)).toEqual(quoted);
      expect(quoted.total - (quoted.isShippingFree ? 0 : 6)).toBeCloseTo(view.cart.total / 100);
      if (view.promise === 'given') expect(quoted.isShippingFree).toBe(true);
      if (view.promise === 'lost') expect([quoted.hasOurs, quoted.isShippingOurs]).toEqual([false, false]);
      const hasOurs = view.rewards.orderDiscount !== null || view.rewards.lineDiscounts.length > 0;
      if (hasOurs) expect(quoted.hasOurs).toBe(view.promise === 'given');
      expect(view.cart.lines.every((line) => !line.properties._tier || line.charged === 0)).toBe(true);
    } finally {
      await store.close();
    }
  });
});
