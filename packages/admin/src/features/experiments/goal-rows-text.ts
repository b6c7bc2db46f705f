import type { ListedGoalRow } from '@cartwright/core/contract/experiments';
import { GOALS, type GoalId, REVENUE } from '@cartwright/core/experiments/document/goals';
import { formatMoney } from '@cartwright/core/money/format-money';
import type { DecisionFormats } from './goal-figure';

/** Row as text: "Saw this variant", "Order 5012", "2 orders: 5012, 5013". */
export function rowText({ kind, orders }: Pick<ListedGoalRow, 'kind' | 'orders'>): string {
  switch (kind) {
    case 'visitor':
      return 'Visitor: saw this variant';
    case 'orders':
      return orders.length === 1 ? `Order ${orders[0]}` : `${orders.length} orders: ${orders.join(', ')}`;
    case 'click':
      return 'Visitor: first click';
    case 'add':
      return 'Visitor: first product added';
    case 'tier':
      return 'Visitor: first tier reached';
    default:
      return kind satisfies never;
  }
}

/** Amount of a row or total: money, or units. */
export function rowAmount(goalId: GoalId, amount: number, { locale, currency }: DecisionFormats): string {
  if (GOALS[goalId].measure === 'units') return amount.toLocaleString(locale);
  return currency === null ? '–' : formatMoney(Math.round(amount), currency, locale);
}

/** Total of the rows as text. */
export function rowsSumText(
  goalId: GoalId | null,
  { visitors, sum, rows }: { readonly visitors: number; readonly sum: number | null; readonly rows: number },
  formats: DecisionFormats,
): string {
  const count = (number: number, one: string) =>
    `${number.toLocaleString(formats.locale)} ${one}${number === 1 ? '' : 's'}`;
  if (goalId === null) return count(visitors, 'visitor');
  if (sum === null || GOALS[goalId].measure === 'rate')
    return `${rows.toLocaleString(formats.locale)} of ${count(visitors, 'visitor')}`;
  const amount = GOALS[goalId].measure === 'units' ? count(sum, 'unit') : rowAmount(goalId, sum, formats);
  return goalId === REVENUE
    ? `${amount} by ${count(visitors, 'visitor')}. One in 1,000 buyers at most counts with less than was spent, so that a single order doesn’t decide.`
    : `${amount} in ${count(rows, 'order')}`;
}
