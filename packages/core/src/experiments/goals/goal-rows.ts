import { CONVERSION, type GoalId, REVENUE } from '../document/goals';
import { type CountedOrder, type CountedVisitor, revenueOf } from './counted-visitors';
import { cutOf } from './winsorised';

/** Row behind a figure of a variant. */
export interface GoalRow {
  readonly kind: 'visitor' | 'orders' | 'click' | 'add' | 'tier';
  /** Time of the first event (epoch milliseconds). */
  readonly at: number;
  readonly orders: readonly CountedOrder[];
  /** Contribution to the figure in subunits or units; null if the rows themselves are counted. */
  readonly amount: number | null;
}

/**
 * Rows behind a variant's figure of a goal, from `visitors` of all variants; for null, the variant's visitors. A
 * figure by visitor is the sum of its rows divided by the variant's visitors, one by order their mean. For revenue
 * by visitor, a row is a buyer, winsorised at the limit of all buyers.
 */
export function goalRows(
  visitors: readonly CountedVisitor[],
  variant: number,
  goalId: GoalId | null,
): GoalRow[] {
  const own = visitors.filter((visitor) => visitor.variant === variant);
  const buyers = own.filter(({ orders }) => orders.length > 0);
  const first = (kind: 'click' | 'add' | 'tier', of: 'clicked' | 'reached' | 'added') =>
    own.flatMap((visitor) => {
      const at = visitor[of];
      return at === null ? [] : [{ kind, at, orders: [], amount: null }];
    });
  const ofBuyers = (amountOf: (orders: readonly CountedOrder[]) => number | null) =>
    buyers.map(({ orders }) => ({
      kind: 'orders' as const,
      at: firstOf(orders),
      orders,
      amount: amountOf(orders),
    }));
  const byOrder = (amountOf: (order: CountedOrder) => number) =>
    buyers.flatMap(({ orders }) =>
      orders.map((order) => ({
        kind: 'orders' as const,
        at: order.at,
        orders: [order],
        amount: amountOf(order),
      })),
    );
  switch (goalId) {
    case null:
      return own.map(({ from }) => ({ kind: 'visitor', at: from, orders: [], amount: null }));
    case REVENUE: {
      const all = visitors.filter(({ orders }) => orders.length > 0);
      const cut = cutOf(all.map(({ orders }) => revenueOf(orders)));
      return ofBuyers((orders) => Math.min(revenueOf(orders), cut));
    }
    case CONVERSION:
      return ofBuyers(() => null);
    case 3:
      return byOrder(({ revenue }) => revenue);
    case 4:
      return first('click', 'clicked');
    case 5:
      return first('tier', 'reached');
    case 6:
      return first('add', 'added');
    case 7:
      return byOrder(({ units }) => units);
    default:
      return goalId satisfies never;
  }
}

const firstOf = (orders: readonly CountedOrder[]): number => Math.min(...orders.map(({ at }) => at));
