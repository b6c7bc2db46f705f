import { DEFAULT_RANGE } from '@cartwright/core/analytics/ranges';
import { MAX_REPORT_ROWS } from '@cartwright/core/contract/reports';
import { useQueries, useQuery } from '@tanstack/react-query';
import { shopLocale } from '../../report-kit/figures/figure-text';
import { rowsQuery } from '../../report-kit/model/report-queries';
import { rangeOfChosen } from '../../report-kit/range/chosen-range';
import { shopQuery } from '../../shared/shop-query';
import { NUMBERS_OF_BUNDLES, NUMBERS_OF_WIDGETS, widgetNumbersWords } from './widget-numbers-words';

const NUMBERS = [NUMBERS_OF_WIDGETS, NUMBERS_OF_BUNDLES];

/** What came of the shop's widgets lately, by their ids; nothing of those of which nothing was counted, or isn't known yet. */
export function useWidgetNumbers(): ReadonlyMap<string, string> {
  const shop = useQuery(shopQuery).data;
  const timezone = shop?.timezone ?? 'UTC';
  const { from, to } = rangeOfChosen(DEFAULT_RANGE, Date.now(), timezone);
  const days = { from, to, timezone, includesNow: false };
  const found = useQueries({
    queries: NUMBERS.map(({ report, tab, told: [[sortBy]] }) => ({
      ...rowsQuery(report.key, tab, days, {
        page: 1,
        limit: MAX_REPORT_ROWS,
        sortBy,
        descending: true,
        search: '',
      }),
      enabled: shop !== undefined,
    })),
  });
  if (!shop) return new Map();
  return new Map(
    found.flatMap(({ data }, at) => {
      const numbers = NUMBERS[at];
      if (!data || !numbers) return [];
      const formats = { currency: data.currency, timezone, locale: shopLocale(shop.country) };
      return data.rows.map((row) => [row.id, widgetNumbersWords(row, numbers, formats)] as const);
    }),
  );
}
