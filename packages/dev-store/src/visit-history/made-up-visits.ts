import type { Catalogue } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { MADE_UP_TAG } from '../order-history/made-up-history';
import type { Order } from '../orders/order';
import { browsingVisits } from './browsing-visits';
import type { MadeUpVisit } from './made-up-visit';
import { shelfOf } from './shelf';
import { visitsOfOrder } from './visits-of-orders';

const DAY_MS = 86_400_000;

/** Store data that visits are generated from. */
interface VisitedStore {
  /** In the shop's own currency. */
  readonly catalogue: Catalogue;
  /** Market of the shop. */
  readonly market: Market;
  readonly orders: readonly Order[];
}

/**
 * Generates visits for the days of the generated orders, earliest first, deterministic. Each such order with a link has
 * a linked visit; far more visits have no order. Empty without generated orders.
 */
export function madeUpVisits({ catalogue, market, orders }: VisitedStore): MadeUpVisit[] {
  const made = orders.filter(({ tags }) => tags?.includes(MADE_UP_TAG));
  const days = made.map(({ createdAt }) => Math.floor(Date.parse(createdAt) / DAY_MS));
  if (days.length === 0) return [];
  const shelf = shelfOf(catalogue, market);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const visits = [
    ...made.flatMap((order) => visitsOfOrder(order, shelf)),
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((day) =>
      browsingVisits(day, { shelf, market }),
    ),
  ];
  const start = ({ views: [view] }: MadeUpVisit) => view?.at ?? 0;
  return visits.sort((a, b) => start(a) - start(b));
}
