import type { DeliveryOperation } from '@cartwright/core/rewards/operations';
import { toDeliveryOperations } from '@cartwright/core/rewards/to-discount-operations';
import type { FunctionInput } from './input';
import { rewardsOf } from './rewards-of';

interface DeliveryOption {
  readonly handle: string;
  readonly cost: { readonly amount: string };
}

/**
 * Result of `cart-delivery-options-discounts-generate-run.graphql`: the other target's input, and the options of every
 * delivery group.
 */
export type DeliveryInput = FunctionInput & {
  readonly cart: {
    readonly deliveryGroups: readonly { readonly deliveryOptions: readonly DeliveryOption[] }[];
  };
};

/** Makes delivery free when the cart has earned free shipping. */
export function cartDeliveryOptionsDiscountsGenerateRun(input: DeliveryInput): {
  operations: DeliveryOperation[];
} {
  const earned = rewardsOf(input);
  if (!earned || !input.discount.discountClasses.includes('SHIPPING')) return { operations: [] };
  const groups = input.cart.deliveryGroups.map(({ deliveryOptions }) =>
    deliveryOptions.map(({ handle, cost }) => ({ handle, cost: cost.amount })),
  );
  return { operations: toDeliveryOperations(earned.rewards, groups) };
}
