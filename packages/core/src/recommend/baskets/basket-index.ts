import { type Chunks, chunksBytes, noChunks } from './chunks';

/** Kind of a basket: the products of a paid order, or the products viewed in a session. */
export type BasketKind = 'orders' | 'sessions';

export interface BasketLimits {
  /** Products of a basket. */
  readonly products: number;
  /** Of a longer one: nothing counts, or its last products do. */
  readonly longer: 'left out' | 'cut';
  /** Whether a product counts once in a basket, wherever it is seen again. */
  readonly isDistinct: boolean;
  /** Latest baskets that are read of a product. */
  readonly read: number;
  readonly keptDays: number;
}

export const BASKET_LIMITS: { readonly [kind in BasketKind]: BasketLimits } = {
  orders: { products: 100, longer: 'left out', isDistinct: true, read: 500, keptDays: 365 },
  sessions: { products: 50, longer: 'cut', isDistinct: false, read: 200, keptDays: 90 },
};

/** Baskets of an index; above it the oldest go. */
export const MAX_BASKETS = 200_000;
export const MINUTES_OF_DAY = 1_440;

/** No row, and no entry. */
export const NONE = -1;
/** The minute of a row that was taken out. */
export const EMPTIED = -2_147_483_648;
/** The row before one whose customer isn't known. */
export const NO_CUSTOMER = -2;

/**
 * Baskets in columns, in the order in which they were added: what recommendations are counted from when they are asked
 * for. A basket has a row, which keeps its number; a product has a number here, and one entry for each place in a basket.
 */
export interface BasketIndex {
  readonly kind: BasketKind;
  readonly maxBaskets: number;
  /** A product's number by Shopify's. */
  readonly numbers: Map<number, number>;
  /** The other way round. */
  readonly ids: number[];
  readonly products: ProductCounts;
  readonly rows: RowColumns;
  readonly entries: EntryColumns;
  /** Sums of the two columns of products. */
  readonly totals: { customers: number; again: number };
  /** Baskets that are there, and their rows: none is before the first, or at the end. */
  count: number;
  firstRow: number;
  endRow: number;
  firstEntry: number;
  endEntry: number;
  /** Raised by every change. */
  version: number;
}

/** By a product's number. */
export interface ProductCounts {
  /** Baskets with it. */
  baskets: Int32Array;
  /** Its latest entry. */
  latest: Int32Array;
  /** Customers who bought it, and those who bought it on several days. */
  customers: Int32Array;
  again: Int32Array;
}

/** By row. */
export interface RowColumns {
  /** Of the shop's clock: a day begins at each multiple of 1,440. */
  readonly minute: Chunks;
  /** Its first entry, and how many it has. */
  readonly start: Chunks;
  readonly length: Chunks;
  /** Rows of the same customer's order before and after this one. */
  readonly previous: Chunks;
  readonly next: Chunks;
}

/** By entry, those of a row side by side. */
export interface EntryColumns {
  readonly product: Chunks;
  readonly row: Chunks;
  /** The product's entry in the basket before. */
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

/** Bytes of its columns, and an estimate for the numbers of products. */
export function basketsBytes({ products, rows, entries, numbers }: BasketIndex): number {
  const ofChunks = [...Object.values(rows), ...Object.values(entries)].reduce(
    (sum, chunks: Chunks) => sum + chunksBytes(chunks),
    0,
  );
  const ofCounts = Object.values(products).reduce((sum, column: Int32Array) => sum + column.byteLength, 0);
  return ofChunks + ofCounts + numbers.size * BYTES_OF_NUMBER;
}

const BYTES_OF_NUMBER = 48;
