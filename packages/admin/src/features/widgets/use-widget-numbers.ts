import { DEFAULT_RANGE } from '@cartwright/core/analytics/ranges';
import { WIDGETS_ANALYTICS } from '@cartwright/core/analytics/reports/widgets-analytics';
import { MAX_REPORT_ROWS } from '@cartwright/core/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { shopLocale } from '../../report-kit/figures/figure-text';
import { rowsQuery } from '../../report-kit/model/report-queries';
import { rangeOfChosen } from '../../report-kit/range/chosen-range';
import { shopQuery } from '../../shared/shop-query';
import { WIDGETS_TAB, widgetNumbersWords } from './widget-numbers-words';

const ASKED = { page: 1, limit: MAX_REPORT_ROWS, sortBy: 'shown', descending: true, search: '' };

/** What came of the shop's widgets lately, by their ids; nothing of those of which nothing was counted, or isn't known yet. */
export function useWidgetNumbers(): ReadonlyMap<string, string> {
  const shop = useQuery(shopQuery).data;
  const timezone = shop?.timezone ?? 'UTC';
  const { from, to } = rangeOfChosen(DEFAULT_RANGE, Date.now(), timezone);
  const days = { from, to, timezone, includesNow: false };
  const rows = useQuery({
    ...rowsQuery(WIDGETS_ANALYTICS.key, WIDGETS_TAB, days, ASKED),
    enabled: shop !== undefined,
  });
  if (!shop || !rows.data) return new Map();
  const formats = { currency: rows.data.currency, timezone, locale: shopLocale(shop.country) };
  return new Map(rows.data.rows.map((row) => [row.id, widgetNumbersWords(row, formats)]));
}
