import * as z from 'zod';
import type { ExperimentContext } from './experiment-context';

/** Goals by their numbers on the wire. */
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

interface Goal {
  readonly name: string;
  /** What is counted, as a sentence. */
  readonly about: string;
  /** Whether it is a part of visitors, of which one number says how much it varies. */
  readonly isRate: boolean;
  /** Where it can happen; absent: anywhere. */
  readonly contexts?: readonly ExperimentContext[];
}

/** Goals that a test can be decided by. */
export const GOALS: Readonly<Record<GoalId, Goal>> = {
  1: {
    name: 'Revenue per visitor',
    about: 'What each visitor’s orders cost after discounts, less refunds, without tax and shipping.',
    isRate: false,
  },
  2: { name: 'Conversion', about: 'Visitors who order.', isRate: true },
  3: { name: 'Average order value', about: 'What an order costs after discounts.', isRate: false },
  4: {
    name: 'Click-through',
    about: 'Visitors who follow a product there.',
    isRate: true,
    contexts: ['widget', 'collection', 'search'],
  },
  5: {
    name: 'Tier reached',
    about: 'Visitors whose cart reaches a tier of the progress bar.',
    isRate: true,
    contexts: ['smart_cart'],
  },
  6: {
    name: 'Add to cart',
    about: 'Visitors who add a product from a list, a widget or the cart’s offers.',
    isRate: true,
  },
  7: { name: 'Units per order', about: 'How many items an order has.', isRate: false },
};

/** The goals that a test of this can have. */
export function goalsOf(context: ExperimentContext): GoalId[] {
  return (Object.keys(GOALS).map(Number) as GoalId[]).filter(
    (id) => GOALS[id].contexts?.includes(context) ?? true,
  );
}
