import type { CartOperation } from '@cartwright/core/rewards/operations';
import { operationsThatFit } from '@cartwright/core/rewards/operations-that-fit';
import type { FunctionInput } from './input';
import { rewardsOf } from './rewards-of';

/** Applies free gifts, volume discounts and the order discount, limited to the discount's classes. */
export function cartLinesDiscountsGenerateRun(input: FunctionInput): { operations: CartOperation[] } {
  const earned = rewardsOf(input);
  if (!earned) return { operations: [] };
  const { discountClasses } = input.discount;
  return {
    operations: operationsThatFit(earned.rewards, earned.lines).filter((operation) =>
      discountClasses.includes('productDiscountsAdd' in operation ? 'PRODUCT' : 'ORDER'),
    ),
  };
}
