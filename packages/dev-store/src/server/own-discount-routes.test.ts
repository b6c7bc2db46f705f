import { afterAll, describe, expect, it } from 'vitest';
import { at } from '../testing/read-json';
import { admin, aRunningStore, aShopper } from '../testing/running-store';
import { theVariant } from '../testing/small-store';

const store = await aRunningStore();
afterAll(() => store.close());
const cup = theVariant('cup');

const set = (discounts: unknown) =>
  fetch(`${store.url}/__store/discounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ discounts }),
  });

/** What is left of three cups (30.00) with these automatic discounts and codes. */
async function totalWith(discounts: unknown, code?: string) {
  await set(discounts);
  const shopper = aShopper(store.url);
  await shopper.post('/cart/add.js', { items: [{ id: cup, quantity: 3 }] });
  if (code) await shopper.post('/cart/update.js', { discount: code });
  return at(await shopper.cart(), 'total_price');
}

const sale = (gives: object, combinesWith = {}) => [{ title: 'Sale', gives, combinesWith }];
const TOGETHER = { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true };

describe('automatic discounts of the store', () => {
  it.each([
    [{ kind: 'products', percentage: 10 }, 2700],
    [{ kind: 'product_amount', amount: '2.00', each: true }, 2400],
    [{ kind: 'product_amount', amount: '2.00' }, 2800],
    [{ kind: 'order', amount: '5.00' }, 2500],
    [{ kind: 'order', amount: '5.00', minimumSubtotal: '30.01' }, 3000],
    [{ kind: 'order_percentage', percentage: 50 }, 1500],
    [{ kind: 'shipping' }, 3000],
    [{ kind: 'buy_x_get_y', buys: { units: 2 }, gets: { units: 1 } }, 2000],
    [{ kind: 'products', percentage: 10, productIds: [1] }, 3000],
  ])('give %j', async (gives, total) => expect(await totalWith(sale(gives))).toBe(total));

  it('combine with a code if both allow it, otherwise the better one applies', async () => {
    expect(await totalWith(sale({ kind: 'order', amount: '5.00' }, TOGETHER), 'TEN')).toBe(2200);
    expect(await totalWith(sale({ kind: 'order', amount: '5.00' }), 'TEN')).toBe(2500);
  });

  it('are listed for apps by type', async () => {
    await set(sale({ kind: 'shipping' }));
    const response = await admin(
      store.url,
      `{ automaticDiscountNodes(first: 5) { nodes { automaticDiscount { __typename
        ... on DiscountAutomaticFreeShipping { title status discountClasses } } } } }`,
    );
    expect(at(response, 'data', 'automaticDiscountNodes', 'nodes')).toEqual([
      {
        automaticDiscount: {
          __typename: 'DiscountAutomaticFreeShipping',
          title: 'Sale',
          status: 'ACTIVE',
          discountClasses: ['SHIPPING'],
        },
      },
    ]);
  });

  it.each([
    [null, 'discounts'],
    [[1], 'discounts[0]'],
    [[{ title: '', gives: {} }], 'discounts[0].title'],
    [sale({ kind: 'none' }), 'discounts[0].gives.kind'],
    [sale({ kind: 'products', percentage: 101 }), 'discounts[0].gives.percentage'],
    [sale({ kind: 'order', amount: 5 }), 'discounts[0].gives.amount'],
    [sale({ kind: 'order', amount: '5', minimumSubtotal: '-1' }), 'discounts[0].gives.minimumSubtotal'],
    [sale({ kind: 'buy_x_get_y', buys: { units: 0 }, gets: { units: 1 } }), 'discounts[0].gives.buys.units'],
    [sale({ kind: 'buy_x_get_y', buys: { units: 2 } }), 'discounts[0].gives.gets'],
    [sale({ kind: 'products', percentage: 5, productIds: ['1'] }), 'discounts[0].gives.productIds'],
    [sale({ kind: 'shipping' }, { orderDiscounts: 1 }), 'discounts[0].combinesWith.orderDiscounts'],
    [[...sale({ kind: 'shipping' }), ...sale({ kind: 'shipping' })], 'discounts[1].title'],
  ])('are all rejected if one is invalid: %j', async (discounts, path) => {
    await set([]);
    const response = await set(discounts);
    expect([response.status, at(await response.json(), 'error', 'path')]).toEqual([400, path]);
    const listed: unknown = await (await fetch(`${store.url}/__store/discounts`)).json();
    expect(listed).toEqual({ discounts: [] });
  });
});
