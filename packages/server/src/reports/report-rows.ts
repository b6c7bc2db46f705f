import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { AnalyticsPagination, ReportRow } from '@cartwright/core/contract/reports';
import type { ShopStore } from '../db/for-shop';
import type { Figure } from './figure-builders';
import type { FiguresOfTab } from './figures';
import { sumsOf, valueAt } from './report-sums';
import { titlesOf } from './row-titles';

/** Row of a table, with the values of its figures. */
export interface FigureRow extends ReportRow {
  readonly values: Record<string, number | null>;
}

/** Request of a table. */
export interface RowsRequest {
  readonly limit: number;
  readonly page: number;
  readonly sortBy: string;
  readonly descending: boolean;
  readonly search: string;
  /** Only these rows; absent: all. */
  readonly ids?: readonly string[] | undefined;
}

/** A page of a report's table. */
export interface RowsPage {
  readonly rows: FigureRow[];
  readonly pagination: AnalyticsPagination;
}

/**
 * Page of a report's table, with rows of the same whole grouped. All rows of the range are computed first: they
 * are searched by title and sorted by any figure, some of which have a source of their own. Ties are sorted by
 * title; rows without a value are last.
 */
export async function rowsOf(
  store: ShopStore,
  tab: FiguresOfTab,
  range: DateRange,
  request: RowsRequest,
): Promise<RowsPage> {
  const groups = await sumsOf(store, tab, range, 'id');
  const counted = [...groups.keys()];
  const others = ((await tab.parts?.all(store, counted)) ?? []).filter((id) => !groups.has(id));
  const titleOf = await titlesOf(store, tab.place, [...counted, ...others]);
  const rowOf = (id: string, value: (key: string, figure: Figure) => number | null): FigureRow => ({
    id,
    title: titleOf(id),
    values: Object.fromEntries(Object.entries(tab.figures).map(([key, figure]) => [key, value(key, figure)])),
  });
  const rows = [
    ...[...groups].map(([id, values]) => rowOf(id, (key, figure) => valueAt(values, key, figure))),
    ...others.map((id) => rowOf(id, () => 0)),
  ];
  return pageOf(rows, request, tab.parts?.wholeOf);
}

/** Paginates rows in memory. With `wholeOf`, rows of the same whole are grouped at its first one. */
export function pageOf(
  all: readonly FigureRow[],
  { limit, page, sortBy, descending, search, ids }: RowsRequest,
  wholeOf?: (id: string) => string,
): RowsPage {
  const wanted = folded(search);
  const found = all.filter(({ id, title }) => (ids?.includes(id) ?? true) && folded(title).includes(wanted));
  const sign = descending ? -1 : 1;
  found.sort((a, b) => {
    const [left, right] = [a.values[sortBy] ?? null, b.values[sortBy] ?? null];
    if (left !== right) {
      if (left === null || right === null) return left === null ? 1 : -1;
      return sign * (left - right);
    }
    return byTitle(a.title, b.title) || (a.id < b.id ? -1 : 1);
  });
  if (wholeOf) {
    const wholes = [...new Set(found.map(({ id }) => wholeOf(id)))];
    found.sort((a, b) => wholes.indexOf(wholeOf(a.id)) - wholes.indexOf(wholeOf(b.id)));
  }
  const rows = found.slice((page - 1) * limit, page * limit);
  return { rows, pagination: analyticsPages({ page, limit, shown: rows.length, all: found.length }) };
}

/** Shared, as its construction takes longer than a hundred comparisons. */
const byTitle = new Intl.Collator('en', { numeric: true }).compare;

/** Pagination of reports. */
export function analyticsPages({
  page,
  limit,
  shown,
  all,
}: Readonly<Record<'page' | 'limit' | 'shown' | 'all', number>>): AnalyticsPagination {
  return { currentPage: page, pageSize: limit, responseSize: shown, serverSize: all };
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
