import { shareOf } from '@cartwright/core/analytics/metrics';
import { type DateRange, daysOf, rangeOfDays } from '@cartwright/core/analytics/ranges';
import { LINK_ATTRIBUTE } from '@cartwright/dev-store/order-history/made-up-history';
import type { Order } from '@cartwright/dev-store/orders/order';
import type { ListView, MadeUpVisit } from '@cartwright/dev-store/visit-history/made-up-visit';
import { FEWEST_SEARCHERS } from '@cartwright/server/reports/figure-builders';
import { type FiguresOfTab, figuresOf } from '@cartwright/server/reports/figures';
import { glanceOf } from '@cartwright/server/reports/report-glance';
import { rowsOf } from '@cartwright/server/reports/report-rows';
import type { Values } from '@cartwright/server/reports/report-sums';
import { isFixedFilter } from '@cartwright/server/reports/row-titles';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMadeUpShop, CART, FIRST_DAY, GIFT, hasGift, LATER, ORDERS as orders, VISITS } from './made-up-shop';

/*
 * Known sums: what the made-up visits of a store were made to do is added up here from what was planned, without events and
 * without SQL, and is what the reports show.
 */

const database = testDatabase();
const ZONES = ['America/Los_Angeles', 'Pacific/Tongatapu', 'Europe/Berlin'];
const FIGURES = figuresOf(new Date(LATER));
/** Between two events of a page, in milliseconds: it tells of its list so long after it came on the screen. */
const STEP = 800;
const visits = VISITS.map(planned);

/** A visit with what it was made for: its only list, and the lines of orders that were found there. */
interface Planned extends MadeUpVisit {
  readonly start: number;
  readonly view: { readonly at: number; readonly isCollectionPage: boolean; readonly list: ListView } | null;
  readonly endsInCollection: boolean;
  readonly sold: readonly SoldLine[];
  /** When the cart was shown, with what it held in the shop's currency, and whether the shopper went to checkout. */
  readonly cart: { readonly at: number; readonly shopTotal: number; readonly isLeft: boolean } | null;
  /** Final total of the session's order; null if it bought nothing. */
  readonly order: number | null;
}

interface SoldLine {
  readonly productId: number;
  readonly amounts: readonly { readonly at: number; readonly revenue: number }[];
}

function planned(visit: MadeUpVisit, _: number, all: readonly MadeUpVisit[]): Planned {
  const { views } = visit;
  const withLists = views.flatMap(({ at, kind, list }) =>
    list ? [{ at, isCollectionPage: kind === 'collection', list }] : [],
  );
  expect(withLists.length).toBeLessThanOrEqual(1);
  const [view = null] = withLists;
  const links = all
    .filter(({ visitor }) => visitor === visit.visitor)
    .flatMap((each) => each.views.flatMap(({ link }) => link ?? []));
  const clicked = [...(view?.list.clicked ?? []), ...(view?.list.added ?? [])].map(
    ({ productId }) => productId,
  );
  const withCart = views.find(({ cart }) => cart !== undefined);
  const bought = orders.find(({ attributes }) =>
    views.some(({ link }) => link !== undefined && link === attributes[LINK_ATTRIBUTE]),
  );
  const lines = bought ? soldLines(bought) : [];
  return {
    ...visit,
    start: views[0]?.at ?? 0,
    view,
    cart: withCart?.cart
      ? {
          at: withCart.at + STEP,
          shopTotal: withCart.cart.shopTotal,
          isLeft: withCart.goesToCheckout ?? false,
        }
      : null,
    order:
      lines.length === 0 ? null : sum(lines.flatMap(({ amounts }) => amounts.map((each) => each.revenue))),
    endsInCollection:
      views.at(-1)?.kind === 'collection' && !views.some(({ goesToCheckout }) => goesToCheckout),
    sold: orders
      .filter(({ attributes }) => links.includes(attributes[LINK_ATTRIBUTE] ?? ''))
      .flatMap(soldLines)
      .filter(({ productId }) => clicked.includes(productId)),
  };
}

/** A canceled order has sold nothing. */
function soldLines(order: Order): SoldLine[] {
  if (order.cancelledAt !== undefined) return [];
  return order.lines.map(({ id, productId, paid }) => ({
    productId,
    amounts: [
      { at: Date.parse(order.createdAt), revenue: paid.shop },
      ...order.refunds.flatMap(({ createdAt, lines }) =>
        lines
          .filter((line) => line.id === id)
          .map(({ amount }) => ({ at: Date.parse(createdAt), revenue: -amount.shop })),
      ),
    ],
  }));
}

type Span = Pick<DateRange, 'start' | 'end'>;
type Of<Subject extends ListView['subject']> = Extract<ListView, { readonly subject: Subject }>;

const isIn = ({ start, end }: Span, at: number) => at >= start && at < end;
function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
const percentOf = (part: number, whole: number) => shareOf(part, whole, 100);
const isClicked = ({ list }: { readonly list: ListView }) => list.clicked.length + list.added.length > 0;
const isSeen = ({ list }: { readonly list: ListView }) =>
  (list.seen.length > 0 && !isPanel(list)) || isClicked({ list });
const isPanel = (list: ListView) => list.subject === 'search' && list.isPanel;
const isConverted = ({ sold }: Pick<Planned, 'sold'>) => sold.length > 0;
/** The panel is told of by its list alone, a page by itself, too. */
const seenAt = ({ at, list }: { readonly at: number; readonly list: ListView }) =>
  isPanel(list) ? at + STEP : at;

/** The visits with a list of a subject. */
function withList<Subject extends ListView['subject']>(subject: Subject, of: readonly Planned[] = visits) {
  return of.flatMap(({ view, sold }) =>
    view?.list.subject === subject ? [{ at: view.at, list: view.list as Of<Subject>, sold }] : [],
  );
}
type Listed<Subject extends ListView['subject']> = ReturnType<typeof withList<Subject>>;

const revenueIn = (
  span: Span,
  of: readonly Pick<Planned, 'sold'>[],
  isCounted: (line: SoldLine) => boolean = () => true,
) =>
  sum(
    of
      .flatMap(({ sold }) => sold.filter(isCounted))
      .flatMap(({ amounts }) => amounts)
      .flatMap(({ at, revenue }) => (isIn(span, at) ? [revenue] : [])),
  );

function averagePosition(listed: readonly { readonly list: ListView }[]): number | null {
  const positions = listed.flatMap(({ list }) => list.clicked.map(({ position }) => position));
  return shareOf(sum(positions), positions.length);
}

function searchTiles(span: Span): Values {
  const all = withList('search');
  const typed = all.filter(({ at }) => isIn(span, at + STEP));
  const sessions = all.filter((each) => isIn(span, seenAt(each)));
  return {
    searches: typed.length,
    sessions: sessions.filter(isSeen).length,
    clickthrough: percentOf(typed.filter(isClicked).length, typed.length),
    averagePosition: averagePosition(typed),
    noResultRate: percentOf(typed.filter(({ list }) => list.results === 0).length, typed.length),
    conversions: sessions.filter(isConverted).length,
    revenue: revenueIn(span, all),
  };
}

function collectionTiles(span: Span): Values {
  const all = withList('collection');
  const sessions = all.filter(({ at }) => isIn(span, at));
  return {
    ...ofCollection(sessions),
    sessionsInCollection: percentOf(sessions.length, visits.filter(({ start }) => isIn(span, start)).length),
    revenue: revenueIn(span, all),
  };
}

function ofCollection(sessions: Listed<'collection'>): Values {
  const seen = sessions.filter(isSeen).length;
  const conversions = sessions.filter(isConverted).length;
  const left = visits.filter(
    ({ view, endsInCollection }) => endsInCollection && sessions.some(({ list }) => list === view?.list),
  );
  return {
    sessions: seen,
    clickthrough: percentOf(sessions.filter(isClicked).length, seen),
    conversions,
    conversionRate: percentOf(conversions, seen),
    exitRate: percentOf(left.length, sessions.length),
  };
}

/** What carts came to of some sessions that reached something: with what they bought. */
function ofBuyers(sessions: readonly Planned[]) {
  const bought = sessions.flatMap(({ order }) => order ?? []);
  return {
    bought: bought.length,
    conversionRate: percentOf(bought.length, sessions.length),
    averageOrderValue: shareOf(sum(bought), bought.length),
  };
}

/** The visits whose cart reached a tier, each when it did. */
const atTier = (index: number) =>
  visits.flatMap((visit) =>
    visit.cart && visit.cart.shopTotal >= (CART.tiers[index]?.minimum ?? 0)
      ? [{ ...visit, reachedAt: visit.cart.at + (2 + index) * STEP }]
      : [],
  );

function cartTiles(span: Span): Values {
  const shown = visits.filter(({ cart }) => cart && isIn(span, cart.at));
  return {
    shown: shown.length,
    opened: visits.filter(({ cart }) => cart && isIn(span, cart.at + STEP)).length,
    checkout: visits.filter((visit) => visit.cart?.isLeft && isIn(span, leftAt(visit))).length,
    ...ofBuyers(shown),
    added: 0,
    giftCost: GIFT.price * giftsIn(span),
  };
}

/** A cart is left behind the tiers that it reached, the link of who buys, and the page's own word of it. */
function leftAt({ cart, views }: Planned): number {
  const tiers = CART.tiers.filter(({ minimum }) => (cart?.shopTotal ?? 0) >= minimum).length;
  const links = views.some(({ cart: seen, link }) => seen && link !== undefined) ? 1 : 0;
  return (cart?.at ?? 0) + (3 + tiers + links) * STEP;
}

/** Gifts that orders were given in some days, less those that came back. */
function giftsIn(span: Span): number {
  return sum(
    orders.filter(hasGift).map(({ createdAt, refunds }) => {
      const back = refunds.filter((refund) => isIn(span, Date.parse(refund.createdAt))).length;
      return (isIn(span, Date.parse(createdAt)) ? 1 : 0) - back;
    }),
  );
}

/** Items grouped by each of their keys. */
function groupedBy<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function tableOf<Item>(groups: ReadonlyMap<string, Item[]>, values: (items: Item[], key: string) => Values) {
  return new Map([...groups].map(([key, items]) => [key, values(items, key)]));
}

const tab = (report: string, key: string): FiguresOfTab => {
  const found = FIGURES[report]?.[key];
  if (!found) throw new Error(`There is no tab ${key}.`);
  return found;
};
const CARTS = 'smart-cart-analytics';
const SEARCH = 'smart-search-analytics';
const COLLECTIONS = 'smart-collections-analytics';
/** Every visit is in these days in every time zone. */
const ALL_DAYS = rangeOfDays({ from: '2026-10-20', to: '2026-11-06' }, LATER, 'UTC');

let store: Awaited<ReturnType<typeof aMadeUpShop>>['store'];
beforeAll(async () => {
  ({ store } = await aMadeUpShop(database()));
});

describe.each(ZONES)('reports of made-up visits in %s', (timezone) => {
  const range = rangeOfDays({ from: '2026-10-25', to: '2026-11-01' }, LATER, timezone);

  test.each([
    [CARTS, cartTiles],
    [SEARCH, searchTiles],
    [COLLECTIONS, collectionTiles],
  ] as const)('%s: every tile equals the plan, for the range and each day', async (report, tiles) => {
    const glance = tab(report, 'glance');
    const shown = await glanceOf(store, report, glance, range, { measuredSince: new Date(FIRST_DAY) });
    const whole = Object.fromEntries(shown.tiles.map(({ key, value }) => [key, value]));
    expect(whole).toEqual(expectedOf(tiles(range)));
    expect(whole.conversions ?? whole.bought).toBeGreaterThan(3);
    const byDay = new Map(shown.days.map(({ date, values }) => [date, values]));
    for (const { date, start, end } of daysOf(range)) {
      expect({ date, ...byDay.get(date) }).toEqual({ date, ...expectedOf(tiles({ start, end })) });
    }
    for (const key of [
      'searches',
      'sessions',
      'shown',
      'bought',
      'giftCost',
      'conversions',
      'revenue',
      'added',
    ]) {
      if (whole[key] === undefined) continue;
      expect(sum(daysOf(range).map(({ date }) => byDay.get(date)?.[key] ?? 0))).toBe(whole[key]);
    }
  });
});

/** Shares are divided by the database and here; both have the same digits to the ninth. */
function expectedOf(values: Values) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value === null || Number.isInteger(value) ? value : expect.closeTo(value, 9),
    ]),
  );
}

describe('tables of made-up visits match the plan', () => {
  const searches = withList('search');
  const collections = withList('collection');
  const shown = async (report: string, key: string) => {
    const figures = tab(report, key);
    const ask = {
      limit: 250,
      page: 1,
      descending: true,
      search: '',
      sortBy: Object.keys(figures.figures)[0] ?? '',
    };
    const { rows } = await rowsOf(store, figures, ALL_DAYS, ask);
    return Object.fromEntries(rows.map(({ id, values }) => [id, values]));
  };
  const expected = (table: ReadonlyMap<string, Values>) =>
    Object.fromEntries([...table].map(([key, values]) => [key, expectedOf(values)]));
  const byQuery = groupedBy(searches, ({ list }) => [list.query]);
  const common = new Map([...byQuery].filter(([, all]) => all.length >= FEWEST_SEARCHERS));

  test('searches', async () => {
    expect(common.size).toBeGreaterThan(10);
    const table = tableOf(common, (all) => ({
      searches: all.length,
      clickthrough: percentOf(all.filter(isClicked).length, all.length),
      averagePosition: averagePosition(all),
      conversions: all.filter(isConverted).length,
      revenue: revenueIn(ALL_DAYS, all),
    }));
    expect(await shown(SEARCH, 'top-searches')).toEqual(expected(table));
  });

  test('searches without results', async () => {
    const found = await shown(SEARCH, 'no-results');
    const without = [...common].filter(([, all]) => all.every(({ list }) => list.results === 0));
    expect(without.length).toBeGreaterThan(1);
    expect(
      Object.fromEntries(Object.entries(found).map(([query, { searches: count }]) => [query, count])),
    ).toEqual(Object.fromEntries(without.map(([query, all]) => [query, all.length])));
  });

  test('products of searches', async () => {
    const byProduct = groupedBy(searches, ({ list }) =>
      [...list.clicked, ...list.added].map(({ productId }) => String(productId)),
    );
    const table = tableOf(byProduct, (all, product) => {
      const isIt = ({ productId }: { readonly productId: number }) => String(productId) === product;
      return {
        clicks: sum(all.map(({ list }) => list.clicked.filter(isIt).length)),
        adds: sum(all.map(({ list }) => list.added.filter(isIt).length)),
        conversions: all.filter(({ sold }) => sold.some(isIt)).length,
        revenue: revenueIn(ALL_DAYS, all, isIt),
      };
    });
    expect(await shown(SEARCH, 'top-products')).toEqual(expected(table));
  });

  test('filters of searches', async () => {
    const byValue = groupedBy(searches, ({ list }) => list.filters);
    const used = new Map(
      [...byValue].filter(([id, all]) => all.length >= FEWEST_SEARCHERS || isFixedFilter(id)),
    );
    expect(used.size).toBeGreaterThan(2);
    expect(used.size).toBeLessThan(byValue.size);
    const table = tableOf(used, (all) => ({
      uses: all.length,
      sessionShare: percentOf(all.length, searches.length),
      conversions: all.filter(isConverted).length,
    }));
    expect(await shown(SEARCH, 'top-filters')).toEqual(expected(table));
  });

  test('carts and tiers, with gift costs', async () => {
    const { bought, conversionRate } = ofBuyers(atTier(-1));
    expect(await shown(CARTS, 'carts')).toMatchObject({ [CART.id]: expectedOf({ bought, conversionRate }) });
    const tiers = CART.tiers.map(({ id }, index): [string, Values] => {
      const given = id === 'gift' ? giftsIn(ALL_DAYS) : 0;
      return [
        `${CART.id} ${id}`,
        {
          reached: atTier(index).length,
          ...ofBuyers(atTier(index)),
          giftsTaken: 0,
          giftsDeclined: 0,
          giftsGiven: given,
          giftCost: given * GIFT.price,
        },
      ];
    });
    expect(giftsIn(ALL_DAYS)).toBeGreaterThan(3);
    expect(await shown(CARTS, 'tiers')).toEqual(expected(new Map(tiers)));
  });

  test('codes', async () => {
    const isReduced = ({ lines }: Order) => lines.some(({ discounts }) => discounts.length > 0);
    const reduced = orders.filter((order) => order.cancelledAt === undefined && isReduced(order));
    expect(reduced.length).toBeGreaterThan(3);
    const taken = reduced.flatMap(({ lines }) => lines.flatMap(({ discounts }) => discounts));
    expect(await shown(CARTS, 'codes')).toEqual({
      WELCOME10: {
        applied: 0,
        bought: 0,
        orders: reduced.length,
        discount: sum(taken.map(({ amount }) => amount.shop)),
        revenue: revenueIn(
          ALL_DAYS,
          reduced.map((order) => ({ sold: soldLines(order) })),
        ),
      },
    });
  });

  test('collections', async () => {
    const byCollection = groupedBy(collections, ({ list }) => [String(list.id)]);
    const table = tableOf(byCollection, (all) => ({
      ...ofCollection(all),
      revenue: revenueIn(ALL_DAYS, all),
    }));
    expect(await shown(COLLECTIONS, 'collections')).toEqual(expected(table));
  });

  test('sort orders', async () => {
    const bySort = groupedBy(collections, ({ list }) => [list.sort ?? []].flat());
    expect(bySort.size).toBeGreaterThan(3);
    expect(await shown(COLLECTIONS, 'sort-orders')).toEqual(
      expected(tableOf(bySort, (all) => ({ count: all.length }))),
    );
  });
});
