import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SMALL_STORE, theProduct } from '../../testing/small-store';
import type { CombinesWith } from '../model/catalogue';
import { allocateDiscounts } from './allocate';
import { type CartSnapshot, type DiscountRun, type SnapshotLine, subtotalOf } from './discount-run';
import type { DiscountOperation, DiscountValue, OrderCandidate } from './operation';

const everything: CombinesWith = { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true };
const nothing: CombinesWith = { productDiscounts: false, orderDiscounts: false, shippingDiscounts: false };

interface LineSketch {
  readonly id: string;
  readonly price: number;
  readonly quantity?: number;
}

function aLine({ id, price, quantity = 1 }: LineSketch, index: number): SnapshotLine {
  const product = theProduct('cup');
  const [variant] = product.variants;
  if (!variant) throw new Error('The cup has a variant.');
  return {
    id,
    quantity,
    unitPrice: price,
    properties: {},
    sellingPlanId: null,
    product,
    variant: { ...variant, id: 1000 + index },
  };
}

function aCart(lines: readonly LineSketch[], currency = 'USD', rate = '1'): CartSnapshot {
  return {
    currency,
    country: 'US',
    rate,
    locale: 'en',
    codes: [],
    attributes: {},
    lines: lines.map(aLine),
    deliveryGroups: [{ id: 'group', options: SMALL_STORE.delivery }],
  };
}

let lastRun = 0;
function aRun(operations: readonly DiscountOperation[], more: Partial<DiscountRun> = {}): DiscountRun {
  lastRun += 1;
  return {
    id: `run ${lastRun}`,
    title: `Discount ${lastRun}`,
    discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
    combinesWith: everything,
    operations,
    ...more,
  };
}

const percent = (value: number | string): DiscountValue => ({ percentage: { value } });
const amount = (value: number | string, appliesToEachItem = false): DiscountValue => ({
  fixedAmount: { amount: value, appliesToEachItem },
});

type Target = string | readonly [string, number];
const candidate = (targets: readonly Target[], value: DiscountValue, message?: string) => ({
  targets: targets.map((target) =>
    typeof target === 'string'
      ? { cartLine: { id: target } }
      : { cartLine: { id: target[0], quantity: target[1] } },
  ),
  value,
  ...(message === undefined ? {} : { message }),
});
const products = (
  selectionStrategy: 'FIRST' | 'MAXIMUM' | 'ALL',
  ...candidates: ReturnType<typeof candidate>[]
): DiscountOperation => ({ productDiscountsAdd: { selectionStrategy, candidates } });
const order = (
  value: DiscountValue,
  excluded: readonly string[] = [],
  conditions: OrderCandidate['conditions'] = [],
): DiscountOperation => ({
  orderDiscountsAdd: {
    selectionStrategy: 'FIRST',
    candidates: [{ targets: [{ orderSubtotal: { excludedCartLineIds: excluded } }], value, conditions }],
  },
});

/** The product discount of each line, in the order of the cart. */
function productAmounts(cart: CartSnapshot, ...runs: DiscountRun[]): number[] {
  const { productShares } = allocateDiscounts(cart, runs);
  return cart.lines.map(({ id }) => productShares.get(id)?.amount ?? 0);
}

function orderAmounts(cart: CartSnapshot, ...runs: DiscountRun[]): number[] {
  const { orderShares } = allocateDiscounts(cart, runs);
  return cart.lines.map(({ id }) =>
    (orderShares.get(id) ?? []).reduce((sum, share) => sum + share.amount, 0),
  );
}

describe('product discounts', () => {
  it('round a percentage half up per line: 10 % of 9.99 is 1.00, of 3 × 3.33 is 1.00', () => {
    const cart = aCart([
      { id: 'a', price: 999 },
      { id: 'b', price: 333, quantity: 3 },
    ]);
    expect(productAmounts(cart, aRun([products('FIRST', candidate(['a', 'b'], percent(10)))]))).toEqual([
      100, 100,
    ]);
  });

  it('round yen to whole yen', () => {
    const cart = aCart([{ id: 'a', price: 33300 }], 'JPY');
    expect(productAmounts(cart, aRun([products('FIRST', candidate(['a'], percent(10)))]))).toEqual([3300]);
    expect(productAmounts(cart, aRun([products('FIRST', candidate(['a'], percent('1.5')))]))).toEqual([500]);
  });

  it('spread a fixed amount by price, adding up: 5.00 over 20.00 and 10.00 is 3.33 and 1.67', () => {
    const cart = aCart([
      { id: 'a', price: 1000, quantity: 2 },
      { id: 'b', price: 1000 },
    ]);
    const run = aRun([products('FIRST', candidate(['a', 'b'], amount('5.00')))]);
    expect(productAmounts(cart, run)).toEqual([333, 167]);
  });

  it('give the odd cent to the same line in any cart order', () => {
    const cart = aCart(['a', 'b', 'c'].map((id) => ({ id, price: 500 })));
    const turned = { ...cart, lines: [...cart.lines].reverse() };
    const product = aRun([products('FIRST', candidate(['c', 'b', 'a'], amount(1)))]);
    expect(productAmounts(cart, product)).toEqual([34, 33, 33]);
    expect(productAmounts(turned, product)).toEqual([33, 33, 34]);
    expect(orderAmounts(cart, aRun([order(amount(1))]))).toEqual([34, 33, 33]);
    expect(orderAmounts(turned, aRun([order(amount(1))]))).toEqual([33, 33, 34]);
  });

  it('take a fixed amount off each item, at most its price', () => {
    const cart = aCart([
      { id: 'a', price: 1000, quantity: 3 },
      { id: 'b', price: 150, quantity: 2 },
    ]);
    const run = aRun([products('FIRST', candidate(['a', 'b'], amount(2, true)))]);
    expect(productAmounts(cart, run)).toEqual([600, 300]);
  });

  it('parse amounts digit by digit: 1.005 is 1.01, and 0.29 is 29', () => {
    const cart = aCart([{ id: 'a', price: 1000 }]);
    expect(productAmounts(cart, aRun([products('FIRST', candidate(['a'], amount('1.005')))]))).toEqual([101]);
    expect(productAmounts(cart, aRun([products('FIRST', candidate(['a'], amount(0.29)))]))).toEqual([29]);
  });

  it('take everything for a huge amount, and nothing for an invalid one', () => {
    const cart = aCart([{ id: 'a', price: 1000 }]);
    for (const value of [percent(1e300), amount('1e300'), amount(1e300, true)]) {
      expect(productAmounts(cart, aRun([products('FIRST', candidate(['a'], value))]))).toEqual([1000]);
    }
    for (const value of [percent('ten'), amount(Number.NaN), amount(-5), percent(-5)]) {
      expect(productAmounts(cart, aRun([products('FIRST', candidate(['a'], value))]))).toEqual([0]);
    }
    const minimum = { orderMinimumSubtotal: { minimumAmount: 1e300, excludedCartLineIds: [] } };
    expect(orderAmounts(cart, aRun([order(percent(10), [], [minimum])]))).toEqual([0]);
  });

  it('make one unit of three free when the target is one unit', () => {
    const cart = aCart([{ id: 'a', price: 1999, quantity: 3 }]);
    expect(productAmounts(cart, aRun([products('ALL', candidate([['a', 1]], percent(100)))]))).toEqual([
      1999,
    ]);
    expect(productAmounts(cart, aRun([products('ALL', candidate([['a', 9]], percent(100)))]))).toEqual([
      5997,
    ]);
  });

  it('apply the best discount per line without moving the others', () => {
    const cart = aCart([
      { id: 'a', price: 1000 },
      { id: 'b', price: 1000 },
    ]);
    const spreadRun = aRun([products('FIRST', candidate(['a', 'b'], amount(6)))]);
    const half = aRun([products('FIRST', candidate(['a'], percent(50)))]);
    expect(productAmounts(cart, spreadRun, half)).toEqual([500, 300]);
    expect(productAmounts(cart, half, spreadRun)).toEqual([500, 300]);
  });

  it('follow the selection strategy', () => {
    const cart = aCart([
      { id: 'a', price: 1000 },
      { id: 'b', price: 3000 },
    ]);
    const candidates = [
      candidate(['gone'], percent(50)),
      candidate(['a'], percent(20)),
      candidate(['b'], percent(10)),
    ];
    expect(productAmounts(cart, aRun([products('FIRST', ...candidates)]))).toEqual([200, 0]);
    expect(productAmounts(cart, aRun([products('MAXIMUM', ...candidates)]))).toEqual([0, 300]);
    expect(productAmounts(cart, aRun([products('ALL', ...candidates)]))).toEqual([200, 300]);
  });

  it('are named by the message, or by the discount’s title', () => {
    const cart = aCart([
      { id: 'a', price: 1000 },
      { id: 'b', price: 1000 },
    ]);
    const run = aRun(
      [products('ALL', candidate(['a'], percent(10), 'Gift'), candidate(['b'], percent(10)))],
      { title: 'Rewards' },
    );
    const { productShares } = allocateDiscounts(cart, [run]);
    expect([...productShares.values()].map(({ application }) => application.title)).toEqual([
      'Gift',
      'Rewards',
    ]);
  });

  it('are ignored if the discount lacks their class', () => {
    const run = aRun([products('FIRST', candidate(['a'], percent(10)))], { discountClasses: ['ORDER'] });
    expect(productAmounts(aCart([{ id: 'a', price: 1000 }]), run)).toEqual([0]);
  });
});

describe('order discounts', () => {
  it('apply after product discounts, without excluded lines, rounded once', () => {
    const cart = aCart([
      { id: 'a', price: 1000 },
      { id: 'b', price: 335 },
      { id: 'c', price: 5000 },
    ]);
    const product = aRun([products('FIRST', candidate(['a'], percent(50)))]);
    // 10 % of 5.00 + 3.35 is 0.835, half up 0.84.
    expect(orderAmounts(cart, product, aRun([order(percent(10), ['c'])]))).toEqual([50, 34, 0]);
  });

  it('apply to the same subtotal, and never exceed it together', () => {
    const cart = aCart([
      { id: 'a', price: 1000 },
      { id: 'b', price: 1000 },
    ]);
    expect(orderAmounts(cart, aRun([order(percent(10))]), aRun([order(percent(10))]))).toEqual([200, 200]);
    expect(orderAmounts(cart, aRun([order(amount(15))]), aRun([order(amount(15))]))).toEqual([1000, 1000]);
  });

  it('require their conditions, with amounts in the shop’s currency', () => {
    const condition = { orderMinimumSubtotal: { minimumAmount: '10.00', excludedCartLineIds: [] } };
    const run = aRun([order(percent(10), [], [condition])]);
    expect(orderAmounts(aCart([{ id: 'a', price: 1000 }]), run)).toEqual([100]);
    expect(orderAmounts(aCart([{ id: 'a', price: 999 }]), run)).toEqual([0]);
    expect(orderAmounts(aCart([{ id: 'a', price: 1400 }], 'EUR', '1.5'), run)).toEqual([0]);
    const units = { cartLineMinimumQuantity: { minimumQuantity: 2, cartLineIds: ['a'] } };
    expect(
      orderAmounts(aCart([{ id: 'a', price: 100, quantity: 2 }]), aRun([order(percent(10), [], [units])])),
    ).toEqual([20]);
    const subtotal = { cartLineMinimumSubtotal: { minimumAmount: 5, cartLineIds: ['b'] } };
    expect(
      orderAmounts(aCart([{ id: 'a', price: 900 }]), aRun([order(percent(10), [], [subtotal])])),
    ).toEqual([0]);
  });
});

describe('shipping discounts', () => {
  const shipping = (value: DiscountValue): DiscountOperation => ({
    deliveryDiscountsAdd: {
      selectionStrategy: 'ALL',
      candidates: [{ targets: [{ deliveryOption: { handle: 'standard' } }], value }],
    },
  });

  it('apply the best one per option, without adding up', () => {
    const cart = aCart([{ id: 'a', price: 1000 }]);
    const runs = [aRun([shipping(percent(50))]), aRun([shipping(amount(4))])];
    const { deliveryShares, appliedDiscounts } = allocateDiscounts(cart, runs);
    expect([...appliedDiscounts]).toEqual([runs[1]?.id]);
    expect([...deliveryShares].map(([key, share]) => [key, share.amount])).toEqual([['group standard', 400]]);
  });
});

describe('combining discounts', () => {
  it('requires both sides, else the one with the larger amount applies', () => {
    const cart = aCart([{ id: 'a', price: 1000 }]);
    const small = aRun([products('FIRST', candidate(['a'], percent(10)))]);
    const large = aRun([order(percent(30))], { combinesWith: nothing });
    const result = allocateDiscounts(cart, [small, large]);
    expect([...result.appliedDiscounts]).toEqual([large.id]);
    expect(productAmounts(cart, small, large)).toEqual([0]);
    expect(orderAmounts(cart, small, large)).toEqual([300]);
  });

  it('ignores a discount of zero', () => {
    const cart = aCart([{ id: 'a', price: 1000 }]);
    const idle = aRun([products('FIRST', candidate(['gone'], percent(10)))], { combinesWith: nothing });
    const other = aRun([order(percent(10))]);
    expect([...allocateDiscounts(cart, [idle, other]).appliedDiscounts]).toEqual([other.id]);
  });

  it('finds the best set among many exclusive discounts', () => {
    const cart = aCart([{ id: 'a', price: 10000 }]);
    const alone = Array.from({ length: 20 }, (_, index) =>
      aRun([order(percent(index + 1))], { combinesWith: nothing }),
    );
    const pair = [aRun([order(percent(15))]), aRun([order(percent(6))])];
    expect(orderAmounts(cart, ...alone, ...pair)).toEqual([2100]);
  });
});

describe('on any cart', () => {
  const units = fc.constantFrom<1 | 100>(1, 100);
  const sketches = fc.array(
    fc.record({ price: fc.integer({ min: 0, max: 9000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
    { minLength: 1, maxLength: 8 },
  );
  const value = fc.oneof(
    fc.integer({ min: 0, max: 10000 }).map((basis) => percent((basis / 100).toFixed(2))),
    fc.integer({ min: 0, max: 30000 }).map((cents) => amount((cents / 100).toFixed(2))),
    fc.integer({ min: 0, max: 3000 }).map((cents) => amount((cents / 100).toFixed(2), true)),
  );
  const operation = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('FIRST', 'MAXIMUM', 'ALL'),
        fc.array(fc.tuple(fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }), value), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([strategy, list]) =>
        products(
          strategy,
          ...list.map(([lines, each]) =>
            candidate(
              [...new Set(lines)].map((line) => `line ${line}`),
              each,
            ),
          ),
        ),
      ),
    fc.tuple(value, fc.array(fc.nat(9), { maxLength: 2 })).map(([each, excluded]) =>
      order(
        each,
        excluded.map((line) => `line ${line}`),
      ),
    ),
  );
  const runs = fc
    .array(fc.array(operation, { maxLength: 2 }), { maxLength: 4 })
    .map((lists) => lists.map((operations) => aRun(operations)));
  const cartAndRuns = fc
    .tuple(units, sketches, runs)
    .map(([unit, list, discounts]): [1 | 100, CartSnapshot, DiscountRun[]] => [
      unit,
      aCart(
        list.map((line, index) => ({ ...line, price: line.price * unit, id: `line ${index}` })),
        unit === 100 ? 'JPY' : 'USD',
      ),
      discounts,
    ]);

  it('never takes more than a line’s price, nor fractions of a subunit', () => {
    fc.assert(
      fc.property(cartAndRuns, ([unit, cart, discounts]) => {
        const { productShares, orderShares } = allocateDiscounts(cart, discounts);
        for (const line of cart.lines) {
          const shares = [productShares.get(line.id), ...(orderShares.get(line.id) ?? [])];
          const taken = shares.map((share) => share?.amount ?? 0);
          expect(taken.every((each) => each >= 0 && each % unit === 0)).toBe(true);
          expect(taken.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(subtotalOf(line));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('spreads a fixed amount exactly, up to the price', () => {
    fc.assert(
      fc.property(units, sketches, fc.integer({ min: 1, max: 40000 }), (unit, list, cents) => {
        const lines = list.map((line, index) => ({ ...line, price: line.price * unit, id: `line ${index}` }));
        const cart = aCart(lines, unit === 100 ? 'JPY' : 'USD');
        const whole = cart.lines.reduce((sum, line) => sum + subtotalOf(line), 0);
        const text = unit === 100 ? String(cents) : (cents / 100).toFixed(2);
        const expected = Math.min(whole, cents * unit);
        const ids = lines.map(({ id }) => id);
        const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
        expect(sum(productAmounts(cart, aRun([products('FIRST', candidate(ids, amount(text)))])))).toBe(
          expected,
        );
        expect(sum(orderAmounts(cart, aRun([order(amount(text))])))).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('doesn’t depend on the order of lines', () => {
    fc.assert(
      fc.property(cartAndRuns, ([, cart, discounts]) => {
        const turned = { ...cart, lines: [...cart.lines].reverse() };
        const here = allocateDiscounts(cart, discounts);
        const there = allocateDiscounts(turned, discounts);
        for (const { id } of cart.lines) {
          expect(there.productShares.get(id)?.amount).toBe(here.productShares.get(id)?.amount);
          expect(there.orderShares.get(id)?.map((share) => share.amount)).toEqual(
            here.orderShares.get(id)?.map((share) => share.amount),
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});
