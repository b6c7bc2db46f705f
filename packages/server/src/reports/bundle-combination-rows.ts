import {
  type BundleCombination,
  combinationsOf,
  revenueOf,
} from '@cartwright/core/analytics/bundle-combinations';
import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { EvidenceRow, ReportEvidence } from '@cartwright/core/contract/reports';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { orderLines } from '../db/schema';
import { analyticsPages, pageOf, type RowsPage, type RowsRequest } from './report-rows';
import { rowsOfSales } from './report-sums';
import { titlesOf } from './row-titles';
import { BUNDLE_ID, BUNDLE_INSTANCE, BUNDLE_PARTS } from './sales-sources';

/** Maximum of bundles that are read, latest first. */
const MAX_BUNDLES = 10_000;

/** Minimum of bundles for a comparison with chance. */
const KNOWN_FROM = 20;

/** Page of the products bought together in the bundles of a range. A row's id is its products as JSON. */
export async function combinationRows(
  store: ShopStore,
  range: DateRange,
  request: RowsRequest,
): Promise<RowsPage> {
  const sets = combinationsOf(await boughtBundles(store, range));
  const titleOf = await titlesOfSets(store, sets);
  const rows = sets.map((set) => ({
    id: JSON.stringify(set.products),
    title: titleOf(set.products),
    values: { bundles: set.bundles, share: set.share, revenue: set.revenue, timesChance: timesChance(set) },
  }));
  return pageOf(rows, request);
}

const timesChance = ({ bundles, expected }: BundleCombination): number | null =>
  bundles < KNOWN_FROM ? null : bundles / expected;

/** Page of the bundles behind a figure of a combination, latest first; null for an invalid id or column. */
export async function combinationEvidence(
  store: ShopStore,
  range: DateRange,
  column: string,
  { id, limit, page }: { readonly id: string | null; readonly limit: number; readonly page: number },
): Promise<ReportEvidence | null> {
  const bought = await boughtBundles(store, range);
  const products = productsIn(id);
  const set = combinationsOf(bought).find((each) => each.products.join() === products?.join());
  if (!products || !COLUMNS.includes(column)) return null;
  const amountOf = (bundle: BoughtRow): number => {
    if (column === 'revenue') return revenueOf(products, bundle.products);
    if (column === 'share') return 100 / bought.length;
    return column === 'bundles' ? 1 : 1 / (set?.expected ?? 1);
  };
  const isUnknown = column === 'timesChance' && (!set || timesChance(set) === null);
  const behind = isUnknown
    ? []
    : bought.filter((bundle) => products.every((product) => bundle.products.has(product)));
  const titleOf = await titlesOfSets(store, set ? [set] : []);
  const shown = behind.slice((page - 1) * limit, page * limit).map(
    (bundle): EvidenceRow => ({
      id: `${bundle.order} ${bundle.instance}`,
      at: bundle.at.toISOString(),
      kind: 'order',
      title: titleOf(products),
      orderId: bundle.order,
      amount: amountOf(bundle),
    }),
  );
  return {
    sum: isUnknown ? null : behind.reduce((sum, bundle) => sum + amountOf(bundle), 0),
    rows: shown,
    pagination: analyticsPages({ page, limit, shown: shown.length, all: behind.length }),
  };
}

const COLUMNS: readonly string[] = ['bundles', 'share', 'revenue', 'timesChance'];

function productsIn(id: string | null): readonly number[] | null {
  try {
    return z.array(z.int()).parse(JSON.parse(id ?? ''));
  } catch {
    return null;
  }
}

async function titlesOfSets(store: ShopStore, sets: readonly Pick<BundleCombination, 'products'>[]) {
  const ids = [...new Set(sets.flatMap(({ products }) => products))].map(String);
  const titleOf = await titlesOf(store, 'search_product', ids);
  return (products: readonly number[]) => products.map((product) => titleOf(String(product))).join(' + ');
}

type BoughtRow = Awaited<ReturnType<typeof boughtBundles>>[number];

/** Latest bundles ordered in a range, with their products' remaining revenue after refunds. */
async function boughtBundles(store: ShopStore, range: DateRange) {
  // Column names of the line are written out in SQL, since its refunds are in the same table.
  const left = sql`order_lines.revenue + coalesce((select sum(refunds.revenue) from order_lines refunds
    where refunds.shop_id = order_lines.shop_id and refunds.order_id = order_lines.order_id
      and refunds.line_id = order_lines.line_id and refunds.kind = 'refund'), 0)`;
  const rows = await store.sums(orderLines, {
    by: {
      order: sql`${orderLines.orderId}`.mapWith(Number).as('order'),
      instance: sql<string>`${BUNDLE_INSTANCE}`.as('instance'),
      bundleId: sql<string>`${BUNDLE_ID}`.as('bundle_id'),
    },
    of: {
      at: sql`min(${orderLines.happenedAt})`.mapWith(orderLines.happenedAt).as('at'),
      parts: sql<[number, number][]>`jsonb_agg(jsonb_build_array(${orderLines.productId}, ${left}))`.as(
        'parts',
      ),
    },
    where: sql`${rowsOfSales(BUNDLE_PARTS, range)} and ${orderLines.productId} is not null`,
    orderBy: [sql`at desc, "order", instance`],
    limit: MAX_BUNDLES,
  });
  return rows.map(({ parts, ...row }) => {
    const products = new Map<number, number>();
    for (const [product, revenue] of parts) products.set(product, (products.get(product) ?? 0) + revenue);
    return { ...row, products };
  });
}
