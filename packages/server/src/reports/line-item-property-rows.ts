import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { EvidenceRow, ReportEvidence } from '@cartwright/core/contract/reports';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { linesWithProperty, salesByProperty } from '../analytics/line-item-properties';
import type { ShopStore } from '../db/for-shop';
import { orderLines } from '../db/schema';
import { analyticsPages, pageOf, type RowsPage, type RowsRequest } from './report-rows';

/** Maximum of name-value pairs in a report, by revenue. */
const MAX_PAIRS = 10_000;

/** Page of the properties of lines in a range. A row's id is its name and value as JSON. */
export async function propertyRows(
  store: ShopStore,
  range: DateRange,
  request: RowsRequest,
): Promise<RowsPage> {
  const found = await salesByProperty(store, range, { limit: MAX_PAIRS, skip: 0 });
  const rows = found.map(({ key, value, orders, units, revenue }) => ({
    id: JSON.stringify([key, value]),
    title: `${key}: ${value}`,
    values: { orders, units, revenue },
  }));
  return pageOf(rows, request);
}

type Property = readonly [key: string, value: string];

/** Amount that each line adds to a figure of a property; null for a column that it doesn't have. */
function amountOf(column: string, [key, value]: Property): SQL | null {
  if (column === 'units') return sql`${orderLines.units}`;
  if (column === 'revenue') return sql`${orderLines.revenue}`;
  if (column !== 'orders') return null;
  // An order counts once, by the first of its lines with the property.
  return sql`(order_lines.kind = 'sale' and not exists (select from order_lines earlier
    where earlier.shop_id = order_lines.shop_id and earlier.order_id = order_lines.order_id
      and earlier.kind = 'sale' and earlier.line_id < order_lines.line_id
      and earlier.properties ->> ${key} = ${value}))::int`;
}

function propertyOf(id: string | null): Property | null {
  const property = z.tuple([z.string(), z.string()]).safeParse(parsed(id ?? ''));
  return property.data ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Page of the lines behind a figure of a property, latest first; null for an invalid id or column. */
export async function propertyEvidence(
  store: ShopStore,
  range: DateRange,
  column: string,
  { id, limit, page }: { readonly id: string | null; readonly limit: number; readonly page: number },
): Promise<ReportEvidence | null> {
  const property = propertyOf(id);
  const amount = property && amountOf(column, property);
  if (!amount) return null;
  const where = sql`${linesWithProperty(range, property)} and ${amount} <> 0`;
  const [all] = await store.sums(orderLines, {
    by: {},
    of: {
      rows: sql`count(*)`.mapWith(Number).as('rows'),
      sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number).as('sum'),
    },
    where,
  });
  const rows = await store.sums(orderLines, {
    by: {
      order: sql`${orderLines.orderId}`.mapWith(Number).as('order'),
      line: sql`${orderLines.lineId}`.mapWith(Number).as('line'),
      kind: sql<'sale' | 'refund'>`${orderLines.kind}`.as('kind'),
      at: sql`${orderLines.happenedAt}`.mapWith(orderLines.happenedAt).as('at'),
    },
    of: { amount: sql`sum(${amount})`.mapWith(Number).as('amount') },
    where,
    orderBy: [sql`at desc, "order", line`],
    limit,
    skip: (page - 1) * limit,
  });
  const shown = rows.map(
    ({ order, line, kind, at, amount: part }): EvidenceRow => ({
      id: `${order} ${line} ${at.getTime()}`,
      at: at.toISOString(),
      kind: kind === 'sale' ? 'order' : 'refund',
      title: `${property[0]}: ${property[1]}`,
      orderId: order,
      amount: part,
    }),
  );
  return {
    sum: all?.sum ?? 0,
    rows: shown,
    pagination: analyticsPages({ page, limit, shown: shown.length, all: all?.rows ?? 0 }),
  };
}
