import type { Place } from '@cartwright/core/analytics/session-places';
import { ALL_PRODUCTS } from '@cartwright/core/collections/all-products';
import { RELEVANCE, SORT_BY } from '@cartwright/core/listing/listing-address';
import { SORT_KEYS } from '@cartwright/core/listing/listing-rules';
import { SORT_NAMES } from '@cartwright/core/listing/settings/built-in';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ShopStore } from '../db/for-shop';
import { carts, catalogueCollections, catalogueProducts, widgets } from '../db/schema';
import type { ShopTable } from '../db/shop-table';
import { namedId, stepTitles } from './bundle-steps';

/** Returns the name of a subject by its id at a place. */
export type TitleOf = (id: string) => string;

/** Names of the subjects at a place by id. Those that no longer exist are called deleted. */
export async function titlesOf(
  store: ShopStore,
  place: Place | null,
  ids: readonly string[],
): Promise<TitleOf> {
  switch (place) {
    case 'collection': {
      const { collectionId, document } = catalogueCollections;
      const titles = await titlesIn(store, catalogueCollections, collectionId, document, ids);
      return namedBy([[String(ALL_PRODUCTS.id), 'All products'], ...titles], 'collection');
    }
    case 'search_product':
    case 'cross_sell':
    case 'widget_product': {
      const { productId, document } = catalogueProducts;
      return namedBy(await titlesIn(store, catalogueProducts, productId, document, ids), 'product');
    }
    case 'cart':
    case 'cart_opened':
    case 'cart_checkout': {
      const found = await store.columns(carts, ['id', 'name'], { where: inArray(carts.id, [...ids]) });
      return namedBy(
        found.map(({ id, name }) => [id, name]),
        'cart',
      );
    }
    case 'widget':
    case 'bundle':
    case 'bundle_started':
    case 'bundle_added': {
      const found = await store.columns(widgets, ['id', 'name'], {
        where: inArray(widgets.id, numbersOf(ids)),
      });
      return namedBy(
        found.map(({ id, name }) => [String(id), name]),
        place === 'widget' ? 'widget' : 'bundle',
      );
    }
    case 'bundle_step':
      return await stepTitles(store, ids);
    case 'tier':
    case 'gift':
    case 'gift_declined':
      return await tierTitles(store, ids);
    case 'collection_sort':
      return (sort) => SORTS.get(sort) ?? 'Another order';
    case 'search_filter':
      return filterTitle;
    default:
      return (id) => id;
  }
}

/** Titles of documents by number, without reading whole documents: a collection's has all of its products. */
async function titlesIn(
  store: ShopStore,
  table: ShopTable,
  id: PgColumn,
  document: PgColumn,
  ids: readonly string[],
) {
  const found = await store.computed(
    table,
    { id: sql<string>`${id}::text`.as('id'), title: sql<string>`${document}->>'title'`.as('title') },
    // As one value: building a statement with thousands takes longer than running it.
    { where: sql`${id} = any(string_to_array(${numbersOf(ids).join(' ')}, ' ')::bigint[])` },
  );
  return found.map((row) => [row.id, row.title] as const);
}

const numbersOf = (ids: readonly string[]) => ids.map(Number).filter(Number.isSafeInteger);

function namedBy(names: Iterable<readonly [id: string, name: string]>, noun: string): TitleOf {
  const known = new Map(names);
  return (id) => known.get(id) ?? `Deleted ${noun}${namedId(id)}`;
}

/** Whether a parameter value is a sort order of lists. */
export const isSortOrder = (sort: string): boolean => SORTS.has(sort);

const SORTS: ReadonlyMap<string, string> = new Map([
  [RELEVANCE, 'Relevance'],
  ...SORT_KEYS.map((key) => [SORT_BY[key], SORT_NAMES[key]] as const),
]);

/** Filters by parameter prefix. Source: Shopify, filters of collections. */
const FILTERS: ReadonlyMap<string, string> = new Map([
  ['filter.v.availability', 'Availability'],
  ['filter.v.price.gte', 'Price from'],
  ['filter.v.price.lte', 'Price up to'],
  ['filter.p.product_type', 'Product type'],
  ['filter.p.vendor', 'Vendor'],
  ['filter.p.tag', 'Tag'],
]);
const AVAILABILITY: ReadonlyMap<string, string> = new Map([
  ['1', 'In stock'],
  ['0', 'Out of stock'],
]);

/** Whether a filter's value is from a fixed set, or a number, so that it has no typed text. */
export function isFixedFilter(said: string): boolean {
  const at = said.indexOf('=');
  const [param, value] = [said.slice(0, at), said.slice(at + 1)];
  if (param === 'filter.v.availability') return AVAILABILITY.has(value);
  return /^filter\.v\.price\.[gl]te$/.test(param) && /^\d{1,12}(?:\.\d{1,6})?$/.test(value);
}

/** Name of a filter's value: `filter.v.option.color=Red` is "Color: Red". */
function filterTitle(said: string): string {
  const at = said.indexOf('=');
  if (at < 0) return said;
  const [param, value] = [said.slice(0, at), said.slice(at + 1)];
  const own = /^filter\.(?:v\.option|p\.m\.[^.]+|v\.m\.[^.]+)\.(.+)$/.exec(param)?.[1];
  const name = FILTERS.get(param) ?? (own ? capitalized(own.replaceAll('_', ' ')) : param);
  return `${name}: ${param === 'filter.v.availability' ? (AVAILABILITY.get(value) ?? value) : value}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Titles of tiers by `cart tier`: the cart's name and the tier's label. In a test of carts, the tier is of the
 * cart shown in this one's place.
 */
async function tierTitles(store: ShopStore, ids: readonly string[]): Promise<TitleOf> {
  const cartIds = [...new Set(ids.map((id) => id.split(' ')[0] ?? ''))];
  const own = await tiersOf(store, inArray(carts.id, cartIds));
  const named = new Map(own.map(({ cart, id, title }) => [`${cart} ${id}`, title]));
  const tierOf = (id: string) => id.slice(id.indexOf(' ') + 1);
  const others = ids.some((id) => !named.has(id)) ? await tiersOf(store) : [];
  for (const id of ids) {
    const other = others.find((tier) => tier.id === tierOf(id));
    if (other && !named.has(id)) named.set(id, other.title);
  }
  return (id) => named.get(id) ?? `Deleted tier${namedId(tierOf(id))}`;
}

async function tiersOf(store: ShopStore, where?: SQL) {
  const found = await store.columns(carts, ['id', 'name', 'document'], where && { where });
  return found.flatMap(({ id: cart, name, document }) =>
    tiersIn(document).map(({ id, label }) => ({ cart, id, title: `${name}: ${label}` })),
  );
}

/** Tiers of a stored cart of any schema version: all nested objects with an id and a label. */
function tiersIn(document: unknown): { readonly id: string; readonly label: string }[] {
  if (Array.isArray(document)) return document.flatMap(tiersIn);
  if (typeof document !== 'object' || document === null) return [];
  const { id, tierLabel, minimum } = document as Readonly<Record<string, unknown>>;
  const isTier = typeof id === 'string' && typeof tierLabel === 'string';
  const label = typeof minimum === 'number' ? `${tierLabel} (${minimum})` : String(tierLabel);
  return [...(isTier ? [{ id, label }] : []), ...Object.values(document).flatMap(tiersIn)];
}
