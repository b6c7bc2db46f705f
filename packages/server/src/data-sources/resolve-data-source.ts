import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { CustomSource } from '@cartwright/core/data-sources/custom-source';
import { resolveCustomSource } from '@cartwright/core/data-sources/resolve-custom-source';
import { resolveSource } from '@cartwright/core/data-sources/resolve-source';
import { customSourceId } from '@cartwright/core/data-sources/source-at';
import type { SourceRequest, SourceResponse } from '@cartwright/core/data-sources/source-request';
import type { SourceShop } from '@cartwright/core/data-sources/source-shop';
import { type SimilarTexts, similarTexts } from '@cartwright/core/recommend/sources/similar-texts';
import { DEFAULT_TIME_ZONE, daysBetween, wallTime } from '@cartwright/core/schedule/wall-time';
import type { Logger } from 'pino';
import type { ShopStore } from '../db/for-shop';
import { servedDefaults } from '../listing/default-settings-rows';
import { listContext, type Shopper } from '../listing/listing-of-rows';
import { storedShopProfile } from '../shops/shop-profile';
import { type BasketsOfShops, basketsOfShops } from './baskets-of-shops';
import { customSourceOf } from './custom-sources';

export interface DataSourcesOptions {
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  readonly indexVersionOf: (index: CatalogueIndex) => string | null;
  /** Products that a shop's carts give as gifts. */
  readonly giftsOf: (store: ShopStore, now: Date) => Promise<ReadonlySet<number>>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
  /** Memory limit in megabytes for baskets of all shops. Default: 256. */
  readonly memoryMb?: number | undefined;
}

/** Resolver of shops' data sources. */
export interface DataSources {
  /**
   * Products of a data source for a shopper of a market: in order, each with its origin. Null for
   * unknown paths, and sources that only the storefront can resolve. A shop without a catalogue
   * mirror has no products. Rejects while the database is unavailable.
   */
  answer(store: ShopStore, question: SourceRequest, shopper: Shopper): Promise<SourceResponse | null>;
  /** The same for rules being edited, instead of the saved ones. */
  tryRules(
    store: ShopStore,
    source: Pick<CustomSource, 'rules'>,
    question: SourceRequest,
    shopper: Shopper,
  ): Promise<SourceResponse>;
  /** Evicts a shop from the caches. */
  forget(shopId: string): void;
}

const MEGABYTE = 1_048_576;

export function dataSources(options: DataSourcesOptions): DataSources {
  const { clock, memoryMb = 256 } = options;
  const timezoneOf = async (store: ShopStore) =>
    (await storedShopProfile(store))?.timezone ?? DEFAULT_TIME_ZONE;
  const baskets = basketsOfShops({ ...options, timezoneOf, limitBytes: memoryMb * MEGABYTE });
  const textsOf = keptTexts(options);
  const tryRules: DataSources['tryRules'] = async (store, source, question, shopper) => {
    const now = clock();
    const shop = await sourceShop(store, shopper, { ...options, baskets, textsOf, now });
    return resolveCustomSource(shop, source, question, now.getTime());
  };
  return {
    async answer(store, question, shopper) {
      const id = customSourceId(question.path);
      if (id !== null) {
        const source = await customSourceOf(store, id);
        return source && tryRules(store, source, question, shopper);
      }
      const shop = await sourceShop(store, shopper, { ...options, baskets, textsOf, now: clock() });
      return resolveSource(shop, question);
    },
    tryRules,
    forget: baskets.forget,
  };
}

interface Sources extends Pick<DataSourcesOptions, 'indexOf' | 'giftsOf'> {
  readonly baskets: BasketsOfShops;
  readonly textsOf: (index: CatalogueIndex) => SimilarTexts | null;
  readonly now: Date;
}

/** Data that a shop's sources are resolved from. */
async function sourceShop(
  store: ShopStore,
  shopper: Shopper,
  { indexOf, giftsOf, baskets, textsOf, now }: Sources,
): Promise<SourceShop> {
  const [{ orders, sessions, timezone }, settings, gifts, context, index] = await Promise.all([
    baskets.of(store),
    servedDefaults(store),
    giftsOf(store, now),
    listContext(store, shopper),
    indexOf(store.shopId),
  ]);
  return {
    index,
    recommender: { orders, sessions, texts: textsOf(index) },
    exclusions: {
      excludedProducts: settings.excludedProducts.map(({ productId }) => productId),
      excludedTags: settings.excludedProductTags,
      excludedCollections: [],
    },
    gifts,
    context,
    now: minuteOn(timezone, now),
  };
}

/** Whole minutes since 1970-01-01 00:00, in local time of the time zone. */
function minuteOn(timezone: string, now: Date): number {
  const { date, time } = wallTime(now.getTime(), timezone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return daysBetween('1970-01-01', date) * 1_440 + hours * 60 + minutes;
}

/** Cache lifetime of similarity texts: building them scans every word. */
const TEXTS_MS = 60_000;

interface Texts {
  readonly version: string | null;
  readonly madeAt: number;
  readonly texts: SimilarTexts | null;
}

/**
 * Cached texts of an index in the shop's own language, at most a minute stale; null for an index
 * without texts.
 */
function keptTexts({ indexVersionOf, clock }: Pick<DataSourcesOptions, 'indexVersionOf' | 'clock'>) {
  const kept = new WeakMap<CatalogueIndex, Texts>();
  return (index: CatalogueIndex): SimilarTexts | null => {
    const version = indexVersionOf(index);
    const now = clock().getTime();
    const before = kept.get(index);
    if (before && (before.version === version || now - before.madeAt < TEXTS_MS)) return before.texts;
    const [own] = index.texts;
    const texts = own ? similarTexts(own, index) : null;
    kept.set(index, { version, madeAt: now, texts });
    return texts;
  };
}
