import * as z from 'zod';
import type { ExperimentContext } from './experiment-context';

/** Goal ids, as on the wire. */
export const goalId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);
export type GoalId = z.infer<typeof goalId>;

/** Revenue per visitor, and conversion. */
export const REVENUE = 1 satisfies GoalId;
export const CONVERSION = 2 satisfies GoalId;

interface Goal {
  readonly name: string;
  /** Definition of what is counted, as a sentence. */
  readonly about: string;
  /**
   * Unit of its mean. `rate`: a share of visitors, whose variance follows from it. `amount`: subunits of the
   * shop's currency. `units`: items.
   */
  readonly measure: 'rate' | 'amount' | 'units';
  /** Contexts with this goal; absent: all. */
  readonly contexts?: readonly ExperimentContext[];
}

/** Goals that a test can be decided by. */
export const GOALS: Readonly<Record<GoalId, Goal>> = {
  1: {
    name: 'Revenue per visitor',
    about: 'What each visitor’s orders cost after discounts, less refunds, without tax and shipping.',
    measure: 'amount',
  },
  2: { name: 'Conversion', about: 'Visitors who order.', measure: 'rate' },
  3: { name: 'Average order value', about: 'What an order costs after discounts.', measure: 'amount' },
  4: {
    name: 'Click-through',
    about: 'Visitors who follow a product there.',
    measure: 'rate',
    contexts: ['widget', 'collection', 'search'],
  },
  5: {
    name: 'Tier reached',
    about: 'Visitors whose cart reaches a tier of the progress bar.',
    measure: 'rate',
    contexts: ['smart_cart'],
  },
  6: {
    name: 'Add to cart',
    about: 'Visitors who add a product from a list, a widget or the cart’s offers.',
    measure: 'rate',
  },
  7: { name: 'Units per order', about: 'How many items an order has.', measure: 'units' },
};

/** Whether a goal is a mean by order, which excludes visitors without orders. The others are means by visitor. */
export const isByOrder = (id: GoalId): boolean => id === 3 || id === 7;

/** Goals of a context. */
export function goalsOf(context: ExperimentContext): GoalId[] {
  return (Object.keys(GOALS).map(Number) as GoalId[]).filter(
    (id) => GOALS[id].contexts?.includes(context) ?? true,
  );
}
