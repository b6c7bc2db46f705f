import { gte, inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { carts, events } from '../db/schema';
import type { KnownCarts } from './read-report';

/**
 * So many events of a shop are kept of two days, some 20 MB. What comes in one day has happened in two at most
 * (`MAX_EVENT_AGE`), so no more than this comes in one day either, whatever is said of its age.
 */
export const MOST_OF_TWO_DAYS = 200_000;

const MINUTE = 60 * 1000;
const TWO_DAYS = 2 * 24 * 60 * MINUTE;

export interface RecentEvents {
  /** Whether so many more may be stored; they count from then on. */
  admit(count: number): Promise<boolean>;
  /** The carts that the shop has, and those that it had lately: pages that are open know them for a while. */
  readonly knownCarts: KnownCarts;
}

/**
 * What the shop's shoppers have sent in two days, looked up once a minute at most: what other servers take in is known by
 * then. `most` events are admitted; `now` is in epoch milliseconds.
 */
export function recentEvents(
  store: ShopStore,
  { now, most = MOST_OF_TWO_DAYS }: { readonly now: () => number; readonly most?: number | undefined },
): RecentEvents {
  let looked = 0;
  let last: Promise<{ readonly carts: ReadonlyMap<string, number>; stored: number }> | null = null;

  async function look() {
    const byCart = await store.countBy(events, 'cartId', gte(events.happenedAt, new Date(now() - TWO_DAYS)));
    return { carts: byCart, stored: [...byCart.values()].reduce((sum, rows) => sum + rows, 0) };
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
    async admit(count) {
      const known = await recent();
      if (known.stored + count > most) return false;
      known.stored += count;
      return true;
    },
    async knownCarts(ids) {
      const { carts: counted } = await recent();
      const others = ids.filter((id) => !counted.has(id));
      const found =
        others.length > 0 ? await store.columns(carts, ['id'], { where: inArray(carts.id, others) }) : [];
      return new Set([...ids.filter((id) => counted.has(id)), ...found.map(({ id }) => id)]);
    },
  };
}
