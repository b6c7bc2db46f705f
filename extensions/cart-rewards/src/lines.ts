import type { CartOperation } from '@cartwright/core/rewards/operations';
import { toCartOperations } from '@cartwright/core/rewards/to-discount-operations';
import type { FunctionInput } from './input';
import { rewardsOf } from './rewards-of';

/** Gives the free units, the volume discounts and the order discount, as far as the discount has their classes. */
export function cartLinesDiscountsGenerateRun(input: FunctionInput): { operations: CartOperation[] } {
  const rewards = rewardsOf(input);
  if (!rewards) return { operations: [] };
  const { discountClasses } = input.discount;
  return {
    operations: toCartOperations(rewards).filter((operation) =>
      discountClasses.includes('productDiscountsAdd' in operation ? 'PRODUCT' : 'ORDER'),
    ),
  };
}
