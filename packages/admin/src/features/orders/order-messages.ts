import type { OrderState } from '@cartwright/core/contract/order-state';
import { daysLater, wallTime } from '@cartwright/core/schedule/wall-time';
import type { DataState } from '../../shared/components/data-card';

/** The state of the card. */
export function stateOfOrders({ status, problem }: Pick<OrderState, 'status' | 'problem'>): DataState {
  if (problem) return { label: 'Needs attention', tone: 'warning' };
  return status === 'ready'
    ? { label: 'Up to date', tone: 'success' }
    : { label: 'Reading orders', tone: 'info' };
}

/** Progress of reading past orders, in whole percent: 100 only when all are read, and null then. */
export function gatheringPercent({
  status,
  progress,
}: Pick<OrderState, 'status' | 'progress'>): number | null {
  return status === 'ready' ? null : Math.min(99, Math.floor(progress * 100));
}

/** Period that is counted. Days in the words of `locale`. */
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

/** Today and the days before it, so many in all, in the shop's time zone; `now` is epoch milliseconds. */
export function lastDays(days: number, now: number, timezone: string): { from: string; to: string } {
  const to = wallTime(now, timezone).date;
  return { from: daysLater(to, 1 - days), to };
}
