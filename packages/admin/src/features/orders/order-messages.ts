import type { OrderState } from '@cartwright/core/contract/order-state';
import { daysLater, wallTime } from '@cartwright/core/schedule/wall-time';
import type { DataState } from '../../shared/components/data-card';

/** Badge of the card. */
export function stateOfOrders({ status, problem }: Pick<OrderState, 'status' | 'problem'>): DataState {
  if (problem) return { label: 'Needs attention', tone: 'warning' };
  return status === 'ready'
    ? { label: 'Up to date', tone: 'success' }
    : { label: 'Reading orders', tone: 'info' };
}

/** Progress of importing past orders in whole percent; null once complete. */
export function gatheringPercent({
  status,
  progress,
}: Pick<OrderState, 'status' | 'progress'>): number | null {
  return status === 'ready' ? null : Math.min(99, Math.floor(progress * 100));
}

/** Period that is counted. Days are formatted for `locale`. */
export function coverageMessage(coverage: OrderState['coverage'], locale: string): string {
  switch (coverage.kind) {
    case 'nothing':
      return 'Past orders are still being read. Best-sellers can change until that’s done.';
    case 'since':
      return `Counts orders from ${dayLabel(coverage.day, locale)} on. Shopify doesn’t share older ones.`;
    case 'everything':
      return 'Counts all orders of your store.';
    default:
      return coverage satisfies never;
  }
}

function dayLabel(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * Date range of the last `days` days including today, in the shop's time zone; `now` in epoch
 * milliseconds.
 */
export function lastDays(days: number, now: number, timezone: string): { from: string; to: string } {
  const to = wallTime(now, timezone).date;
  return { from: daysLater(to, 1 - days), to };
}
