import { schemaOfEntry } from '@cartwright/core/analytics/analytics-events';
import { maskedQuery } from '@cartwright/core/analytics/masked-query';
import { describe, expect, it } from 'vitest';
import { LARKSPUR_SUPPLY } from '../catalogue/larkspur/larkspur-supply';
import { storeCatalogue } from '../catalogue/store-catalogue';
import { storeMarkets } from '../context/store-markets';
import type { Catalogue } from '../engine/model/catalogue';
import { LINK_ATTRIBUTE, MADE_UP_TAG, madeUpHistory } from '../order-history/made-up-history';
import { DEMO_MARKETS } from '../setup/demo-markets';
import { SMALL_STORE } from '../testing/small-store';
import { madeUpVisits } from './made-up-visits';
import { pagesOfVisit } from './pages-of-visit';
import { shelfOf } from './shelf';

const HOUR = 3_600_000;
const SHOP = { domain: 'a.myshopify.com', name: 'A', currency: 'USD', timezone: 'UTC', country: 'US' };
const NOW = new Date('2026-11-20T12:00:00Z');
const CART = { id: 'cart-1', tiers: [{ id: 'tier-1', minimum: 5000 }] };

function aVisitedStore(catalogue: Catalogue = LARKSPUR_SUPPLY) {
  const { markets } = storeMarkets({ shop: SHOP, markets: DEMO_MARKETS }, catalogue);
  const orders = madeUpHistory({ markets, catalogue, currency: 'USD', now: NOW, firstNumber: 1001 });
  return { catalogue, market: markets[0], orders };
}

describe('made-up visits', () => {
  const store = aVisitedStore();
  const visits = madeUpVisits(store);
  const linked = store.orders.flatMap((order) => {
    const link = order.attributes[LINK_ATTRIBUTE];
    return link === undefined ? [] : [{ link, placedAt: Date.parse(order.createdAt), order }];
  });

  it('are deterministic, and on each of ninety days', () => {
    expect(madeUpVisits(aVisitedStore())).toEqual(visits);
    const days = new Set(visits.map(({ views: [first] }) => Math.floor((first?.at ?? 0) / (24 * HOUR))));
    expect(days.size).toBeGreaterThanOrEqual(90);
  });

  it('outnumber orders many times, within what a first start can store quickly', () => {
    const events = visits.flatMap((visit) => pagesOfVisit(visit, CART)).flatMap((page) => page.events);
    expect(events.length).toBeGreaterThan(30_000);
    expect(events.length).toBeLessThanOrEqual(40_000);
    const rate = linked.length / visits.length;
    expect(rate).toBeGreaterThan(0.02);
    expect(rate).toBeLessThan(0.03);
  });

  it('contain only events that pages may send, with searches as stored', () => {
    for (const { events } of visits.flatMap((visit) => pagesOfVisit(visit, CART))) {
      for (const event of events) {
        const read = schemaOfEntry(event).safeParse(event);
        if (!read.success) throw new Error(`${JSON.stringify(event)}: ${read.error.message}`);
        if ('query' in event && event.query) expect(maskedQuery(event.query)).toBe(event.query);
      }
    }
  });

  it('return now and then, and end as sessions do', () => {
    const visitors = new Set(visits.map(({ visitor }) => visitor));
    expect(visitors.size).toBeLessThan(0.8 * visits.length);
    expect(new Set(visits.map(({ session }) => session)).size).toBe(visits.length);
    for (const { views } of visits) {
      const times = views.map(({ at }) => at);
      for (const [index, at] of times.slice(1).entries()) {
        expect(at - (times[index] ?? 0)).toBeGreaterThan(0);
        expect(at - (times[index] ?? 0)).toBeLessThan(HOUR / 2);
      }
    }
  });

  it('link each linked order to a visit that clicked its products within a day', () => {
    const links = visits.flatMap(({ visitor, views }) =>
      views.flatMap(({ link }) => (link === undefined ? [] : [{ link, visitor }])),
    );
    expect(links).toHaveLength(linked.length);
    const visitorOf = new Map(links.map(({ link, visitor }) => [link, visitor]));
    const visitors = new Set(visitorOf.values());
    const buying = visits.filter(({ visitor }) => visitors.has(visitor));
    for (const { link, placedAt, order } of linked) {
      const own = buying
        .filter(({ visitor }) => visitor === visitorOf.get(link))
        .flatMap(({ views }) => views);
      expect(own.length).toBeGreaterThan(0);
      for (const { at } of own) {
        expect(at).toBeLessThan(placedAt);
        expect(at).toBeGreaterThan(placedAt - 24 * HOUR);
      }
      const bought = order.lines.map(({ productId }) => productId);
      const clicked = own.flatMap(({ list }) => list?.clicked ?? []);
      expect(clicked.every(({ productId }) => bought.includes(productId))).toBe(true);
    }
  });

  it('search for existing products, with typos and missing ones', () => {
    const lists = visits.flatMap(({ views }) => views).flatMap(({ list }) => list ?? []);
    const searches = lists.flatMap((list) => (list.subject === 'search' ? [list] : []));
    const misspelt = shelfOf(store.catalogue, store.market).queries.flatMap(
      ({ misspelt: text }) => text ?? [],
    );
    expect(searches.some(({ query, results }) => misspelt.includes(query) && results > 0)).toBe(true);
    const without = searches.filter(({ results }) => results === 0);
    expect(without.length / searches.length).toBeGreaterThan(0.05);
    expect(without.length / searches.length).toBeLessThan(0.25);
    for (const event of ['sort', 'filters', 'added'] as const)
      expect(lists.some((list) => list[event] !== null && list[event].length > 0)).toBe(true);
  });

  it('of another catalogue view its own products', () => {
    const products = SMALL_STORE.products.slice(0, 3);
    const small = aVisitedStore(storeCatalogue(products, []));
    const ids = new Set(products.map(({ id }) => id));
    const seen = madeUpVisits(small).flatMap(({ views }) => views);
    expect(seen.some(({ productId }) => productId !== undefined)).toBe(true);
    expect(seen.every(({ productId }) => productId === undefined || ids.has(productId))).toBe(true);
  });

  it('are empty for orders placed by shoppers', () => {
    const orders = store.orders.map((order) => ({
      ...order,
      tags: order.tags?.filter((tag) => tag !== MADE_UP_TAG) ?? [],
    }));
    expect(madeUpVisits({ ...store, orders })).toEqual([]);
  });
});
