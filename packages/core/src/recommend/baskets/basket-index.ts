import { type Chunks, chunksBytes, noChunks } from './chunks';

/** Kind of a basket: the products of a paid order, or those viewed in a session. */
export type BasketKind = 'orders' | 'sessions';

export interface BasketLimits {
  /** Maximum number of products in a basket. */
  readonly products: number;
  /** Handling of longer baskets: ignored, or cut to the last products. */
  readonly longer: 'left out' | 'cut';
  /** Whether repeated products of a basket count once. */
  readonly isDistinct: boolean;
  /** Maximum number of latest baskets read per product. */
  readonly read: number;
  readonly keptDays: number;
}

export const BASKET_LIMITS: { readonly [kind in BasketKind]: BasketLimits } = {
  orders: { products: 100, longer: 'left out', isDistinct: true, read: 500, keptDays: 365 },
  sessions: { products: 50, longer: 'cut', isDistinct: false, read: 200, keptDays: 90 },
};

/** Maximum number of baskets in an index; above it the oldest are removed. */
export const MAX_BASKETS = 200_000;
export const MINUTES_OF_DAY = 1_440;

/** Marker of a missing row or entry. */
export const NONE = -1;
/** Minute of a removed row. */
export const EMPTIED = -2_147_483_648;
/** Previous row of an order whose customer is unknown. */
export const NO_CUSTOMER = -2;

/**
 * Baskets in columns, in the order of insertion: the data from which recommendations are counted on request. A
 * basket has a row with a stable number; a product has a number in the index, and an entry for each of its
 * positions in baskets.
 */
export interface BasketIndex {
  readonly kind: BasketKind;
  readonly maxBaskets: number;
  /** Product numbers by Shopify's ids. */
  readonly numbers: Map<number, number>;
  /** Shopify's ids by product number. */
  readonly ids: number[];
  readonly products: ProductCounts;
  readonly rows: RowColumns;
  readonly entries: EntryColumns;
  /** Sums of the two columns of products. */
  readonly totals: { customers: number; again: number };
  /** Number of baskets, and the range of their rows: the first, and the end (exclusive). */
  count: number;
  firstRow: number;
  endRow: number;
  firstEntry: number;
  endEntry: number;
  /** Incremented by every change. */
  version: number;
}

/** Columns by product number. */
export interface ProductCounts {
  /** Baskets with the product. */
  baskets: Int32Array;
  /** Latest entry of the product. */
  latest: Int32Array;
  /** Customers who bought it, and those who bought it on several days. */
  customers: Int32Array;
  again: Int32Array;
}

/** Columns by row. */
export interface RowColumns {
  /** Minutes in the shop's time zone: days start at multiples of 1,440. */
  readonly minute: Chunks;
  /** First entry of the row, and number of entries. */
  readonly start: Chunks;
  readonly length: Chunks;
  /** Rows of the same customer's previous and next order. */
  readonly previous: Chunks;
  readonly next: Chunks;
}

/** Columns by entry; those of a row are adjacent. */
export interface EntryColumns {
  readonly product: Chunks;
  readonly row: Chunks;
  /** Product's entry in its previous basket. */
  readonly before: Chunks;
}

export function noBaskets(kind: BasketKind, maxBaskets: number = MAX_BASKETS): BasketIndex {
  const counts = () => new Int32Array(0);
  return {
    kind,
    maxBaskets,
    numbers: new Map(),
    ids: [],
    products: { baskets: counts(), latest: counts(), customers: counts(), again: counts() },
    rows: {
      minute: noChunks(),
      start: noChunks(),
      length: noChunks(),
      previous: noChunks(),
      next: noChunks(),
    },
    entries: { product: noChunks(), row: noChunks(), before: noChunks() },
    totals: { customers: 0, again: 0 },
    count: 0,
    firstRow: 0,
    endRow: 0,
    firstEntry: 0,
    endEntry: 0,
    version: 0,
  };
}

/** Size of the columns in bytes, with an estimate for the numbers of products. */
export function basketsBytes({ products, rows, entries, numbers }: BasketIndex): number {
  const ofChunks = [...Object.values(rows), ...Object.values(entries)].reduce(
    (sum, chunks: Chunks) => sum + chunksBytes(chunks),
    0,
  );
  const ofCounts = Object.values(products).reduce((sum, column: Int32Array) => sum + column.byteLength, 0);
  return ofChunks + ofCounts + numbers.size * BYTES_OF_NUMBER;
}

const BYTES_OF_NUMBER = 48;
