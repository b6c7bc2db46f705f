import { DEFAULT_RANGE } from '@cartwright/core/analytics/ranges';
import { SMART_CART_ANALYTICS } from '@cartwright/core/analytics/reports/smart-cart-analytics';
import { WIDGETS_ANALYTICS } from '@cartwright/core/analytics/reports/widgets-analytics';
import { readOrderSpreads } from '@cartwright/core/contract/experiments';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { GOALS } from '@cartwright/core/experiments/document/goals';
import type { OrderSpread } from '@cartwright/core/experiments/plan/planned-size';
import { useQuery } from '@tanstack/react-query';
import { rowsQuery } from '../../report-kit/model/report-queries';
import { rangeOfChosen } from '../../report-kit/range/chosen-range';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { shopQuery } from '../../shared/api/shop-query';
import { EXPERIMENTS } from './experiment-editing';

const DAYS_OF_A_WEEK = 7;

/** Reports that count sessions and buying sessions by context. */
const COUNTED = {
  widget: { report: WIDGETS_ANALYTICS.key, tab: 'widgets', sessions: 'sessions', bought: null },
  smart_cart: { report: SMART_CART_ANALYTICS.key, tab: 'carts', sessions: 'shown', bought: 'bought' },
} as const;

/**
 * Recent traffic of the control: sessions a week, and conversion. Null if there is none or unknown.
 */
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
  const request = { page: 1, limit: 1, sortBy: sessions, descending: true, search: '', ids: [id ?? ''] };
  const rows = useQuery({
    ...rowsQuery(report, tab, { from, to, timezone, includesNow: false }, request),
    enabled: shop !== undefined && counted !== null && id !== null,
  });
  const values = rows.isPlaceholderData ? undefined : rows.data?.rows.find((row) => row.id === id)?.values;
  const all = numberOf(values?.[sessions]);
  const buying = bought === null ? null : numberOf(values?.[bought]);
  return {
    // Null if fewer than one a week: too few to plan with.
    sessionsAWeek: Math.round(((all ?? 0) / Number(DEFAULT_RANGE)) * DAYS_OF_A_WEEK) || null,
    conversion: all === null || all === 0 || buying === null ? null : buying / all,
  };
}

/**
 * Mean and deviation of recent orders, for order goals; null while unknown, and for other goals.
 */
export function useOrderSpread(goalId: ExperimentDocument['goalId']): {
  readonly spread: OrderSpread | null;
  /** Sample size. */
  readonly orders: number;
} {
  const isOfOrders = GOALS[goalId].measure !== 'rate';
  const { data } = useQuery({
    queryKey: [...EXPERIMENTS, 'order spreads'],
    queryFn: ({ signal }) =>
      responseOf(api.call(readOrderSpreads, { params: {}, query: {}, body: undefined, signal })),
    enabled: isOfOrders,
  });
  const spreads: Partial<Record<ExperimentDocument['goalId'], OrderSpread>> = data?.spreads ?? {};
  return { spread: spreads[goalId] ?? null, orders: data?.orders ?? 0 };
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
