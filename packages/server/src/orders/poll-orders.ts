import type { ShopStore } from '../db/for-shop';
import type { Lease } from '../db/lease';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { grantedScopes } from '../shops/granted-scopes';
import { readShopProfile } from '../shops/shop-profile';
import { noteReading, type OrderReading } from './order-reading';
import { changedOrders, pointsOf } from './read-orders';
import { ingest, readRefused } from './refused-orders';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age of the oldest orders that an app sees without `read_all_orders`. Source: Shopify, access scopes, orders permissions. */
const VISIBLE_MS = 60 * DAY_MS;
/** Overlap of a poll with the one before: Shopify's search may lag behind. */
const OVERLAP_MS = 10 * 60 * 1000;
/** Maximum of pages in one step, so that other shops' turn comes soon. */
const PAGES_AT_ONCE = 5;

/** Outcome of a step of a poll, with its cost in Shopify's points. `hidden`: the app may see nothing. */
interface PollStep {
  readonly end: 'more' | 'done' | 'hidden';
  readonly points: number;
}

interface PollContext {
  readonly store: ShopStore;
  readonly admin: AdminClient;
  readonly lease: Lease;
  readonly now: Date;
}

/** Orders of the shop that the app may see. */
type Sight = 'nothing' | 'recent' | 'all';

async function sightOf(admin: AdminClient): Promise<ShopifyResult<Sight>> {
  const scopes = await grantedScopes(admin);
  if (!scopes.ok) return scopes;
  const has = (scope: string) => scopes.value.includes(scope);
  if (!has('read_orders') && !has('write_orders')) return { ok: true, value: 'nothing' };
  return { ok: true, value: has('read_all_orders') ? 'all' : 'recent' };
}

/**
 * One step of a poll: reads orders in the order of their last change, and saves its position with every page. The first
 * poll, or a restarted one, reads all visible orders. At its end, orders refused by Shopify are retried.
 */
export async function pollOrders(
  reading: OrderReading,
  context: PollContext,
): Promise<ShopifyResult<PollStep>> {
  const { store, admin, lease, now } = context;
  const sight = await sightOf(admin);
  if (!sight.ok) return sight;
  if (sight.value === 'nothing') return { ok: true, value: { end: 'hidden', points: 0 } };
  // Days and currency of what is counted. Where Shopify doesn't say them now, those that it said last are known.
  await readShopProfile(store, admin);
  const started = startedPoll(reading, sight.value, now);
  if (started !== reading) await noteReading(store, started);
  const polled = await readPages(started.readUntil, context);
  if (!polled.ok || polled.value.end === 'more') return polled;
  await noteReading(store, {
    isLooking: false,
    isGathered: true,
    lookedAt: now,
    // What was there from here on could be seen until the very end.
    ...(!started.isGathered && {
      coveredFrom: sight.value === 'all' ? null : new Date(now.getTime() - VISIBLE_MS),
    }),
  });
  const again = await readRefused(store, admin, lease, now);
  if (!again.ok) return again;
  return { ok: true, value: { end: 'done', points: polled.value.points + again.value } };
}

function startedPoll(reading: OrderReading, sight: 'recent' | 'all', now: Date): OrderReading {
  const { readUntil, coveredFrom, isGathered, isLooking } = reading;
  const isWhole = isGathered && !(sight === 'recent' && hasGap(reading, now));
  if (isLooking) return isWhole === isGathered ? reading : { ...reading, isGathered: isWhole };
  const seesMore = sight === 'all' && coveredFrom !== null;
  if (!isGathered || seesMore) return { ...reading, isLooking: true, isGathered: false, readUntil: null };
  const from = readUntil && new Date(readUntil.getTime() - OVERLAP_MS);
  return { ...reading, isLooking: true, isGathered: isWhole, readUntil: from };
}

/** Whether something may have become too old to be seen since the last poll: a shop that sells nothing has no gap. */
function hasGap({ lookedAt, readUntil }: OrderReading, now: Date): boolean {
  const seen = lookedAt ?? readUntil;
  return seen !== null && now.getTime() - seen.getTime() > VISIBLE_MS;
}

/**
 * Some pages from a place on. Each page begins at the second in which the last order of the one before changed, not behind
 * a cursor: an order that changes meanwhile goes to the end and takes no other's place along. Only a second in which more
 * changed than a page holds is read by cursor, to its end.
 */
async function readPages(
  from: Date | null,
  { store, admin, lease, now }: PollContext,
): Promise<ShopifyResult<PollStep>> {
  let since = from && wholeSecond(from);
  let after: string | null = null;
  let points = 0;
  for (let pages = 0; pages < PAGES_AT_ONCE || after !== null; pages += 1) {
    const page = await changedOrders(admin, { since, after });
    if (!page.ok) return page;
    // Whoever has the lease now goes on.
    if (!lease.holds()) return { ok: true, value: { end: 'more', points } };
    const { orders, refused, until, next } = page.value;
    points += pointsOf(orders);
    await store.transaction(async (transaction) => {
      await ingest(transaction, [...orders.map(({ id }) => id), ...refused], page.value, now);
      if (until) await noteReading(transaction, { readUntil: until });
    });
    if (next === null || !until) return { ok: true, value: { end: 'done', points } };
    const reached = wholeSecond(until);
    after = since && reached <= since ? next : null;
    since = reached;
  }
  return { ok: true, value: { end: 'more', points } };
}

/** Shopify's search knows seconds. */
function wholeSecond(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 1000) * 1000);
}
