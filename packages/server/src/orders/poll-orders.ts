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
/**
 * Maximum age of the orders that an app can read without `read_all_orders`. Source: Shopify, access scopes, orders
 * permissions.
 */
const VISIBLE_MS = 60 * DAY_MS;
/** Overlap of consecutive polls: Shopify's search index may lag behind. */
const OVERLAP_MS = 10 * 60 * 1000;
/** Maximum of pages per step, so that other shops don't wait. */
const PAGES_AT_ONCE = 5;

/** Outcome of a step of a poll, with its cost in Shopify's points. `hidden`: the app may read no orders. */
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

/** Orders of the shop that the app may read. */
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
  // Time zone and currency of sales. If Shopify doesn't respond, the last known ones are used.
  await readShopProfile(store, admin);
  const started = startedPoll(reading, sight.value, now);
  if (started !== reading) await noteReading(store, started);
  const polled = await readPages(started.readUntil, context);
  if (!polled.ok || polled.value.end === 'more') return polled;
  await noteReading(store, {
    isLooking: false,
    isGathered: true,
    lookedAt: now,
    // Orders since then were visible until the end of the poll.
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

/** Whether orders may have become too old to be read since the last poll; a shop without sales has no gap. */
function hasGap({ lookedAt, readUntil }: OrderReading, now: Date): boolean {
  const seen = lookedAt ?? readUntil;
  return seen !== null && now.getTime() - seen.getTime() > VISIBLE_MS;
}

/**
 * Reads some pages from a position. Each page starts at the second of the previous page's last change rather than
 * after a cursor: an order that changes meanwhile moves to the end without shifting others. Cursors are used only
 * for a second with more changes than a page holds, up to its end.
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
    // The current holder of the lease continues.
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

/** Instant rounded down to the second, the precision of Shopify's search. */
function wholeSecond(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 1000) * 1000);
}
