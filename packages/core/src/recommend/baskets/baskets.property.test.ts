import { array, assert, constantFrom, integer, oneof, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { boughtAfter } from '../sources/bought-after';
import { boughtTogether } from '../sources/bought-together';
import { purchased } from '../sources/purchased';
import { bestOf } from '../sources/scored';
import { topSellers } from '../sources/top-sellers';
import { trending } from '../sources/trending';
import { viewedNext } from '../sources/viewed-next';
import { type BasketIndex, type BasketKind, MINUTES_OF_DAY, noBaskets } from './basket-index';
import { addBasket, expireBaskets, removeBasket } from './change-baskets';

/** Few products and customers, so that they coincide; ids aren't in the order of arrival. */
const products = array(constantFrom(50, 40, 30, 20, 10), { minLength: 1, maxLength: 5 });
const order = record({
  hour: integer({ min: 0, max: 30 * 24 }),
  customer: option(constantFrom('Ann', 'Bob')),
  products,
});
const change = oneof(
  { arbitrary: record({ kind: constantFrom('add' as const), order }), weight: 5 },
  record({ kind: constantFrom('remove' as const), nth: integer({ min: 0, max: 20 }) }),
  record({ kind: constantFrom('expire' as const), day: integer({ min: 0, max: 20 }) }),
);
type SomeOrder = { hour: number; customer: string | null; products: number[] };

/** An index with its caller's state, and the orders it should contain. */
class Shop {
  readonly index: BasketIndex;
  kept: { row: number; order: SomeOrder }[] = [];
  private readonly latest = new Map<string, number>();

  constructor(
    readonly kind: BasketKind,
    readonly limit: number,
  ) {
    this.index = noBaskets(kind, limit);
  }

  add(order: SomeOrder): void {
    const { hour, customer } = order;
    const basket = { minute: hour * 60, products: order.products };
    const knows = customer !== null && this.kind === 'orders';
    const previous = knows ? { previous: this.latest.get(customer) ?? null } : {};
    const row = addBasket(this.index, { ...basket, ...previous });
    if (row === null) return;
    if (customer !== null) this.latest.set(customer, row);
    this.kept = [...this.kept, { row, order }].slice(-this.limit);
  }

  remove(nth: number): void {
    const row = this.kept[nth]?.row ?? -1;
    removeBasket(this.index, row);
    this.kept = this.kept.filter((each) => each.row !== row);
  }

  expire(now: number, oldest: number): void {
    expireBaskets(this.index, now);
    this.kept = this.kept.filter(({ order: { hour } }) => hour * 60 >= oldest);
  }
}

/** All counts of an index, exactly. */
function resultsOf(index: BasketIndex) {
  const now = 40 * MINUTES_OF_DAY;
  const own = [
    { minute: now - MINUTES_OF_DAY, products: [10, 20] },
    { minute: now, products: [50, 30, 20] },
  ];
  return {
    count: index.count,
    totals: index.totals,
    topSellers: topSellers(index, 9),
    together: bestOf(boughtTogether(index, [{ product: 20, weight: 1 }], now), 9),
    several: bestOf(
      boughtTogether(
        index,
        [10, 50].map((product) => ({ product, weight: 1 })),
        now,
      ),
      9,
    ),
    trending: bestOf(trending(index, now), 9),
    viewed: bestOf(viewedNext(index, [10, 20, 10, 40], now), 9),
    purchased: bestOf(purchased(index, own), 9),
    after: bestOf(boughtAfter(index, own), 9),
  };
}

const DAYS_KEPT = { orders: 365, sessions: 90 };

test('After any adds, removals and expiries the index equals one of the remaining baskets.', () => {
  const kind = constantFrom('orders' as const, 'sessions' as const);
  assert(
    property(kind, constantFrom(4, 100), array(change, { maxLength: 40 }), (kind, limit, changes) => {
      const shop = new Shop(kind, limit);
      for (const each of changes) {
        if (each.kind === 'add') shop.add(each.order);
        else if (each.kind === 'remove') shop.remove(each.nth);
        else {
          const oldest = each.day * MINUTES_OF_DAY;
          shop.expire(oldest + DAYS_KEPT[kind] * MINUTES_OF_DAY, oldest);
        }
      }
      const rebuilt = new Shop(kind, limit);
      for (const { order } of shop.kept) rebuilt.add(order);
      expect(resultsOf(shop.index)).toEqual(resultsOf(rebuilt.index));
    }),
  );
});

test('Two orders of a customer on the same day count as one.', () => {
  const day = record({ day: integer({ min: 0, max: 9 }), customer: constantFrom('Ann', 'Bob'), products });
  assert(
    property(array(day, { maxLength: 12 }), (days) => {
      const [split, joined] = [new Shop('orders', 100), new Shop('orders', 100)];
      const inOrder = [...days].sort((a, b) => a.day - b.day);
      const distinct = inOrder.filter(
        (each, at) =>
          inOrder.findIndex(({ day, customer }) => day === each.day && customer === each.customer) === at,
      );
      for (const { day, customer, products: bought } of distinct) {
        const hour = day * 24;
        joined.add({ hour, customer, products: bought });
        split.add({ hour, customer, products: bought.slice(0, 2) });
        if (bought.length > 2) split.add({ hour: hour + 5, customer, products: bought.slice(1) });
      }
      const { purchased: ownJoined, after: afterJoined } = resultsOf(joined.index);
      const { purchased: ownSplit, after: afterSplit } = resultsOf(split.index);
      expect(ownSplit).toEqual(ownJoined);
      expect(afterSplit).toEqual(afterJoined);
    }),
  );
});
