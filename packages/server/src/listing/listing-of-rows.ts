import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { collation, titleRanks } from '@cartwright/core/listing/collation';
import { list } from '@cartwright/core/listing/list';
import type { ListContext, Sold } from '@cartwright/core/listing/list-context';
import type { Listing } from '@cartwright/core/listing/listing';
import type { ListingRequest } from '@cartwright/core/listing/listing-request';
import { isByName, type ListingRules } from '@cartwright/core/listing/listing-rules';
import type { NamedVariants } from '@cartwright/core/listing/scan';
import { DEFAULT_TIME_ZONE, daysLater, wallTime } from '@cartwright/core/schedule/wall-time';
import { inArray, sql } from 'drizzle-orm';
import { salesByProduct } from '../analytics/sales';
import type { ShopStore } from '../db/for-shop';
import { catalogueProducts, catalogueState, type MirrorScope } from '../db/schema';
import { storedShopProfile } from '../shops/shop-profile';

/** The shopper's ISO 3166-1 country and language (BCP 47). Null: the shop's own. */
export interface Shopper {
  readonly country: string | null;
  readonly language: string | null;
}

export interface RequestedListing {
  readonly rules: ListingRules;
  readonly request: ListingRequest;
  readonly shopper: Shopper;
  readonly now: Date;
  /** Variants named by a search; absent: none. */
  readonly named?: NamedVariants;
  /** Sales of the last days; absent: read if the sort order needs them. */
  readonly soldIn?: (days: number) => Promise<ReadonlyMap<number, Sold>>;
  /** Titles by product; absent: read if the sort order needs them. */
  readonly titlesOf?: (ids: readonly number[]) => Promise<Iterable<readonly [number, string]>>;
}

/** Context of listings for a shopper. */
export async function listContext(store: ShopStore, { country, language }: Shopper): Promise<ListContext> {
  return {
    priceCountry: await priceCountryOf(store, country),
    language,
    compareNames: collation(language ?? 'en'),
  };
}

/** Page of a listing of products, rows of the index in their manual order. */
export async function listingOfRows(
  store: ShopStore,
  index: CatalogueIndex,
  rows: Iterable<number>,
  context: ListContext,
  {
    rules,
    request,
    shopper,
    now,
    named,
    soldIn = salesOf(store, now),
    titlesOf = titlesIn(store, shopper),
  }: RequestedListing,
): Promise<Listing> {
  const sort = rules.sorts.find(({ key }) => key === request.sort) ?? rules.sorts[0];
  const sold = sort?.key === 'best-sellers' ? await soldIn(sort.lookback.days) : NONE_SOLD;
  const catalogue = {
    index,
    titleRanks: isByName(sort?.key)
      ? titleRanks(await titlesOf(idsOf(index, rows)), context.compareNames)
      : NO_RANKS,
    soldIn: () => sold,
  };
  return list(catalogue, rows, request, rules, context, named);
}

/** Price country of a shopper's country (null: the shop's own); the first mirrored one if there is none. */
export async function priceCountryOf(store: ShopStore, requested: string | null): Promise<string> {
  const country = requested ?? (await storedShopProfile(store))?.country ?? null;
  const [row] = await store.columns(catalogueState, ['scope']);
  const places: MirrorScope['places'] = row?.scope?.places ?? [];
  const place = places.find(({ countries }) => country !== null && countries.includes(country)) ?? places[0];
  return place?.priceCountry ?? '';
}

/** Reads a shop's sales of the last days in its time zone, including the day of `now`. */
export function salesOf(store: ShopStore, now: Date): (days: number) => Promise<ReadonlyMap<number, Sold>> {
  return async (days) => {
    const timezone = (await storedShopProfile(store))?.timezone ?? DEFAULT_TIME_ZONE;
    const to = wallTime(now.getTime(), timezone).date;
    const period = { from: daysLater(to, 1 - days), to, timezone };
    const sold = await salesByProduct(store, period, { by: 'units', limit: MAX_SOLD, skip: 0 });
    return new Map(
      sold.map(({ productId, units, revenue, orders }) => [productId, { units, revenue, orders }]),
    );
  };
}

/** Reads product titles in a shopper's language, or else in the shop's own. */
export function titlesIn(
  store: ShopStore,
  { language }: Pick<Shopper, 'language'>,
): (ids: readonly number[]) => Promise<[number, string][]> {
  const { document, productId } = catalogueProducts;
  const own = sql<string>`${document} ->> 'title'`;
  const title =
    language === null
      ? own
      : sql<string>`coalesce(${document} -> 'translations' -> ${language}::text ->> 'title', ${own})`;
  const fields = { id: sql`${productId}`.mapWith(productId).as('id'), title: title.as('title') };
  return async (ids) => {
    const found: [number, string][] = [];
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const where = inArray(productId, ids.slice(at, at + IDS_AT_ONCE));
      const rows = await store.computed(catalogueProducts, fields, { where });
      for (const row of rows) found.push([row.id, row.title]);
    }
    return found;
  };
}

function idsOf({ products }: CatalogueIndex, rows: Iterable<number>): number[] {
  return Array.from(rows, (row) => products.id[row] ?? 0);
}

const NO_RANKS: ReadonlyMap<number, number> = new Map();
const NONE_SOLD: ReadonlyMap<number, Sold> = new Map();
/** Maximum of products whose sales are read. */
const MAX_SOLD = 100_000;
const IDS_AT_ONCE = 1_000;
