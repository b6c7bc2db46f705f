import { rangeOf } from '@cartwright/core/analytics/ranges';
import { columnOf } from '@cartwright/core/analytics/reports/report';
import { SMART_COLLECTIONS_ANALYTICS } from '@cartwright/core/analytics/reports/smart-collections-analytics';
import type { ReportRow } from '@cartwright/core/contract/reports';
import { DEFAULT_TIME_ZONE } from '@cartwright/core/schedule/wall-time';
import { useQuery } from '@tanstack/react-query';
import { figureText, type ShopFormats, shopLocale } from '../../report-kit/figures/figure-text';
import { rowsQuery } from '../../report-kit/model/report-queries';
import { shopQuery } from '../../shared/api/shop-query';

/** Days of the list's figures. */
export const LISTED_DAYS = 30;

const TAB = SMART_COLLECTIONS_ANALYTICS.tabs.find(({ key }) => key === 'collections');
const COLUMNS = ['sessions', 'conversionRate', 'revenue'].flatMap((key) => (TAB && columnOf(TAB, key)) ?? []);

/** Figures of listed collections. */
export interface CollectionFigures {
  readonly formats: ShopFormats;
  readonly valuesOf: (id: number) => ReportRow['values'] | undefined;
}

/** Figures of collections by id; null while loading, and if nothing was measured. */
export function useCollectionFigures(ids: readonly number[]): CollectionFigures | null {
  const { data: shop } = useQuery(shopQuery);
  const timezone = shop?.timezone ?? DEFAULT_TIME_ZONE;
  const { from, to } = rangeOf(LISTED_DAYS, Date.now(), timezone);
  const request = {
    page: 1,
    limit: 50,
    sortBy: 'sessions',
    descending: true,
    search: '',
    ids: ids.map(String),
  };
  const { data } = useQuery({
    ...rowsQuery(
      SMART_COLLECTIONS_ANALYTICS.key,
      'collections',
      { from, to, timezone, includesNow: true },
      request,
    ),
    enabled: shop !== undefined && ids.length > 0,
  });
  if (!data || data.measuredSince === null) return null;
  const rows = new Map(data.rows.map(({ id, values }) => [id, values]));
  return {
    formats: { currency: data.currency, timezone, locale: shopLocale(shop?.country ?? null) },
    valuesOf: (id) => rows.get(String(id)),
  };
}

/** Figures of a collection. Without views they are 0, without a rate. */
export function CollectionFigureList({
  id,
  figures,
}: {
  readonly id: number;
  readonly figures: CollectionFigures;
}) {
  const values = figures.valuesOf(id);
  return (
    <dl className="cw-collection__figures">
      {COLUMNS.map((column) => (
        <div key={column.key}>
          <dt>{column.title}</dt>
          <dd>
            {figureText(
              values?.[column.key] ?? (column.format === 'percent' ? null : 0),
              column,
              figures.formats,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
