import type { Logger } from 'pino';
import type { ShopStore } from '../db/for-shop';
import { areStale, bytesOf, followBaskets, readBaskets, type ShopBaskets } from './shop-baskets';

/** In-memory baskets of shops: a cache of the database. */
export interface BasketsOfShops {
  /**
   * A shop's baskets, at most half a minute stale. Loaded on first use; reloaded daily and after
   * many changes, serving the old ones meanwhile. Rejects if they can't be loaded; the next call
   * retries.
   */
  of(store: ShopStore): Promise<ShopBaskets>;
  /** Evicts a shop. */
  forget(shopId: string): void;
  /** Memory size in bytes. */
  memory(): number;
}

export interface BasketsOptions {
  /** IANA name of a shop's time zone. */
  readonly timezoneOf: (store: ShopStore) => Promise<string>;
  readonly limitBytes: number;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

interface Kept {
  baskets: ShopBaskets;
  /** Epoch milliseconds. */
  readAt: number;
  followedAt: number;
  comparedAt: number;
  following: Promise<void> | null;
}

const FOLLOW_MS = 30_000;
/** Interval of checks for changed rows. */
const COMPARE_MS = 10 * 60_000;
/** Maximum time that a cancelled order, or a session with withdrawn consent, may still count. */
const MAX_MS = 24 * 60 * 60_000;

/**
 * LRU cache of baskets, limited to `limitBytes` in total; the last one stays, whatever its size.
 * Loads one shop at a time.
 */
export function basketsOfShops({ timezoneOf, limitBytes, clock, logger }: BasketsOptions): BasketsOfShops {
  /** In LRU order, most recent last. */
  const kept = new Map<string, Kept>();
  const reading = new Map<string, Promise<Kept>>();
  let last: Promise<unknown> = Promise.resolve();

  const now = () => clock().getTime();
  const memory = () => [...kept.values()].reduce((sum, { baskets }) => sum + bytesOf(baskets), 0);

  function makeRoom(): void {
    let bytes = memory();
    for (const [shopId, { baskets }] of [...kept].slice(0, -1)) {
      if (bytes <= limitBytes) return;
      bytes -= bytesOf(baskets);
      kept.delete(shopId);
    }
  }

  function read(store: ShopStore): Promise<Kept> {
    const { shopId } = store;
    const begun = last.then(async () => {
      const at = now();
      const baskets = await readBaskets(store, await timezoneOf(store), new Date(at));
      return { baskets, readAt: at, followedAt: at, comparedAt: at, following: null };
    });
    last = begun.catch(() => undefined);
    const entry = begun
      .then((each) => {
        // Evicted meanwhile: returned to the caller, but not cached.
        if (reading.get(shopId) === entry) {
          kept.delete(shopId);
          kept.set(shopId, each);
          makeRoom();
        }
        return each;
      })
      .finally(() => {
        if (reading.get(shopId) === entry) reading.delete(shopId);
      });
    reading.set(shopId, entry);
    return entry;
  }

  async function follow(store: ShopStore, entry: Kept): Promise<void> {
    const at = now();
    entry.followedAt = at;
    await followBaskets(store, entry.baskets, new Date(at));
    const isOld = at - entry.readAt > MAX_MS;
    const isCompared = at - entry.comparedAt < COMPARE_MS;
    if (!isCompared) entry.comparedAt = at;
    const isStale = isOld || (!isCompared && (await isOther(store, entry.baskets)));
    if (isStale && !reading.has(store.shopId)) read(store).catch((error: unknown) => warn(store, error));
    makeRoom();
  }

  async function isOther(store: ShopStore, baskets: ShopBaskets): Promise<boolean> {
    return (await timezoneOf(store)) !== baskets.timezone || (await areStale(store, baskets));
  }

  function warn({ shopId }: ShopStore, error: unknown): void {
    logger.warn({ err: error, shop: shopId }, 'what was bought and viewed in a shop cannot be read');
  }

  return {
    async of(store) {
      const { shopId } = store;
      const known = kept.get(shopId);
      if (!known) return (await (reading.get(shopId) ?? read(store))).baskets;
      kept.delete(shopId);
      kept.set(shopId, known);
      if (!known.following && Math.abs(now() - known.followedAt) >= FOLLOW_MS) {
        known.following = follow(store, known)
          .catch((error: unknown) => warn(store, error))
          .finally(() => {
            known.following = null;
          });
      }
      // If the database is unavailable, serves the cached ones.
      await known.following;
      return (kept.get(shopId) ?? known).baskets;
    },
    forget(shopId) {
      kept.delete(shopId);
      reading.delete(shopId);
    },
    memory,
  };
}
