import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metricsOf } from './metrics';
import {
  type Place,
  placesOfSession,
  SESSION_CLOSES,
  type SessionEvent,
  type SessionSales,
} from './session-places';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const NO_SALES: SessionSales = { orders: [], credits: [] };

/** The events of a session, a second apart. */
function session(...events: Partial<SessionEvent>[]): SessionEvent[] {
  return events.map((event, number) => ({
    page: 'p',
    number,
    at: NOON + number * 1000,
    subject: 'page',
    name: 'viewed',
    subjectId: null,
    productId: null,
    position: null,
    query: null,
    results: null,
    filters: null,
    sort: null,
    pageKind: null,
    tierId: null,
    widgetId: null,
    code: null,
    ...event,
  }));
}
const home = { pageKind: 'home' } as const;
const sale = { pageKind: 'collection', subjectId: '77' } as const;
const list = { subject: 'collection', name: 'viewed', subjectId: '77', results: 9 } as const;
const seen = { ...list, name: 'impression', results: null } as const;
const search = { subject: 'search', name: 'viewed', query: 'mug', results: 4 } as const;
const clicked = { subject: 'search', name: 'clicked', query: 'mug', productId: 5, position: 3 } as const;
const filtered = (...filters: string[]) =>
  ({ subject: 'search', name: 'filtered', query: 'mug', filters }) as const;

const placeOf = (rows: ReturnType<typeof placesOfSession>, place: Place, id = '') =>
  rows.find((row) => row.place === place && row.placeId === id);

describe('session places', () => {
  test('count a widget’s views with its clicks and adds', () => {
    const widget = { subject: 'widget', subjectId: '12' } as const;
    const rows = placesOfSession(
      session(
        { ...widget, name: 'viewed', results: 3 },
        { ...widget, name: 'impression', productId: 5, position: 2 },
        { ...widget, name: 'clicked', productId: 5, position: 2 },
        { ...widget, name: 'added', productId: 5, position: 2 },
      ),
      {
        orders: [NOON],
        credits: [{ subject: 'widget', subjectId: '12', productId: 5, at: NOON }],
      },
    );
    const counted = { clicks: 1, adds: 1, isSeen: true, isConverted: true };
    expect(placeOf(rows, 'widgets')).toMatchObject({ views: 1, ...counted });
    expect(placeOf(rows, 'widget', '12')).toMatchObject({ views: 1, ...counted });
    expect(placeOf(rows, 'widget_product', '5')).toMatchObject({ views: 0, ...counted });
  });

  test('count bundle views, starts and adds separately', () => {
    const bundle = { subject: 'bundle', subjectId: '12' } as const;
    const rows = placesOfSession(
      session(
        { ...bundle, name: 'viewed', results: 3 },
        { ...bundle, name: 'impression', productId: 5, position: 1 },
        { ...bundle, name: 'started' },
        { ...bundle, name: 'added' },
      ),
      {
        orders: [NOON],
        credits: [{ subject: 'bundle', subjectId: '13', productId: 5, at: NOON }],
      },
    );
    expect(placeOf(rows, 'bundles')).toMatchObject({ views: 1, isSeen: true, isConverted: true });
    expect(placeOf(rows, 'bundle', '12')).toMatchObject({ views: 1, isSeen: true, isConverted: false });
    for (const place of ['bundles_started', 'bundles_added'] as const) {
      expect(placeOf(rows, place)).toBeDefined();
    }
    expect(placeOf(rows, 'bundle_started', '12')).toMatchObject({ views: 1 });
    expect(placeOf(rows, 'bundle_added', '12')).toMatchObject({ adds: 1 });
    expect(placeOf(rows, 'widgets')).toBeUndefined();
  });

  test('count bundle steps only in sessions that started or added the bundle', () => {
    const bundle = { subject: 'bundle', subjectId: '12' } as const;
    const reached = (tierId: string) => ({ ...bundle, name: 'step_reached', tierId }) as const;
    const stepsOf = (...events: Partial<SessionEvent>[]) =>
      placesOfSession(session(...events), NO_SALES).flatMap(({ place, placeId, adds }) =>
        place.startsWith('bundle_step') ? [`${place} ${placeId} ${adds}`] : [],
      );
    const reachedSteps = [reached('a'), reached('b'), { ...reached('a'), subjectId: '13' }];
    expect(stepsOf(...reachedSteps)).toEqual([]);
    expect(stepsOf(...reachedSteps, { ...bundle, name: 'started' })).toEqual([
      'bundle_steps 12 0',
      'bundle_step 12 a 0',
      'bundle_step 12 b 0',
    ]);
    expect(
      stepsOf({ ...bundle, name: 'started' }, reached('a'), reached('a'), { ...bundle, name: 'added' }),
    ).toEqual(['bundle_steps 12 1', 'bundle_step 12 a 1']);
    // An older page reports no steps.
    expect(stepsOf({ ...bundle, name: 'started' }, { ...bundle, name: 'added' })).toEqual([]);
  });

  test('count a cart’s cross-sell as an add of its widget, not as a view', () => {
    const added = { subject: 'cart', name: 'cross_sell_added', subjectId: 'cart', productId: 5 } as const;
    const rows = placesOfSession(session({ ...added, widgetId: 12 }, added), NO_SALES);
    expect(placeOf(rows, 'widget', '12')).toMatchObject({ views: 0, adds: 1, isSeen: false });
    expect(placeOf(rows, 'cross_sell', '5')).toMatchObject({ views: 2, adds: 0 });
  });

  test('count a collection once per session, from its first view', () => {
    const rows = placesOfSession(session(home, sale, list, sale, list), NO_SALES);
    expect(placeOf(rows, 'collection', '77')).toMatchObject({
      firstAt: NOON + 1000,
      lastAt: NOON + 4000,
      views: 2,
      isViewed: true,
    });
    expect(rows.map(({ place }) => place)).toEqual(['shop', 'collections', 'collection']);
  });

  test('mark the last page as the exit unless the session went to checkout', () => {
    const exits = (...events: Partial<SessionEvent>[]) =>
      placesOfSession(session(...events), NO_SALES)
        .filter(({ isExit }) => isExit)
        .map(({ place, placeId }) => `${place} ${placeId}`.trim());
    expect(exits(home, sale)).toEqual(['shop', 'collections', 'collection 77']);
    expect(exits(sale, home)).toEqual(['shop']);
    expect(exits(sale, { name: 'checkout' })).toEqual([]);
    expect(exits(sale, { subject: 'cart', name: 'checkout', subjectId: 'c' })).toEqual([]);
  });

  test('sum a search’s clicks and positions, with its highest result count', () => {
    const filteredAway = { ...search, results: 0 };
    const rows = placesOfSession(
      session(search, filteredAway, clicked, { ...clicked, position: 5 }),
      NO_SALES,
    );
    expect(placeOf(rows, 'search', 'mug')).toMatchObject({ views: 2, clicks: 2, positions: 8, results: 4 });
    expect(placeOf(rows, 'search_product', '5')).toMatchObject({ clicks: 2 });
  });

  test('count a filter when it is selected, not while it stays selected', () => {
    const rows = placesOfSession(
      session(filtered('a'), filtered('a', 'b'), filtered('b'), filtered('b', 'a')),
      NO_SALES,
    );
    expect(placeOf(rows, 'search_filter', 'a')?.views).toBe(2);
    expect(placeOf(rows, 'search_filter', 'b')?.views).toBe(1);
  });

  test('count an order as a conversion of its credited places and of earlier carts', () => {
    const events = session(sale, search, filtered('a'), { subject: 'cart', name: 'shown', subjectId: 'c' });
    const credit = { subject: 'search', subjectId: 'mug', productId: 5, at: NOON + 1500 } as const;
    const rows = placesOfSession(events, { orders: [NOON + 9000], credits: [credit] });
    const converted = rows.filter(({ isConverted }) => isConverted).map(({ place }) => place);
    expect(converted).toEqual(['shop', 'searches', 'search', 'carts', 'cart']);
  });
});

test('counts a funnel for all carts and each cart, with tiers, gifts, codes and cross-sells', () => {
  const cart = { subject: 'cart', subjectId: 'c', pageKind: null } as const;
  const rows = placesOfSession(
    session(
      { ...cart, name: 'shown' },
      { ...cart, name: 'opened' },
      { ...cart, name: 'opened' },
      { ...cart, name: 'tier_reached', tierId: 't' },
      { ...cart, name: 'gift_added', tierId: 't' },
      { ...cart, name: 'gift_declined', tierId: 't' },
      { ...cart, name: 'code_applied', code: 'WELCOME' },
      { ...cart, name: 'cross_sell_added', productId: 5 },
      { ...cart, name: 'checkout' },
    ),
    { orders: [NOON + 6500], credits: [] },
  );
  const summaries = rows.map(
    ({ place, placeId, views, isConverted }) => `${place} ${placeId} ${views} ${isConverted}`,
  );
  expect(summaries).toEqual([
    'shop  9 true',
    'carts  1 true',
    'cart c 1 true',
    'carts_opened  2 true',
    'cart_opened c 2 true',
    'tier c t 1 true',
    'gift c t 1 true',
    'gift_declined c t 1 true',
    'code WELCOME 1 true',
    'cross_sell 5 1 false',
    'carts_checkout  1 false',
    'cart_checkout c 1 false',
  ]);
});

describe('session metrics', () => {
  const rows = [
    placesOfSession(session(sale, list, seen), NO_SALES),
    placesOfSession(session(sale, list, { ...list, name: 'clicked', productId: 5, position: 2 }, home), {
      orders: [NOON + 9000],
      credits: [{ subject: 'collection', subjectId: '77', productId: 5, at: NOON }],
    }),
    placesOfSession(session(sale, list, { ...list, name: 'added', productId: 6, position: 1 }), NO_SALES),
    placesOfSession(session(list, seen), NO_SALES),
    // On the screen for less than a second.
    placesOfSession(session(list), NO_SALES),
  ].flatMap((each) => each.filter(({ place }) => place === 'collection'));

  test('calculate rates over the same sessions in numerator and denominator', () => {
    expect(metricsOf(rows, NOON + 2 * SESSION_CLOSES)).toEqual({
      sessions: 4,
      clickthrough: 50,
      clicks: 1,
      adds: 1,
      averagePosition: 2,
      conversions: 1,
      conversionRate: 25,
      exitRate: 200 / 3,
      noResultRate: 0,
    });
  });

  test('count no exits for sessions that may still be open', () => {
    expect(metricsOf(rows, NOON + SESSION_CLOSES).exitRate).toBeNull();
  });

  test('return no rate without sessions', () => {
    expect(metricsOf([], NOON)).toMatchObject({ sessions: 0, clickthrough: null, averagePosition: null });
  });
});

test('Duplicates and arrival order don’t change the result.', () => {
  const anEvent = fc.record({
    page: fc.constantFrom('p', 'q'),
    number: fc.nat(20),
    at: fc.integer({ min: 0, max: 50 }),
    subject: fc.constantFrom(
      'page' as const,
      'search' as const,
      'collection' as const,
      'cart' as const,
      'widget' as const,
      'bundle' as const,
    ),
    name: fc.constantFrom(
      'started',
      'step_reached',
      'viewed',
      'impression',
      'clicked',
      'added',
      'filtered',
      'checkout',
      'shown',
      'sorted',
    ),
    subjectId: fc.constantFrom('77', null),
    productId: fc.constantFrom(5, null),
    position: fc.constantFrom(1, 2),
    query: fc.constantFrom('mug', 'cup'),
    results: fc.constantFrom(0, 3, null),
    filters: fc.constantFrom(['a'], ['a', 'b'], null),
    sort: fc.constantFrom('price', null),
    pageKind: fc.constantFrom('home' as const, 'collection' as const, 'search' as const),
    tierId: fc.constantFrom('a', null),
    widgetId: fc.constantFrom(12, null),
    code: fc.constant(null),
  });
  const events = fc.uniqueArray(anEvent, {
    selector: ({ page, number }) => `${page} ${number}`,
    maxLength: 12,
  });
  const arrivals = events.chain((told) =>
    fc.tuple(
      fc.constant(told),
      fc
        .shuffledSubarray(told)
        .chain((some) => fc.constant(some.map((each) => ({ ...each, at: each.at + 7 })))),
    ),
  );
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
  fc.assert(
    fc.property(arrivals, ([told, copies]) => {
      const once = placesOfSession(told, NO_SALES);
      expect(sorted(placesOfSession([...copies, ...[...told].reverse()], NO_SALES))).toEqual(sorted(once));
    }),
  );
});
