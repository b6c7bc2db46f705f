import { DEFAULT_RANGE } from '@cartwright/core/analytics/ranges';
import { MAX_REPORT_ROWS } from '@cartwright/core/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { shopLocale } from '../../report-kit/figures/figure-text';
import { rowsQuery } from '../../report-kit/model/report-queries';
import { rangeOfChosen } from '../../report-kit/range/chosen-range';
import { shopQuery } from '../../shared/api/shop-query';
import {
  NUMBERS_OF_BUNDLES,
  NUMBERS_OF_WIDGETS,
  type NumbersOfReport,
  widgetNumbersMessage,
} from './widget-numbers-messages';

/** Recent figures of the shop's widgets, by their ids; without those of which nothing was counted, or isn't known yet. */
export function useWidgetNumbers(): ReadonlyMap<string, string> {
  return new Map([...useNumbers(NUMBERS_OF_WIDGETS), ...useNumbers(NUMBERS_OF_BUNDLES)]);
}

function useNumbers(numbers: NumbersOfReport): (readonly [id: string, words: string])[] {
  const shop = useQuery(shopQuery).data;
  const timezone = shop?.timezone ?? 'UTC';
  const { from, to } = rangeOfChosen(DEFAULT_RANGE, Date.now(), timezone);
  const days = { from, to, timezone, includesNow: false };
  const { report, tab, told } = numbers;
  const [[sortBy]] = told;
  const asked = { page: 1, limit: MAX_REPORT_ROWS, sortBy, descending: true, search: '' };
  const rows = useQuery({ ...rowsQuery(report.key, tab, days, asked), enabled: shop !== undefined });
  if (!shop || !rows.data) return [];
  const formats = { currency: rows.data.currency, timezone, locale: shopLocale(shop.country) };
  return rows.data.rows.map((row) => [row.id, widgetNumbersMessage(row, numbers, formats)]);
}
