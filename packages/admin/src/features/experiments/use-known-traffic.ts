import { DEFAULT_RANGE } from '@cartwright/core/analytics/ranges';
import { SMART_CART_ANALYTICS } from '@cartwright/core/analytics/reports/smart-cart-analytics';
import { WIDGETS_ANALYTICS } from '@cartwright/core/analytics/reports/widgets-analytics';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { useQuery } from '@tanstack/react-query';
import { rowsQuery } from '../../report-kit/model/report-queries';
import { rangeOfChosen } from '../../report-kit/range/chosen-range';
import { shopQuery } from '../../shared/api/shop-query';

const DAYS_OF_A_WEEK = 7;

/** Where a report counts sessions of what is tested, and those of them that bought. */
const COUNTED = {
  widget: { report: WIDGETS_ANALYTICS.key, tab: 'widgets', sessions: 'sessions', bought: null },
  smart_cart: { report: SMART_CART_ANALYTICS.key, tab: 'carts', sessions: 'shown', bought: 'bought' },
} as const;

/** Recent traffic of the control: sessions a week, and the part of them that bought. Null: none, or not known. */
export function useKnownTraffic({ context, variants }: Pick<ExperimentDocument, 'context' | 'variants'>): {
  readonly sessionsAWeek: number | null;
  readonly conversion: number | null;
} {
  const counted = context === 'widget' || context === 'smart_cart' ? COUNTED[context] : null;
  const id = variants[0]?.documentId ?? null;
  const shop = useQuery(shopQuery).data;
  const timezone = shop?.timezone ?? 'UTC';
  const { from, to } = rangeOfChosen(DEFAULT_RANGE, Date.now(), timezone);
  const { report, tab, sessions, bought } = counted ?? COUNTED.widget;
  const asked = { page: 1, limit: 1, sortBy: sessions, descending: true, search: '', ids: [id ?? ''] };
  const rows = useQuery({
    ...rowsQuery(report, tab, { from, to, timezone, includesNow: false }, asked),
    enabled: shop !== undefined && counted !== null && id !== null,
  });
  const values = rows.isPlaceholderData ? undefined : rows.data?.rows.find((row) => row.id === id)?.values;
  const all = numberOf(values?.[sessions]);
  const buying = bought === null ? null : numberOf(values?.[bought]);
  return {
    sessionsAWeek: all === null ? null : Math.round((all / Number(DEFAULT_RANGE)) * DAYS_OF_A_WEEK),
    conversion: all === null || all === 0 || buying === null ? null : buying / all,
  };
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
