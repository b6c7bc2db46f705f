import { afterEach, describe, expect, it } from 'vitest';
import type { AppFunction } from '../setup/options';
import type { RunningStore } from '../store';
import { at, each, textAt } from '../testing/read-json';
import { admin, aFunction, aRunningStore, aShopper } from '../testing/running-store';
import { SMALL_MARKETS, theProduct, theVariant } from '../testing/small-store';

let store: RunningStore;
afterEach(() => store.close());

async function aStoreWith(discountFunction: AppFunction, fields: Record<string, unknown> = {}) {
  store = await aRunningStore({
    clock: () => new Date('2026-11-21T02:00:00Z'),
    markets: SMALL_MARKETS,
    app: { functions: [discountFunction] },
  });
  const response = await admin(
    store.url,
    `mutation ($input: DiscountAutomaticAppInput!) { discountAutomaticAppCreate(automaticAppDiscount: $input) {
      automaticAppDiscount { discountId } userErrors { message } } }`,
    {
      input: {
        title: 'Rewards',
        functionHandle: 'rewards',
        startsAt: '2026-11-01T00:00:00Z',
        discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
        combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
        metafields: [{ namespace: '$app', key: 'config', type: 'json', value: '{"percent":20}' }],
        ...fields,
      },
    },
  );
  return textAt(response, 'data', 'discountAutomaticAppCreate', 'automaticAppDiscount', 'discountId');
}

async function errorHistory(id: string): Promise<unknown> {
  const response = await admin(
    store.url,
    'query ($id: ID!) { automaticDiscountNode(id: $id) { automaticDiscount { ... on DiscountAutomaticApp { errorHistory { firstOccurredAt } } } } }',
    { id },
  );
  return at(response, 'data', 'automaticDiscountNode', 'automaticDiscount', 'errorHistory');
}

const QUERY = `query Input {
  cart {
    cost { subtotalAmount { amount } }
    lines {
      id quantity
      source: attribute(key: "_source") { key value }
      cost { amountPerQuantity { amount currencyCode } subtotalAmount { amount } }
      merchandise { __typename ... on ProductVariant { id product { id isGiftCard hasAnyTag(tags: ["none"]) } } }
      sellingPlanAllocation { sellingPlan { id } }
    }
  }
  discount { discountClasses metafield(namespace: "$app", key: "config") { jsonValue value } }
  enteredDiscountCodes { code }
  localization { country { isoCode } }
  presentmentCurrencyRate
  shop { localTime { date } }
}`;

describe('discount function', () => {
  it('receives the cart as from Shopify, with decimals as strings and the shop’s date', async () => {
    let seen: unknown;
    await aStoreWith(
      aFunction(QUERY, (input) => {
        seen = input;
        return { operations: [] };
      }),
    );
    const anna = aShopper(store.url);
    const plan = theProduct('tea').sellingPlanGroups[0]?.plans[0]?.id;
    await anna.post('/cart/add.js', {
      items: [
        { id: theVariant('cup'), quantity: 2, properties: { _source: 'bar' } },
        { id: theVariant('tea'), selling_plan: plan },
      ],
    });
    await anna.post('/cart/update.js', { discount: 'TEN' });
    expect(seen).toEqual({
      cart: {
        cost: { subtotalAmount: { amount: '27.2' } },
        lines: [
          {
            id: expect.stringMatching(/^gid:\/\/shopify\/CartLine\/\w+$/),
            quantity: 2,
            source: { key: '_source', value: 'bar' },
            cost: {
              amountPerQuantity: { amount: '10.0', currencyCode: 'USD' },
              subtotalAmount: { amount: '20.0' },
            },
            merchandise: {
              __typename: 'ProductVariant',
              id: `gid://shopify/ProductVariant/${theVariant('cup')}`,
              product: {
                id: `gid://shopify/Product/${theProduct('cup').id}`,
                isGiftCard: false,
                hasAnyTag: false,
              },
            },
            sellingPlanAllocation: null,
          },
          expect.objectContaining({
            source: null,
            sellingPlanAllocation: { sellingPlan: { id: `gid://shopify/SellingPlan/${plan}` } },
          }),
        ],
      },
      discount: {
        discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
        metafield: { jsonValue: { percent: 20 }, value: '{"percent":20}' },
      },
      enteredDiscountCodes: [{ code: 'TEN' }],
      localization: { country: { isoCode: 'US' } },
      presentmentCurrencyRate: '1.0',
      shop: { localTime: { date: '2026-11-20' } },
    });
  });

  it('receives the market’s currency, country and language, and is applied in whole yen', async () => {
    let seen: unknown;
    const query = `{ cart { lines { id cost { amountPerQuantity { amount currencyCode } } } }
      localization { country { isoCode } language { isoCode } } presentmentCurrencyRate }`;
    await aStoreWith(
      aFunction(query, (input) => {
        seen = input;
        const targets = [{ cartLine: { id: textAt(input, 'cart', 'lines', 0, 'id') } }];
        const candidates = [{ targets, value: { percentage: { value: 33.333 } } }];
        return { operations: [{ productDiscountsAdd: { selectionStrategy: 'ALL', candidates } }] };
      }),
    );
    const response = await aShopper(store.url).post('/ja/cart/add.js', {
      items: [{ id: theVariant('cup') }],
    });
    expect(seen).toMatchObject({
      cart: { lines: [{ cost: { amountPerQuantity: { amount: '1500.0', currencyCode: 'JPY' } } }] },
      localization: { country: { isoCode: 'JP' }, language: { isoCode: 'JA' } },
      presentmentCurrencyRate: '150.0',
    });
    // A third of 1,500 yen is 499.995.
    expect(at(await response.json(), 'items', 0, 'final_line_price')).toBe(100000);
  });

  it('discounts lines, the order and shipping from the next request on', async () => {
    const lines = aFunction('{ cart { lines { id } } }', (input) => {
      const id = textAt(input, 'cart', 'lines', 0, 'id');
      const gift = {
        targets: [{ cartLine: { id, quantity: 1 } }],
        value: { percentage: { value: 100 } },
        message: 'Gift',
      };
      const fiveOff = {
        targets: [{ orderSubtotal: { excludedCartLineIds: [id] } }],
        value: { fixedAmount: { amount: 5 } },
        conditions: null,
      };
      return {
        operations: [
          { productDiscountsAdd: { selectionStrategy: 'ALL', candidates: [gift] } },
          { orderDiscountsAdd: { selectionStrategy: 'FIRST', candidates: [fiveOff] } },
        ],
      };
    });
    await aStoreWith({
      handle: 'rewards',
      targets: {
        ...lines.targets,
        'cart.delivery-options.discounts.generate.run': {
          query: '{ cart { deliveryGroups { id deliveryOptions { handle cost { amount } } } } }',
          run: (input) => ({
            operations: [
              {
                deliveryDiscountsAdd: {
                  selectionStrategy: 'ALL',
                  candidates: [
                    {
                      targets: [{ deliveryGroup: { id: textAt(input, 'cart', 'deliveryGroups', 0, 'id') } }],
                      value: { percentage: { value: 100 } },
                    },
                  ],
                },
              },
            ],
          }),
        },
      },
    });
    const anna = aShopper(store.url);
    await anna.post('/cart/add.js', {
      items: [{ id: theVariant('cup'), quantity: 3 }, { id: theVariant('scarf', 'Red') }],
    });
    const cart = await anna.cart();
    expect(each(cart, 'items', 'final_line_price')).toEqual([2000, 0, 2500]);
    expect(each(cart, 'cart_level_discount_applications', 'title')).toEqual(['Rewards']);
    expect(at(cart, 'total_price')).toBe(4000);
    expect(await (await anna.get('/checkout')).text()).toContain('Standard, Rewards');
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('boom');
      },
    ],
    ['returns nothing', () => undefined],
    ['returns an unknown operation', () => ({ operations: [{ magic: {} }] })],
    [
      'returns a percentage above 100',
      () => ({
        operations: [
          {
            productDiscountsAdd: {
              selectionStrategy: 'ALL',
              candidates: [{ targets: [{ cartLine: { id: 'x' } }], value: { percentage: { value: 101 } } }],
            },
          },
        ],
      }),
    ],
    [
      'returns a shipping discount for the lines target',
      () => ({
        operations: [{ deliveryDiscountsAdd: { selectionStrategy: 'ALL', candidates: [] } }],
      }),
    ],
    [
      'returns two value types',
      () => ({
        operations: [
          {
            orderDiscountsAdd: {
              selectionStrategy: 'FIRST',
              candidates: [
                {
                  targets: [{ orderSubtotal: { excludedCartLineIds: [] } }],
                  value: { percentage: { value: 1 }, fixedAmount: { amount: 1 } },
                },
              ],
            },
          },
        ],
      }),
    ],
  ])('that %s gives no discount, is logged, and keeps the cart working', async (_what, run) => {
    const id = await aStoreWith(aFunction('{ cart { lines { id } } }', run));
    expect(await errorHistory(id)).toBe(null);
    const anna = aShopper(store.url);
    expect((await anna.post('/cart/add.js', { id: theVariant('cup') })).status).toBe(200);
    expect(at(await anna.cart(), 'total_price')).toBe(1000);
    expect(await errorHistory(id)).toEqual({ firstOccurredAt: '2026-11-21T02:00:00.000Z' });
  });

  it('with output above 20,000 bytes gives no discount', async () => {
    const candidateOf = (message: string) => ({
      targets: [{ orderSubtotal: { excludedCartLineIds: [] } }],
      value: { percentage: { value: 10 } },
      message,
    });
    const operationsOf = (message: string) => ({
      operations: [{ orderDiscountsAdd: { selectionStrategy: 'FIRST', candidates: [candidateOf(message)] } }],
    });
    const room = 20_000 - JSON.stringify(operationsOf('')).length;
    let message = 'x'.repeat(room);
    const id = await aStoreWith(aFunction('{ cart { lines { id } } }', () => operationsOf(message)));
    const anna = aShopper(store.url);
    await anna.post('/cart/add.js', { id: theVariant('cup') });
    expect(at(await anna.cart(), 'total_price')).toBe(900);
    message = 'x'.repeat(room + 1);
    expect(at(await anna.cart(), 'total_price')).toBe(1000);
    expect(await errorHistory(id)).toEqual({ firstOccurredAt: '2026-11-21T02:00:00.000Z' });
  });

  it('isn’t run on input above 128,000 bytes', async () => {
    let runs = 0;
    const id = await aStoreWith(
      aFunction('{ cart { lines { id source: attribute(key: "_source") { value } } } }', () => {
        runs += 1;
        return { operations: [] };
      }),
    );
    const anna = aShopper(store.url);
    const properties = { _source: 'x'.repeat(128_000) };
    expect((await anna.post('/cart/add.js', { id: theVariant('cup'), properties })).status).toBe(200);
    expect(runs).toBe(0);
    expect(await errorHistory(id)).toEqual({ firstOccurredAt: '2026-11-21T02:00:00.000Z' });
  });

  it('doesn’t receive a metafield above 10,000 bytes', async () => {
    let seen: unknown;
    await aStoreWith(
      aFunction(QUERY, (input) => {
        seen = at(input, 'discount', 'metafield');
        return { operations: [] };
      }),
      {
        metafields: [
          { namespace: '$app', key: 'config', type: 'json', value: JSON.stringify('x'.repeat(10_000)) },
        ],
      },
    );
    await aShopper(store.url).post('/cart/add.js', { id: theVariant('cup') });
    expect(seen).toBe(null);
  });

  it('with a query that doesn’t match the schema prevents the store from starting', async () => {
    store = await aRunningStore();
    await expect(
      aRunningStore({ app: { functions: [aFunction('{ cart { nope } }', () => ({}))] } }),
    ).rejects.toThrow(/input query of rewards .*Cannot query field "nope"/);
  });
});
