import type { OrderState } from '@cartwright/core/contract/order-state';
import { DEFAULT_TIME_ZONE, daysLater, wallTime } from '@cartwright/core/schedule/wall-time';
import { salesSpan } from '../analytics/sales';
import type { ShopStore } from '../db/for-shop';
import { storedShopProfile } from '../shops/shop-profile';
import { type OrderReading, orderReading } from './order-reading';
import { refusedSoFar } from './refused-orders';

type Problem = NonNullable<OrderState['problem']>;

const PROBLEMS: Readonly<Record<NonNullable<OrderReading['problem']>, string>> = {
  missing_scope:
    'The app doesn’t have permission to view orders. Update its permissions to count what sells.',
  unavailable: 'Shopify isn’t responding right now. The app tries again in a minute.',
  refused: 'Shopify refused to send orders. The app tries again within an hour.',
};

/** State of reading a shop's orders. */
export async function orderState(store: ShopStore, now: Date): Promise<OrderState> {
  const [reading, span, profile, refused] = await Promise.all([
    orderReading(store),
    salesSpan(store),
    storedShopProfile(store),
    refusedSoFar(store, NAMED),
  ]);
  const { isGathered, problem } = reading;
  return {
    status: isGathered ? 'ready' : 'gathering',
    progress: isGathered ? 1 : progressOf(reading, span?.first ?? null, now),
    coverage: coverageOf(reading, profile?.timezone ?? DEFAULT_TIME_ZONE),
    lastOrderAt: span?.last.toISOString() ?? null,
    problem: problem ? { code: problem, message: PROBLEMS[problem] } : unreadOrders(refused),
  };
}

/** Maximum of unreadable orders that are listed. */
const NAMED = 5;

function unreadOrders({ count, first }: Awaited<ReturnType<typeof refusedSoFar>>): Problem | null {
  if (count === 0) return null;
  const ids = `${first.join(', ')}${count > first.length ? ', …' : ''}`;
  const which = count === 1 ? `1 order (ID ${ids}), so its` : `${count} orders (IDs ${ids}), so their`;
  const message = `Shopify couldn’t share ${which} sales may be missing. The app tries again every hour.`;
  return { code: 'unread_orders', message };
}

/** Progress as a share of time: orders are read in the order of their changes, the first one's being the start. */
function progressOf({ readUntil }: OrderReading, first: Date | null, now: Date): number {
  if (!readUntil || !first) return 0;
  const all = now.getTime() - first.getTime();
  return all <= 0 ? 0 : Math.min(1, Math.max(0, (readUntil.getTime() - first.getTime()) / all));
}

function coverageOf({ isGathered, coveredFrom }: OrderReading, timezone: string): OrderState['coverage'] {
  if (!isGathered) return { kind: 'nothing' };
  if (!coveredFrom) return { kind: 'everything' };
  // The first day is incomplete.
  return { kind: 'since', day: daysLater(wallTime(coveredFrom.getTime(), timezone).date, 1) };
}
