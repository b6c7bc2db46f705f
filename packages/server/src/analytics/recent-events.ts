import type { AnalyticsSubject } from '@cartwright/core/analytics/analytics-events';
import { gte, inArray, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { carts, catalogueCollections, events } from '../db/schema';

export type Subject = 'cart' | AnalyticsSubject;

/** Those ids of carts, or of collections, that are or were the shop's. */
export type KnownSubjects = (
  subject: 'cart' | 'collection',
  ids: readonly string[],
) => Promise<ReadonlySet<string>>;

/**
 * So many events of a shop are kept of two days, some 20 MB: of its carts, again of its lists, and of its pages. What comes
 * in one day has happened in two at most (`MAX_EVENT_AGE`), so no more than this comes in one day either, whatever is said of
 * its age.
 */
export const MOST_OF_TWO_DAYS = 200_000;

const MINUTE = 60 * 1000;
const TWO_DAYS = 2 * 24 * 60 * MINUTE;

export interface RecentEvents {
  /** Whether events of these subjects may be stored, all of them; they count from then on. */
  admit(subjects: readonly Subject[]): Promise<boolean>;
  /** What the shop has, and what it had lately: pages that are open know it for a while. */
  readonly known: KnownSubjects;
}

/** Pages and lists have more to tell than carts, and take nothing from them, nor from each other. */
type Share = 'cart' | 'lists' | 'pages';
const SHARES: readonly Share[] = ['cart', 'lists', 'pages'];
const SHARE_OF: Readonly<Record<Subject, Share>> = {
  cart: 'cart',
  collection: 'lists',
  search: 'lists',
  page: 'pages',
};

/**
 * What the shop's shoppers have sent in two days, looked up once a minute at most: what other servers take in is known by
 * then. `most` events of each share are admitted; `now` is in epoch milliseconds.
 */
export function recentEvents(
  store: ShopStore,
  { now, most = MOST_OF_TWO_DAYS }: { readonly now: () => number; readonly most?: number | undefined },
): RecentEvents {
  let looked = 0;
  let last: ReturnType<typeof look> | null = null;

  async function look() {
    const { subject, subjectId, happenedAt } = events;
    const counted = await store.sums(events, {
      by: {
        subject: sql<Subject>`${subject}`.as('subject'),
        id: sql<string | null>`${subjectId}`.as('id'),
      },
      of: { rows: sql<number>`count(*)`.mapWith(Number).as('rows') },
      where: gte(happenedAt, new Date(now() - TWO_DAYS)),
    });
    const stored: Record<Share, number> = { cart: 0, lists: 0, pages: 0 };
    for (const each of counted) stored[SHARE_OF[each.subject]] += each.rows;
    return { stored, ids: new Set(counted.map((each) => `${each.subject} ${each.id}`)) };
  }

  async function recent() {
    if (last === null || now() - looked >= MINUTE) {
      looked = now();
      last = look();
    }
    try {
      return await last;
    } catch (error) {
      last = null;
      throw error;
    }
  }

  return {
    async admit(subjects) {
      const { stored } = await recent();
      const added = (share: Share) => subjects.filter((subject) => SHARE_OF[subject] === share).length;
      if (SHARES.some((share) => added(share) > 0 && stored[share] + added(share) > most)) return false;
      for (const share of SHARES) stored[share] += added(share);
      return true;
    },
    async known(subject, ids) {
      const { ids: counted } = await recent();
      const isCounted = (id: string) => counted.has(`${subject} ${id}`);
      const others = ids.filter((id) => !isCounted(id));
      const found = others.length === 0 ? [] : await KEPT[subject](store, others);
      return new Set([...ids.filter(isCounted), ...found]);
    },
  };
}

/** Those that the shop has now. */
const KEPT = {
  async cart(store: ShopStore, ids: readonly string[]): Promise<string[]> {
    const found = await store.columns(carts, ['id'], { where: inArray(carts.id, ids) });
    return found.map(({ id }) => id);
  },
  async collection(store: ShopStore, ids: readonly string[]): Promise<string[]> {
    const where = inArray(catalogueCollections.collectionId, ids.map(Number));
    const found = await store.columns(catalogueCollections, ['collectionId'], { where });
    return found.map(({ collectionId }) => String(collectionId));
  },
};
