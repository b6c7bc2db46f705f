import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { AnalyticsPagination, ReportRow } from '@cartwright/core/contract/reports';
import { inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueCollections, catalogueProducts } from '../db/schema';
import type { FiguresOfTab } from './figures';
import { sumsOf, valueOfNothing } from './report-sums';

interface Asked {
  readonly limit: number;
  readonly page: number;
  readonly sortBy: string;
  readonly descending: boolean;
  readonly search: string;
}

interface RowsPage {
  readonly rows: ReportRow[];
  readonly pagination: AnalyticsPagination;
}

/**
 * A page of a report's table. All rows of the range are made first: they are found by their titles and ordered by any of
 * their figures, of which some have a source of their own. Where figures are alike, titles decide; no value comes last.
 */
export async function rowsOf(
  store: ShopStore,
  tab: FiguresOfTab,
  range: DateRange,
  { limit, page, sortBy, descending, search }: Asked,
): Promise<RowsPage> {
  const groups = await sumsOf(store, tab, range, 'id');
  const titleOf = await titlesOf(store, tab, [...groups.keys()]);
  const wanted = folded(search);
  const found = [...groups]
    .map(([id, values]) => ({
      id,
      title: titleOf(id),
      values: Object.fromEntries(
        Object.entries(tab.figures).map(([key, figure]) => [key, values[key] ?? valueOfNothing(figure)]),
      ),
    }))
    .filter(({ title }) => folded(title).includes(wanted));
  const sign = descending ? -1 : 1;
  found.sort((a, b) => {
    const [left, right] = [a.values[sortBy] ?? null, b.values[sortBy] ?? null];
    if (left !== right) {
      if (left === null || right === null) return left === null ? 1 : -1;
      return sign * (left - right);
    }
    return a.title.localeCompare(b.title, 'en') || (a.id < b.id ? -1 : 1);
  });
  const rows = found.slice((page - 1) * limit, page * limit);
  return { rows, pagination: analyticsPages({ page, limit, shown: rows.length, all: found.length }) };
}

/** Pagination as reports say it. */
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

/** Names of rows: of products and collections what they are called, or were when they were gone; others are their own. */
async function titlesOf(
  store: ShopStore,
  { place }: FiguresOfTab,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger);
  if (place === 'collection') {
    const found = await store.columns(catalogueCollections, ['collectionId', 'document'], {
      where: inArray(catalogueCollections.collectionId, numbers),
    });
    const titles = new Map(found.map(({ collectionId, document }) => [String(collectionId), document.title]));
    return (id) => titles.get(id) ?? `Deleted collection ${id}`;
  }
  if (place === 'search_product') {
    const found = await store.columns(catalogueProducts, ['productId', 'document'], {
      where: inArray(catalogueProducts.productId, numbers),
    });
    const titles = new Map(found.map(({ productId, document }) => [String(productId), document.title]));
    return (id) => titles.get(id) ?? `Deleted product ${id}`;
  }
  return (id) => id;
}
