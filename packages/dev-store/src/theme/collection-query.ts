import { majorToSubunits } from '@cartwright/core/money/decimal';
import { isAvailable, type Product } from '../engine/model/catalogue';

export const SORTS = {
  manual: 'Featured',
  'price-ascending': 'Price, low to high',
  'price-descending': 'Price, high to low',
  'title-ascending': 'Name, A to Z',
  'created-descending': 'Newest first',
} as const;

export type Sort = keyof typeof SORTS;

/** What a shopper asked of a collection, as its address says it. Prices are in subunits of the market's currency. */
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

/** The page of products that a query asks for. A page beyond the last one is the last one. */
export function viewCollection(products: readonly Product[], query: CollectionQuery): CollectionView {
  const found = products.filter((product) => suits(product, query)).toSorted(ORDERS[query.sort]);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  return {
    products: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    count: found.length,
    page,
    pages,
  };
}

/** One variant has to be all that is asked for: in stock and of that price. */
function suits(product: Product, { onlyAvailable, from, to }: CollectionQuery): boolean {
  return product.variants.some(
    (variant) =>
      (!onlyAvailable || isAvailable(product, variant)) &&
      (from === null || variant.price >= from) &&
      (to === null || variant.price <= to),
  );
}

const lowest = ({ variants }: Product) => Math.min(...variants.map(({ price: amount }) => amount));

const ORDERS: Readonly<Record<Sort, (a: Product, b: Product) => number>> = {
  manual: () => 0,
  'price-ascending': (a, b) => lowest(a) - lowest(b),
  'price-descending': (a, b) => lowest(b) - lowest(a),
  'title-ascending': (a, b) => a.title.localeCompare(b.title, 'en'),
  'created-descending': (a, b) => b.createdAt.localeCompare(a.createdAt),
};

function isSort(text: string | undefined): text is Sort {
  return text !== undefined && Object.hasOwn(SORTS, text);
}

function price(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? majorToSubunits(text) : null;
}
