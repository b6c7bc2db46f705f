import type { AnalyticsSubject } from '@cartwright/core/analytics/analytics-events';
import { ALL_PRODUCTS } from '@cartwright/core/collections/all-products';
import { and, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { carts, catalogueCollections, events, experiments, widgets } from '../db/schema';

export type Subject = 'cart' | AnalyticsSubject;

/** Filters ids of carts, collections, widgets, bundles or tests to those that are or were the shop's. */
export type KnownSubjects = (subject: KnownSubject, ids: readonly string[]) => Promise<ReadonlySet<string>>;

const KNOWN = ['cart', 'collection', 'widget', 'bundle', 'experiment'] as const;
type KnownSubject = (typeof KNOWN)[number];

const MINUTE = 60 * 1000;
const TWO_DAYS = 2 * 24 * 60 * MINUTE;

/**
 * Looks up the shop's current and recent subjects: open pages may still report deleted ones. Recent ones are looked up
 * at most once a minute. `now` is in epoch milliseconds.
 */
export function knownSubjects(store: ShopStore, now: () => number): KnownSubjects {
  let readAt = 0;
  let last: Promise<ReadonlySet<string>> | null = null;

  async function readSubjects(): Promise<ReadonlySet<string>> {
    const { subject, subjectId, happenedAt } = events;
    const counted = await store.sums(events, {
      by: { subject: sql<Subject>`${subject}`.as('subject'), id: sql<string | null>`${subjectId}`.as('id') },
      of: {},
      where: and(gte(happenedAt, new Date(now() - TWO_DAYS)), inArray(subject, KNOWN)),
    });
    return new Set(counted.map((each) => `${each.subject} ${each.id}`));
  }

  async function recentSubjects(): Promise<ReadonlySet<string>> {
    if (last === null || now() - readAt >= MINUTE) {
      readAt = now();
      last = readSubjects();
    }
    try {
      return await last;
    } catch (error) {
      last = null;
      throw error;
    }
  }

  return async (subject, ids) => {
    if (ids.length === 0) return new Set();
    const present = new Set(await IDS_IN_SHOP[subject](store, ids));
    const others = ids.filter((id) => !present.has(id));
    if (others.length === 0) return present;
    const counted = await recentSubjects();
    return new Set([...present, ...others.filter((id) => counted.has(`${subject} ${id}`))]);
  };
}

/** Subjects that the shop has now. */
const IDS_IN_SHOP = {
  async cart(store: ShopStore, ids: readonly string[]): Promise<string[]> {
    const found = await store.columns(carts, ['id'], { where: inArray(carts.id, ids) });
    return found.map(({ id }) => id);
  },
  async collection(store: ShopStore, ids: readonly string[]): Promise<string[]> {
    const where = inArray(catalogueCollections.collectionId, ids.map(Number));
    const found = await store.columns(catalogueCollections, ['collectionId'], { where });
    return [String(ALL_PRODUCTS.id), ...found.map(({ collectionId }) => String(collectionId))];
  },
  widget: widgetIds,
  // Bundle builders are widgets.
  bundle: widgetIds,
  /** Tests that were started. */
  async experiment(store: ShopStore, ids: readonly string[]): Promise<string[]> {
    const where = and(inArray(experiments.id, ids), isNotNull(experiments.run));
    const found = await store.columns(experiments, ['id'], { where });
    return found.map(({ id }) => id);
  },
};

async function widgetIds(store: ShopStore, ids: readonly string[]): Promise<string[]> {
  // Ids are 32-bit integers.
  const possible = ids.map(Number).filter((id) => id < 2 ** 31);
  const found = await store.columns(widgets, ['id'], { where: inArray(widgets.id, possible) });
  return found.map(({ id }) => String(id));
}
