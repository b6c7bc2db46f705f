import { majorToSubunits, subunitsToMajor } from '@cartwright/core/money/decimal';
import { inCollectionOrder } from '../engine/collection-order';
import { type CollectionSortOrder, isAvailable, type Product, type Variant } from '../engine/model/catalogue';

/** Shopify's, by their values in addresses. Source: Shopify Liquid, `collection.sort_options`. */
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

/** Query of a shopper to a collection, as its address says it. Prices are in subunits of the market's currency. */
export interface CollectionQuery {
  readonly sort: Sort;
  readonly onlyAvailable: boolean;
  readonly from: number | null;
  readonly to: number | null;
  /** From 1. */
  readonly page: number;
}

const PAGE_SIZE = 12;

/** Reads an address; what it does not say or says wrongly is as if it were not there. Source: Shopify, storefront filtering. */
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
  /** Of all pages. */
  readonly count: number;
  readonly page: number;
  readonly pages: number;
}

/** All products that a query asks for, in its order. */
export function foundProducts(products: readonly Product[], query: CollectionQuery): readonly Product[] {
  const found = products.filter((product) =>
    product.variants.some((variant) => suits(product, variant, query)),
  );
  return inCollectionOrder(found, ORDERS[query.sort]);
}

/** The page of products that a query asks for. A page beyond the last one is the last one. */
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

/** Whether a variant is all that is asked for: in stock and of that price. */
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

/** Name in an address of the sort order that a collection has by itself. */
export function sortOf(order: CollectionSortOrder): Sort {
  return Object.keys(ORDERS).find((sort): sort is Sort => isSort(sort) && ORDERS[sort] === order) ?? 'manual';
}

/** Parameters of the address of another page of the same query. */
export function parametersOf({ sort, onlyAvailable, from, to }: CollectionQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (onlyAvailable) parameters.set('filter.v.availability', '1');
  if (from !== null) parameters.set('filter.v.price.gte', inMajorUnits(from));
  if (to !== null) parameters.set('filter.v.price.lte', inMajorUnits(to));
  if (sort !== 'manual') parameters.set('sort_by', sort);
  return parameters;
}

/** As an address and its form have an amount: without cents where there are none. */
export function inMajorUnits(amount: number): string {
  return subunitsToMajor(amount).replace(/\.00$/, '');
}

function isSort(text: string | undefined): text is Sort {
  return text !== undefined && Object.hasOwn(ORDERS, text);
}

function price(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? majorToSubunits(text) : null;
}
