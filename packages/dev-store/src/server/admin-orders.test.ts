import { afterEach, describe, expect, it } from 'vitest';
import { NO_CONTACT } from '../orders/contact';
import { NOTHING, type Order } from '../orders/order';
import type { RunningStore } from '../store';
import { hiddenFields } from '../testing/checkout-store';
import { at, each, textAt } from '../testing/read-json';
import { admin, aRunningStore, aShopper } from '../testing/running-store';
import { SMALL_MARKETS, theProduct, theVariant } from '../testing/small-store';

const NOW = '2026-11-20T12:00:00Z';
const MY_SCOPES = ['read_products', 'read_orders'];

let store: RunningStore;
afterEach(() => store.close());

const ask = async (query: string, variables?: Record<string, unknown>) => {
  const response = await admin(store.url, query, variables);
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data;
};

/** Two cups with 10 % off, paid in euros at 0.9: 16.20 and 4.50 for delivery; one cup is refunded. */
async function aStoreWithAnOrder() {
  store = await aRunningStore({
    markets: SMALL_MARKETS,
    clock: () => new Date(NOW),
    app: { scopes: MY_SCOPES },
  });
  const anna = aShopper(store.url);
  await anna.post('/cart/add.js', {
    items: [{ id: theVariant('cup'), quantity: 2, properties: { _source: 'bar' } }],
  });
  await anna.post('/cart/update.js', { discount: 'TEN', attributes: { 'Gift note': 'For Anna' } });
  const checkout = await (await anna.get('/de/checkout')).text();
  await anna.form('/de/checkout', {
    ...hiddenFields(checkout),
    email: 'anna@example.com',
    lastName: 'Berg',
    address1: 'Mühlweg 1',
    city: 'Berlin',
    postalCode: '10115',
    card: '1',
    do: 'pay',
  });
  const path = '/back-office/orders/1001';
  const units = { 'quantities[1]': '1' };
  const page = await (await anna.get(path)).text();
  const preview = await anna.form(`${path}/refunds`, { ...hiddenFields(page), ...units, do: 'preview' });
  await anna.form(`${path}/refunds`, { ...hiddenFields(await preview.text()), ...units, do: 'refund' });
}

const BAG = '{ presentmentMoney { amount currencyCode } shopMoney { amount currencyCode } }';
const bag = (euros: string, dollars: string) => ({
  presentmentMoney: { amount: euros, currencyCode: 'EUR' },
  shopMoney: { amount: dollars, currencyCode: 'USD' },
});

describe('order', () => {
  it('contains what was sold, in both currencies', async () => {
    await aStoreWithAnOrder();
    const data = await ask(`{ order(id: "gid://shopify/Order/1001") {
      name test edited sourceName currencyCode presentmentCurrencyCode customAttributes { key value } displayFinancialStatus createdAt processedAt updatedAt cancelledAt tags
      totalPriceSet ${BAG} subtotalPriceSet ${BAG} totalDiscountsSet ${BAG} totalShippingPriceSet ${BAG}
      totalRefundedSet ${BAG} currentTotalPriceSet ${BAG} totalTaxSet ${BAG} taxesIncluded
    } }`);
    expect(at(data, 'order')).toMatchObject({
      name: '#1001',
      test: false,
      edited: false,
      sourceName: 'web',
      customAttributes: [{ key: 'Gift note', value: 'For Anna' }],
      currencyCode: 'USD',
      presentmentCurrencyCode: 'EUR',
      displayFinancialStatus: 'PARTIALLY_REFUNDED',
      createdAt: '2026-11-20T12:00:00.000Z',
      cancelledAt: null,
      tags: [],
      totalPriceSet: bag('20.7', '23.0'),
      subtotalPriceSet: bag('16.2', '18.0'),
      totalDiscountsSet: bag('1.8', '2.0'),
      totalShippingPriceSet: bag('4.5', '5.0'),
      totalRefundedSet: bag('8.1', '9.0'),
      currentTotalPriceSet: bag('12.6', '14.0'),
      totalTaxSet: bag('0.0', '0.0'),
      taxesIncluded: false,
    });
  });

  it('has its lines with discounts, properties and refunds', async () => {
    await aStoreWithAnOrder();
    const data = await ask(`{ order(id: "gid://shopify/Order/1001") {
      lineItems(first: 5) { nodes { id quantity currentQuantity product { id } variant { id }
        customAttributes { key value } originalTotalSet ${BAG} discountedTotalSet ${BAG}
        withCodes: discountedTotalSet(withCodeDiscounts: true) ${BAG} priceAfterAllDiscountsBeforeTaxesSet ${BAG}
        discountAllocations { allocatedAmountSet ${BAG} discountApplication { index targetType
          ... on DiscountCodeApplication { code } } } } }
      refunds { id createdAt totalRefundedSet ${BAG}
        refundLineItems(first: 5) { nodes { quantity subtotalSet ${BAG} totalTaxSet ${BAG} lineItem { id } } } }
    } }`);
    const line = at(data, 'order', 'lineItems', 'nodes', 0);
    expect(line).toMatchObject({
      quantity: 2,
      currentQuantity: 1,
      product: { id: `gid://shopify/Product/${theProduct('cup').id}` },
      variant: { id: `gid://shopify/ProductVariant/${theVariant('cup')}` },
      customAttributes: [{ key: '_source', value: 'bar' }],
      originalTotalSet: bag('18.0', '20.0'),
      discountedTotalSet: bag('18.0', '20.0'),
      withCodes: bag('16.2', '18.0'),
      // Of what was not refunded.
      priceAfterAllDiscountsBeforeTaxesSet: bag('8.1', '9.0'),
      discountAllocations: [
        {
          allocatedAmountSet: bag('1.8', '2.0'),
          discountApplication: { index: 0, targetType: 'LINE_ITEM', code: 'TEN' },
        },
      ],
    });
    expect(at(data, 'order', 'refunds', 0, 'refundLineItems', 'nodes')).toEqual([
      {
        quantity: 1,
        subtotalSet: bag('8.1', '9.0'),
        totalTaxSet: bag('0.0', '0.0'),
        lineItem: { id: at(line, 'id') },
      },
    ]);
  });

  it('exposes only the id of its customer', async () => {
    await aStoreWithAnOrder();
    const data = await ask('{ order(id: "gid://shopify/Order/1001") { customer { id } } }');
    expect(textAt(data, 'order', 'customer', 'id')).toMatch(/^gid:\/\/shopify\/Customer\/\d+$/);
    const response = await admin(
      store.url,
      '{ order(id: "gid://shopify/Order/1001") { customer { email } } }',
    );
    expect(textAt(response, 'errors', 0, 'message')).toContain('Cannot query field "email"');
  });
});

/** A store that has kept an order of each of these instants. */
async function aStoreThatKept(
  instants: readonly string[],
  {
    scopes = MY_SCOPES,
    orderHistory = false,
  }: { readonly scopes?: string[]; readonly orderHistory?: boolean } = {},
) {
  const orders = instants.map(
    (createdAt, index): Order => ({
      number: 1001 + index,
      createdAt,
      checkoutToken: `checkout-${index}`,
      cartToken: `cart-${index}`,
      nextCartToken: `next-${index}`,
      bought: [],
      market: { country: 'US', currency: 'USD', rate: '1.0', locale: 'en', root: '/' },
      shopCurrency: 'USD',
      contact: NO_CONTACT,
      lines: [],
      delivery: null,
      total: NOTHING,
      payments: [],
      giftCards: [],
      note: null,
      attributes: {},
      refunds: [],
    }),
  );
  const kept = {
    version: 1,
    carts: [],
    metafields: [],
    discounts: [],
    lastNumber: 1,
    sales: { checkouts: [], orders, charges: [], paidByGiftCards: {} },
  };
  const state = { load: async () => kept, save: async () => {} };
  store = await aRunningStore({ clock: () => new Date(NOW), state, orderHistory, app: { scopes } });
}

const INSTANTS = [
  '2026-08-01T10:00:00.000Z',
  '2026-11-01T10:00:00.000Z',
  '2026-11-10T10:00:00.000Z',
  '2026-11-19T10:00:00.000Z',
];
const found = async (args: string) =>
  each(at(await ask(`{ orders(${args}) { nodes { name } } }`), 'orders'), 'nodes', 'name');

describe('order list', () => {
  it('covers the last 60 days', async () => {
    await aStoreThatKept(INSTANTS);
    expect(await found('first: 10')).toEqual(['#1002', '#1003', '#1004']);
    expect(at(await ask('{ order(id: "gid://shopify/Order/1001") { id } }'), 'order')).toBeNull();
  });

  it('covers all orders for an app that may read all', async () => {
    await aStoreThatKept(INSTANTS, { scopes: [...MY_SCOPES, 'read_all_orders'] });
    expect(await found('first: 10')).toEqual(['#1001', '#1002', '#1003', '#1004']);
    expect(at(await ask('{ node(id: "gid://shopify/Order/1001") { id } }'), 'node', 'id')).toBe(
      'gid://shopify/Order/1001',
    );
  });

  it('is rejected without the scope', async () => {
    await aStoreThatKept(INSTANTS, { scopes: ['read_products'] });
    const response = await admin(store.url, '{ orders(first: 1) { nodes { id } } }');
    expect(at(response, 'errors', 0, 'extensions', 'code')).toBe('ACCESS_DENIED');
  });

  it.each([
    ['created_at:>=2026-11-10', ['#1003', '#1004']],
    ['created_at:>2026-11-10T10:00:00Z', ['#1004']],
    ["updated_at:>='2026-11-10T10:00:00Z'", ['#1003', '#1004']],
    ['processed_at:<2026-11-10', ['#1002']],
    ['created_at:>=2026-11-02 created_at:<=2026-11-15', ['#1003']],
    ['created_at:2026-11-10', ['#1003']],
    ['created_at:soon', []],
    ['name:1004', ['#1004']],
  ])('is searchable by %s', async (query, names) => {
    await aStoreThatKept(INSTANTS);
    expect(await found(`first: 10, query: ${JSON.stringify(query)}`)).toEqual(names);
  });

  it('is sorted, with consecutive pages', async () => {
    await aStoreThatKept(INSTANTS);
    const page = async (after: string | null) =>
      at(
        await ask(
          'query ($after: String) { orders(first: 2, after: $after, sortKey: CREATED_AT, reverse: true) { nodes { name } pageInfo { hasNextPage endCursor } } }',
          { after },
        ),
        'orders',
      );
    const first = await page(null);
    expect(each(first, 'nodes', 'name')).toEqual(['#1004', '#1003']);
    const second = await page(textAt(first, 'pageInfo', 'endCursor'));
    expect(each(second, 'nodes', 'name')).toEqual(['#1002']);
    expect(at(second, 'pageInfo', 'hasNextPage')).toBe(false);
  });
});

describe('store with an order history', () => {
  it('shows it paged and marked as made up, and returns it in the API', async () => {
    store = await aRunningStore({
      orderHistory: true,
      clock: () => new Date(NOW),
      app: { scopes: MY_SCOPES },
    });
    const list = await (await fetch(`${store.url}/back-office/orders`)).text();
    expect(list).toContain('Nobody has placed them');
    expect(list.match(/class="bo-order"/g)).toHaveLength(50);
    const second = await (await fetch(`${store.url}/back-office/orders?page=2`)).text();
    expect(second.match(/class="bo-order"/g)).toHaveLength(50);
    expect(second).not.toContain(/href="(\/back-office\/orders\/\d+)"/.exec(list)?.[1]);
    expect(await (await fetch(`${store.url}/back-office/orders/1001`)).text()).toContain('A made-up example');
    expect(await found('first: 250, query: "tag:\'made up\'"')).toHaveLength(250);
  });

  it('adds it only if there are no orders', async () => {
    await aStoreThatKept(INSTANTS, { orderHistory: true });
    expect(await found('first: 10')).toEqual(['#1002', '#1003', '#1004']);
  });
});
