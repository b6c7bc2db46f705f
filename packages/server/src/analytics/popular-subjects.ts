import type { Place } from '@cartwright/core/analytics/session-places';
import type { PopularSubjects } from '@cartwright/core/suggestions/popular';
import { sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { sessionPlaces } from '../db/schema';

/** Minimum of sessions for published results: fewer might identify people. */
const FEWEST_SESSIONS = 3;
const MAX_OF_EACH = 50;
const DAY = 24 * 3_600_000;
const DAYS = 30;
/** Lifetime of a cached response in milliseconds: every use of a search field requests it. */
const FRESH = 15 * 60_000;

/** Searches with results and clicks, collections, and products found by searches, of the last 30 days. */
export async function popularSubjects(store: ShopStore, now: Date): Promise<PopularSubjects> {
  const numbers = (ids: readonly string[]) => ids.map(Number).filter(Number.isSafeInteger);
  const [queries, collections, products] = await Promise.all([
    popularIds(store, now, 'search'),
    popularIds(store, now, 'collection'),
    popularIds(store, now, 'search_product'),
  ]);
  return { queries, collectionIds: numbers(collections), productIds: numbers(products) };
}

/** Sorted by sessions with a click there, then by all sessions there. */
async function popularIds(store: ShopStore, now: Date, place: Place): Promise<string[]> {
  const { placeId, firstAt, clicks, adds, results } = sessionPlaces;
  const since = new Date(now.getTime() - DAYS * DAY).toISOString();
  const turned = sql`count(*) filter (where ${clicks} + ${adds} > 0)`;
  const rows = await store.sums(sessionPlaces, {
    by: { id: sql<string>`${placeId}`.as('id') },
    of: {
      turned: turned.mapWith(Number).as('turned'),
      sessions: sql`count(*)`.mapWith(Number).as('sessions'),
    },
    where: sql`${sessionPlaces.place} = ${place} and ${firstAt} >= ${since}::timestamptz
      and coalesce(${results}, 1) > 0`,
    having: sql`count(*) >= ${FEWEST_SESSIONS} and ${turned} > 0`,
    orderBy: [sql`turned desc, sessions desc, id`],
    limit: MAX_OF_EACH,
  });
  return rows.map(({ id }) => id);
}

const kept = new WeakMap<ShopStore, { readonly at: number; readonly found: Promise<PopularSubjects> }>();

/** Popular subjects from a cache of at most 15 minutes. */
export function recentlyPopular(store: ShopStore, now: Date): Promise<PopularSubjects> {
  const before = kept.get(store);
  if (before && now.getTime() - before.at < FRESH && now.getTime() >= before.at) return before.found;
  const found = popularSubjects(store, now);
  kept.set(store, { at: now.getTime(), found });
  found.catch(() => kept.delete(store));
  return found;
}
