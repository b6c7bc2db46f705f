import { shareOf } from '@cartwright/core/analytics/metrics';
import { type DateRange, daysOf, rangeOfDays } from '@cartwright/core/analytics/ranges';
import { LARKSPUR_SUPPLY } from '@cartwright/dev-store/catalogue/larkspur/larkspur-supply';
import { storeMarkets } from '@cartwright/dev-store/context/store-markets';
import { LINK_ATTRIBUTE, madeUpHistory } from '@cartwright/dev-store/order-history/made-up-history';
import type { Order } from '@cartwright/dev-store/orders/order';
import { DEMO_MARKETS } from '@cartwright/dev-store/setup/demo-markets';
import type { ListView, MadeUpVisit } from '@cartwright/dev-store/visit-history/made-up-visit';
import { madeUpVisits } from '@cartwright/dev-store/visit-history/made-up-visits';
import { pagesOfVisit } from '@cartwright/dev-store/visit-history/pages-of-visit';
import { storeMadeUpVisits } from '@cartwright/server/analytics/made-up-visits';
import { FEWEST_SEARCHERS, type FiguresOfTab, figuresOf } from '@cartwright/server/reports/figures';
import { glanceOf } from '@cartwright/server/reports/report-glance';
import { rowsOf } from '@cartwright/server/reports/report-rows';
import type { Values } from '@cartwright/server/reports/report-sums';
import { aMeasuredShop, type MadeOrder } from '@cartwright/server/testing/a-measured-shop';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { beforeAll, describe, expect, test } from 'vitest';

/*
 * Known sums: what the made-up visits of a store were made to do is added up here from what was planned, without events and
 * without SQL, and is what the reports show.
 */

const database = testDatabase();
const SHOP = { domain: 'a.myshopify.com', name: 'A', currency: 'USD', timezone: 'UTC', country: 'US' };
/** The clocks of Europe went back on October 25, those of America on November 1. */
const NOW = new Date('2026-11-03T12:00:00Z');
const FIRST_DAY = '2026-10-24';
const LATER = Date.parse('2026-11-10T00:00:00Z');
const ZONES = ['America/Los_Angeles', 'Pacific/Tongatapu', 'Europe/Berlin'];
const FIGURES = figuresOf(new Date(LATER));
/** A page tells of its list so long after it came on the screen, in milliseconds. */
const TOLD_AFTER = 800;

const { markets } = storeMarkets({ shop: SHOP, markets: DEMO_MARKETS }, LARKSPUR_SUPPLY);
const orders = madeUpHistory({
  markets,
  catalogue: LARKSPUR_SUPPLY,
  currency: 'USD',
  now: NOW,
  firstNumber: 1001,
}).filter(({ createdAt }) => createdAt >= FIRST_DAY);
const visits = madeUpVisits({ catalogue: LARKSPUR_SUPPLY, market: markets[0], orders }).map(planned);

/** A visit with what it was made for: its only list, and the lines of orders that were found there. */
interface Planned extends Omit<MadeUpVisit, 'views'> {
  readonly start: number;
  readonly view: { readonly at: number; readonly isCollectionPage: boolean; readonly list: ListView } | null;
  readonly endsInCollection: boolean;
  readonly sold: readonly SoldLine[];
}

interface SoldLine {
  readonly productId: number;
  readonly amounts: readonly { readonly at: number; readonly revenue: number }[];
}

function planned({ views, ...visit }: MadeUpVisit, _: number, all: readonly MadeUpVisit[]): Planned {
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
  return {
    ...visit,
    start: views[0]?.at ?? 0,
    view,
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

/** As the app reads it of the store. */
function storedOrder({ number, createdAt, attributes, lines, refunds, cancelledAt }: Order): MadeOrder {
  const isCancelled = cancelledAt !== undefined;
  return {
    orderId: number,
    placedAt: Date.parse(createdAt),
    link: attributes[LINK_ATTRIBUTE] ?? null,
    isCancelled,
    lines: isCancelled
      ? []
      : lines.map(({ id, productId, paid }) => ({
          lineId: Number(id),
          productId,
          revenue: paid.shop,
          properties: {},
        })),
    refunds: isCancelled
      ? []
      : refunds.flatMap((refund) =>
          refund.lines.map(({ id, amount }) => ({
            lineId: Number(id),
            at: Date.parse(refund.createdAt),
            revenue: -amount.shop,
          })),
        ),
  };
}

type Span = Pick<DateRange, 'start' | 'end'>;
type Of<Subject extends ListView['subject']> = Extract<ListView, { readonly subject: Subject }>;

const isIn = ({ start, end }: Span, at: number) => at >= start && at < end;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const percentOf = (part: number, whole: number) => shareOf(part, whole, 100);
const isClicked = ({ list }: { readonly list: ListView }) => list.clicked.length + list.added.length > 0;
const isSeen = ({ list }: { readonly list: ListView }) =>
  (list.seen.length > 0 && !isPanel(list)) || isClicked({ list });
const isPanel = (list: ListView) => list.subject === 'search' && list.isPanel;
const isConverted = ({ sold }: Pick<Planned, 'sold'>) => sold.length > 0;
/** The panel is told of by its list alone, a page by itself, too. */
const seenAt = ({ at, list }: { readonly at: number; readonly list: ListView }) =>
  isPanel(list) ? at + TOLD_AFTER : at;

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
  const typed = all.filter(({ at }) => isIn(span, at + TOLD_AFTER));
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

/** What is alike, by what it is called. */
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
const SEARCH = 'smart-search-analytics';
const COLLECTIONS = 'smart-collections-analytics';
/** Every visit is in these days in every time zone. */
const ALL_DAYS = rangeOfDays({ from: '2026-10-20', to: '2026-11-06' }, LATER, 'UTC');

let store: ReturnType<typeof aMeasuredShop>['store'];
beforeAll(async () => {
  const shop = aMeasuredShop(database());
  store = shop.store;
  await shop.take([], orders.map(storedOrder));
  const pages = madeUpVisits({ catalogue: LARKSPUR_SUPPLY, market: markets[0], orders }).flatMap((visit) =>
    pagesOfVisit(visit, null),
  );
  for (let from = 0; from < pages.length; from += 500) {
    await storeMadeUpVisits(store, pages.slice(from, from + 500), NOW);
  }
  await shop.count();
});

describe.each(ZONES)('the reports of made-up visits in %s', (timezone) => {
  const range = rangeOfDays({ from: '2026-10-25', to: '2026-11-01' }, LATER, timezone);

  test.each([
    [SEARCH, searchTiles],
    [COLLECTIONS, collectionTiles],
  ] as const)('%s: every tile, of the range and of each day, is what was planned', async (report, tiles) => {
    const glance = tab(report, 'glance');
    const shown = await glanceOf(store, report, glance, range, { measuredSince: new Date(FIRST_DAY) });
    const whole = Object.fromEntries(shown.tiles.map(({ key, value }) => [key, value]));
    expect(whole).toEqual(expectedOf(tiles(range)));
    expect(whole.conversions).toBeGreaterThan(3);
    const byDay = new Map(shown.days.map(({ date, values }) => [date, values]));
    for (const { date, start, end } of daysOf(range)) {
      expect({ date, ...byDay.get(date) }).toEqual({ date, ...expectedOf(tiles({ start, end })) });
    }
    for (const key of ['searches', 'sessions', 'conversions', 'revenue']) {
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

describe('every table of made-up visits is what was planned', () => {
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
    expect(byValue.size).toBeGreaterThan(3);
    const table = tableOf(byValue, (all) => ({
      uses: all.length,
      sessionShare: percentOf(all.length, searches.length),
      conversions: all.filter(isConverted).length,
    }));
    expect(await shown(SEARCH, 'top-filters')).toEqual(expected(table));
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
