import { describe, expect, it, test } from 'vitest';
import { aReadOrder } from '../testing/a-read-order';
import { canBeCounted, discountsOfOrder, linesOfOrder, type ReadOrder } from './order-lines';

type Order = Parameters<typeof aReadOrder>[0];

/** Sums over an order's lines, in major units. */
function sumsOf(order: Order) {
  const lines = linesOfOrder(aReadOrder(order));
  const sum = (kind: string, amount: 'revenue' | 'presentmentRevenue' | 'units') =>
    lines.filter((line) => line.kind === kind).reduce((total, line) => total + line[amount], 0);
  return {
    sold: sum('sale', 'revenue') / 100,
    refunded: sum('refund', 'revenue') / 100 + 0,
    units: sum('sale', 'units') + sum('refund', 'units'),
    presentment: (sum('sale', 'presentmentRevenue') + sum('refund', 'presentmentRevenue')) / 100,
  };
}

/**
 * Computed by hand from what Shopify's own order page would show: the subtotal after discounts without tax and shipping,
 * what of it was refunded, the units that the shopper keeps, and what is left in the shopper's currency.
 */
const SHEET: readonly (readonly [string, Order, ReturnType<typeof sumsOf>])[] = [
  [
    'of two lines, one with 10 % off',
    {
      lines: [
        { ordered: 2, price: 18, discounts: [{ code: 'TEN', off: 2 }] },
        { product: 8, price: 5.5 },
      ],
    },
    { sold: 23.5, refunded: 0, units: 3, presentment: 23.5 },
  ],
  [
    'that was canceled',
    {
      isCancelled: true,
      lines: [{ left: 0, price: 0 }],
      refunds: [{ line: 1, units: 1, subtotal: 10 }],
    },
    { sold: 0, refunded: 0, units: 0, presentment: 0 },
  ],
  [
    'with a unit and a line removed and one added by an edit',
    {
      isEdited: true,
      lines: [
        { ordered: 3, left: 2, price: 20 },
        { product: 8, ordered: 1, left: 0, price: 0 },
        { product: 9, price: 4 },
      ],
    },
    { sold: 24, refunded: 0, units: 3, presentment: 24 },
  ],
  [
    'partly refunded twice',
    {
      lines: [{ ordered: 3, left: 1, price: 10 }],
      refunds: [
        { line: 1, units: 1, subtotal: 10 },
        { line: 1, units: 1, subtotal: 10, at: '2026-01-06T12:00:00Z' },
      ],
    },
    { sold: 30, refunded: -20, units: 1, presentment: 10 },
  ],
  ['for a gift card', { lines: [{ price: 50 }] }, { sold: 50, refunded: 0, units: 1, presentment: 50 }],
  [
    // It pays, so it takes nothing off a line.
    'paid by gift card',
    { lines: [{ ordered: 2, price: 20 }] },
    { sold: 20, refunded: 0, units: 2, presentment: 20 },
  ],
  [
    'in another currency, half refunded',
    {
      presentmentCurrency: 'EUR',
      lines: [{ ordered: 2, left: 1, price: { shop: 10, presentment: 9.2 } }],
      refunds: [{ line: 1, units: 1, subtotal: { shop: 10, presentment: 9.2 } }],
    },
    { sold: 20, refunded: -10, units: 1, presentment: 9.2 },
  ],
  [
    'that renews a subscription',
    { sourceName: 'subscription_contract', lines: [{ price: 12 }] },
    { sold: 12, refunded: 0, units: 1, presentment: 12 },
  ],
  [
    'from a point of sale',
    { sourceName: 'pos', lines: [{ price: 12 }] },
    { sold: 12, refunded: 0, units: 1, presentment: 12 },
  ],
  [
    // 2 × 11.90, of which 2 × 1.90 are tax.
    'with tax included in prices',
    {
      taxesIncluded: true,
      lines: [{ ordered: 2, left: 1, price: 10 }],
      refunds: [{ line: 1, units: 1, subtotal: 11.9, tax: 1.9 }],
    },
    { sold: 20, refunded: -10, units: 1, presentment: 10 },
  ],
  [
    // 2 × 10.00, and 2 × 1.90 of tax beside it.
    'with tax added to prices',
    {
      lines: [{ ordered: 2, left: 1, price: 10 }],
      refunds: [{ line: 1, units: 1, subtotal: 10, tax: 1.9 }],
    },
    { sold: 20, refunded: -10, units: 1, presentment: 10 },
  ],
  [
    'with a tip',
    { lines: [{ price: 20 }, { product: null, price: 3 }] },
    { sold: 23, refunded: 0, units: 2, presentment: 23 },
  ],
  [
    'with a deleted product',
    { lines: [{ product: null, ordered: 2, price: 14 }] },
    { sold: 14, refunded: 0, units: 2, presentment: 14 },
  ],
  [
    'of 120 lines',
    { lines: Array.from({ length: 120 }, (_, index) => ({ product: index + 1, price: 1.25 })) },
    { sold: 150, refunded: 0, units: 120, presentment: 150 },
  ],
  ['that is a test', { isTest: true, lines: [{}] }, { sold: 0, refunded: 0, units: 0, presentment: 0 }],
];

test.each(SHEET)('lines of an order %s add up to its sales and refunds', (_, order, sums) => {
  expect(sumsOf(order)).toEqual(sums);
});

describe('order line', () => {
  const order = {
    lines: [
      { product: 8, ordered: 3, left: 1, price: 10, properties: { _source: 'bar', _other: 'x', Size: 'M' } },
    ],
    refunds: [
      { line: 1, units: 1, subtotal: 10 },
      { line: 1, units: 1, subtotal: 9.99 },
    ],
  };

  it('has product, variant and properties, followed by one refund per instant', () => {
    const line = { orderId: 1, lineId: 1, productId: 8, variantId: 800 };
    expect(linesOfOrder(aReadOrder(order))).toEqual([
      {
        ...line,
        kind: 'sale',
        happenedAt: new Date('2026-01-01T12:00:00Z'),
        units: 3,
        revenue: 2999,
        presentmentRevenue: 2999,
        discount: 0,
        properties: { _source: 'bar', Size: 'M' },
      },
      {
        ...line,
        kind: 'refund',
        happenedAt: new Date('2026-01-05T12:00:00Z'),
        units: -2,
        revenue: -1999,
        presentmentRevenue: -1999,
        discount: 0,
        properties: null,
      },
    ]);
  });

  it('counts once if it appears twice because pages shifted while being read', () => {
    const read = aReadOrder({ lines: [{}, { product: 8 }] });
    expect(linesOfOrder({ ...read, lines: [...read.lines, ...read.lines.slice(1)] })).toHaveLength(2);
  });

  it('counts its refund once if the page was read twice', () => {
    const read = aReadOrder({
      lines: [{ ordered: 2, left: 1 }],
      refunds: [{ line: 1, units: 1, subtotal: 10 }],
    });
    const twice = read.refunds.map((refund) => ({ ...refund, lines: [...refund.lines, ...refund.lines] }));
    expect(linesOfOrder({ ...read, refunds: twice })).toEqual(linesOfOrder(read));
  });

  it('strips characters that the database can’t store', () => {
    const typed = { 'a\u0000b': 'c\ud800d', e: '🎁' };
    const [line] = linesOfOrder(aReadOrder({ lines: [{ properties: typed }] }));
    expect(line?.properties).toEqual({ ab: 'cd', e: '🎁' });
  });

  it('has units without revenue for a gift, and likewise its refund', () => {
    const gift = {
      lines: [{ ordered: 1, left: 0, price: 0 }],
      refunds: [{ line: 1, units: 1, subtotal: 0 }],
    };
    expect(linesOfOrder(aReadOrder(gift)).map(({ units, revenue }) => [units, revenue])).toEqual([
      [1, 0],
      [-1, 0],
    ]);
  });
});

describe('line discount', () => {
  const linesOf = (order: Order) =>
    linesOfOrder(aReadOrder(order)).map(({ kind, units, discount }) => [kind, units, discount]);
  const discounts = [
    { code: 'TEN', off: 0.5 },
    { title: 'Spring', off: 0.5 },
  ];

  it('covers the sold units, and refunds return their share to the cent', () => {
    expect(
      linesOf({
        lines: [{ ordered: 3, left: 0, price: 0, discounts }],
        refunds: [
          { line: 1, units: 1, subtotal: 9.67, at: '2026-01-08T12:00:00Z' },
          { line: 1, units: 1, subtotal: 9.67, at: '2026-01-06T12:00:00Z' },
          { line: 1, units: 1, subtotal: 9.66, at: '2026-01-07T12:00:00Z' },
        ],
      }),
    ).toEqual([
      ['sale', 3, 100],
      ['refund', -1, -33],
      ['refund', -1, -34],
      ['refund', -1, -33],
    ]);
  });

  it('excludes units removed by an edit', () => {
    expect(linesOf({ lines: [{ ordered: 2, left: 1, price: 9, discounts }] })).toEqual([['sale', 1, 50]]);
  });
});

describe('order discounts', () => {
  const discountsOf = (order: Order) => discountsOfOrder(aReadOrder(order));

  it('sum over lines by title and code to the total line discounts', () => {
    expect(
      discountsOf({
        lines: [
          {
            price: 7.5,
            discounts: [
              { code: 'TEN', off: 1 },
              { title: 'Spring', off: 1.5 },
            ],
          },
          { price: 9, discounts: [{ code: 'TEN', off: 1 }] },
          // Automatic, and called as a code is.
          { price: 9.67, discounts: [{ title: 'TEN', off: 0.33 }] },
        ],
      }),
    ).toEqual([
      { title: 'TEN', code: 'TEN', amount: 200 },
      { title: 'Spring', code: null, amount: 150 },
      { title: 'TEN', code: null, amount: 33 },
    ]);
  });

  it('cover the units sold: unchanged by a refund, reduced by an edit', () => {
    const discounts = [{ code: 'TEN', off: 1 }];
    const refunds = [{ line: 1, units: 1, subtotal: 9.67 }];
    expect(discountsOf({ lines: [{ ordered: 3, left: 2, discounts }], refunds })).toEqual([
      { title: 'TEN', code: 'TEN', amount: 100 },
    ]);
    expect(discountsOf({ lines: [{ ordered: 3, left: 2, discounts }] })).toEqual([
      { title: 'TEN', code: 'TEN', amount: 67 },
    ]);
    expect(discountsOf({ lines: [{ ordered: 1, left: 0, price: 0, discounts }] })).toEqual([]);
  });

  it('merge codes that differ only in case', () => {
    const lines = [{ discounts: [{ code: 'Ten', off: 1 }] }, { discounts: [{ code: 'TEN', off: 1 }] }];
    expect(discountsOf({ lines })).toEqual([{ title: 'Ten', code: 'TEN', amount: 200 }]);
  });

  it('are whole amounts in yen', () => {
    const lines = [{ ordered: 3, left: 2, price: 200, discounts: [{ title: 'Spring', off: 100 }] }];
    expect(discountsOf({ currency: 'JPY', lines })).toEqual([{ title: 'Spring', code: null, amount: 6700 }]);
  });

  it('are empty for a canceled order', () => {
    expect(discountsOf({ isCancelled: true, lines: [{ discounts: [{ code: 'TEN', off: 1 }] }] })).toEqual([]);
  });
});

test.each<[string, Order, boolean]>([
  ['usual', { lines: [{}] }, true],
  ['with more units than fit in a column', { lines: [{ ordered: 2 ** 31, price: 0 }] }, false],
  [
    'with sums beyond the maximum',
    { lines: [{}], refunds: Array.from({ length: 100 }, () => ({ line: 1, units: 1, subtotal: 1e12 })) },
    false,
  ],
])('decides whether an order can be counted: %s', (_, order, can) => {
  const read: ReadOrder = aReadOrder(order);
  expect(canBeCounted(read)).toBe(can);
});
