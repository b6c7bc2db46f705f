import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARKSPUR_SUPPLY } from '../catalogue/larkspur/larkspur-supply';
import { storeMarkets } from '../context/store-markets';
import { addAmounts, type Order, refundedOf } from '../orders/order';
import { DEMO_MARKETS } from '../setup/demo-markets';
import { LINK_ATTRIBUTE, MADE_UP_TAG, madeUpHistory } from './made-up-history';

const SHOP = {
  domain: 'a.myshopify.com',
  name: 'A',
  currency: 'USD',
  timezone: 'Europe/Berlin',
  country: 'US',
};
const { markets } = storeMarkets({ shop: SHOP, markets: DEMO_MARKETS }, LARKSPUR_SUPPLY);
const DAY = 24 * 60 * 60 * 1000;

function history(now = '2026-11-20T12:00:00Z'): Order[] {
  const catalogue = LARKSPUR_SUPPLY;
  return madeUpHistory({ markets, catalogue, currency: 'USD', now: new Date(now), firstNumber: 1001 });
}

/** Number of orders by product, or by pair of products, in descending order. */
function counted(orders: readonly Order[], keysOf: (ids: readonly number[]) => string[]): number[] {
  const counts = new Map<string, number>();
  for (const { lines } of orders) {
    for (const key of keysOf(lines.map(({ productId }) => productId))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts.values()].sort((a, b) => b - a);
}

describe('made-up history', () => {
  const orders = history();

  it('is deterministic, marked, and numbered from the oldest', () => {
    expect(history()).toEqual(orders);
    expect(orders.every(({ tags }) => tags?.includes(MADE_UP_TAG))).toBe(true);
    expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => 1001 + index));
    const times = orders.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort());
  });

  it('has some orders on each of ninety days', () => {
    const perDay = new Map<string, number>();
    for (const { createdAt } of orders) {
      perDay.set(createdAt.slice(0, 10), (perDay.get(createdAt.slice(0, 10)) ?? 0) + 1);
    }
    expect(perDay.size).toBe(90);
    expect(Math.min(...perDay.values())).toBeGreaterThanOrEqual(3);
    expect(Math.max(...perDay.values())).toBeLessThanOrEqual(8);
  });

  it('has best-sellers and pairs bought together', () => {
    const products = counted(orders, (ids) => ids.map(String));
    expect(products[0]).toBeGreaterThan(4 * (products[15] ?? 0));
    const pairs = counted(orders, (ids) =>
      ids.flatMap((a) => ids.filter((b) => a < b).map((b) => `${a} ${b}`)),
    );
    expect(pairs[0]).toBeGreaterThan(3 * (pairs[20] ?? 0));
  });

  it('has some other currencies, sources, codes, refunds and cancellations', () => {
    const share = (is: (order: Order) => boolean) => orders.filter(is).length / orders.length;
    expect(share(({ market }) => market.currency !== 'USD')).toBeGreaterThan(0.1);
    expect(share(({ lines }) => lines.some(({ discounts }) => discounts.length > 0))).toBeGreaterThan(0.05);
    expect(share(({ refunds }) => refunds.length > 0)).toBeGreaterThan(0.03);
    expect(share(({ cancelledAt }) => cancelledAt !== undefined)).toBeGreaterThan(0);
    expect(share(({ sourceName }) => sourceName === 'pos')).toBeGreaterThan(0);
    expect(share(({ sourceName }) => sourceName === 'subscription_contract')).toBeGreaterThan(0);
    expect(share(({ refunds }) => refunds.length === 0)).toBeGreaterThan(0.8);
    expect(
      share(({ lines }) => lines.some((line) => line.properties['Gift wrap'] !== undefined)),
    ).toBeGreaterThan(0.05);
  });

  it('has a link with its own session in most online orders, and in no others', () => {
    const linkOf = ({ attributes }: Order) => attributes[LINK_ATTRIBUTE];
    const online = orders.filter(({ sourceName }) => sourceName === undefined);
    const links = online.flatMap((order) => linkOf(order) ?? []);
    expect(links.length / online.length).toBeGreaterThan(0.72);
    expect(links.length / online.length).toBeLessThan(0.88);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links)
      expect(link).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(
      orders.filter(({ sourceName }) => sourceName !== undefined).flatMap((each) => linkOf(each) ?? []),
    ).toEqual([]);
  });

  it('adds up in both currencies, and refunds at most what was paid', () => {
    for (const order of orders) {
      const parts = [
        ...order.lines.map(({ paid }) => paid),
        ...(order.delivery ? [order.delivery.paid] : []),
      ];
      expect(addAmounts(parts)).toEqual(order.total);
      expect(addAmounts(order.payments.map(({ amount }) => amount))).toEqual(order.total);
      for (const { original, discounts, paid } of order.lines) {
        expect(addAmounts([paid, ...discounts.map(({ amount }) => amount)])).toEqual(original);
      }
      expect(refundedOf(order).presentment).toBeLessThanOrEqual(order.total.presentment);
    }
  });

  it('ends before now, for any time', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (now) => {
        const all = history(now.toISOString());
        const times = all.flatMap(({ createdAt, refunds }) => [
          createdAt,
          ...refunds.map((each) => each.createdAt),
        ]);
        for (const time of times) {
          expect(Date.parse(time)).toBeLessThanOrEqual(now.getTime());
          expect(Date.parse(time)).toBeGreaterThan(now.getTime() - 92 * DAY);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is empty if nothing is for sale', () => {
    const catalogue = { products: [], codes: [], delivery: [] };
    expect(madeUpHistory({ markets, catalogue, currency: 'USD', now: new Date(), firstNumber: 1 })).toEqual(
      [],
    );
  });
});
