import { majorToSubunits, subunitsToMajor } from '@cartwright/core/money/decimal';
import { inCollectionOrder } from '../engine/collection-order';
import { type CollectionSortOrder, isAvailable, type Product, type Variant } from '../engine/model/catalogue';

/** Sort orders by Shopify's URL values. Source: Shopify Liquid, `collection.sort_options`. */
const ORDERS = {
  manual: 'MANUAL',
  'best-selling': 'BEST_SELLING',
  'title-ascending': 'ALPHA_ASC',
  'title-descending': 'ALPHA_DESC',
  'price-ascending': 'PRICE_ASC',
  'price-descending': 'PRICE_DESC',
  'created-ascending': 'CREATED',
  'created-descending': 'CREATED_DESC',
} as const satisfies Readonly<Record<string, CollectionSortOrder>>;

export type Sort = keyof typeof ORDERS;

/** Collection query of a URL. Prices are in subunits of the market's currency. */
export interface CollectionQuery {
  readonly sort: Sort;
  readonly onlyAvailable: boolean;
  readonly from: number | null;
  readonly to: number | null;
  /** Starts at 1. */
  readonly page: number;
}

const PAGE_SIZE = 12;

/** Parses a URL query; missing and invalid parameters are ignored. Source: Shopify, storefront filtering. */
export function readCollectionQuery(query: Readonly<Record<string, string>>): CollectionQuery {
  const page = Number(query.page);
  return {
    sort: isSort(query.sort_by) ? query.sort_by : 'manual',
    onlyAvailable: query['filter.v.availability'] === '1',
    from: price(query['filter.v.price.gte']),
    to: price(query['filter.v.price.lte']),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export interface CollectionView {
  readonly products: readonly Product[];
  /** Total number of products. */
  readonly count: number;
  readonly page: number;
  readonly pages: number;
}

/** Products that match a query, sorted. */
export function foundProducts(products: readonly Product[], query: CollectionQuery): readonly Product[] {
  const found = products.filter((product) =>
    product.variants.some((variant) => suits(product, variant, query)),
  );
  return inCollectionOrder(found, ORDERS[query.sort]);
}

/** Page of products for a query. Pages beyond the last are clamped. */
export function viewCollection(products: readonly Product[], query: CollectionQuery): CollectionView {
  const found = foundProducts(products, query);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  return {
    products: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    count: found.length,
    page,
    pages,
  };
}

/** Whether a variant matches stock and price filters. */
export function suits(
  product: Product,
  variant: Variant,
  { onlyAvailable, from, to }: CollectionQuery,
): boolean {
  return (
    (!onlyAvailable || isAvailable(product, variant)) &&
    (from === null || variant.price >= from) &&
    (to === null || variant.price <= to)
  );
}

/** URL value of a collection's default sort order. */
export function sortOf(order: CollectionSortOrder): Sort {
  return Object.keys(ORDERS).find((sort): sort is Sort => isSort(sort) && ORDERS[sort] === order) ?? 'manual';
}

/** URL parameters for another page of the same query. */
export function parametersOf({ sort, onlyAvailable, from, to }: CollectionQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (onlyAvailable) parameters.set('filter.v.availability', '1');
  if (from !== null) parameters.set('filter.v.price.gte', inMajorUnits(from));
  if (to !== null) parameters.set('filter.v.price.lte', inMajorUnits(to));
  if (sort !== 'manual') parameters.set('sort_by', sort);
  return parameters;
}

/** Formats an amount for URLs and forms: major units, without zero decimals. */
export function inMajorUnits(amount: number): string {
  return subunitsToMajor(amount).replace(/\.00$/, '');
}

function isSort(text: string | undefined): text is Sort {
  return text !== undefined && Object.hasOwn(ORDERS, text);
}

function price(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? majorToSubunits(text) : null;
}
