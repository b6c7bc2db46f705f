import type { DeliveryOperation } from '@cartwright/core/rewards/operations';
import { toDeliveryOperations } from '@cartwright/core/rewards/to-discount-operations';
import { CART_FIELDS, DISCOUNT_FIELDS, type FunctionInput } from './input';
import { rewardsOf } from './rewards-of';

interface DeliveryOption {
  readonly handle: string;
  readonly cost: { readonly amount: string };
}

/** The lines as for the other target, and the delivery options of every group. */
export type DeliveryInput = FunctionInput & {
  readonly cart: {
    readonly deliveryGroups: readonly { readonly deliveryOptions: readonly DeliveryOption[] }[];
  };
};

/** Input query of the target `cart.delivery-options.discounts.generate.run`. */
export const deliveryInputQuery = `query Input {${CART_FIELDS}
    deliveryGroups { deliveryOptions { handle cost { amount } } }
  }${DISCOUNT_FIELDS}
}`;

/** Makes delivery free when the cart has earned free shipping. */
export function cartDeliveryOptionsDiscountsGenerateRun(input: DeliveryInput): {
  operations: DeliveryOperation[];
} {
  const rewards = rewardsOf(input);
  if (!rewards || !input.discount.discountClasses.includes('SHIPPING')) return { operations: [] };
  const groups = input.cart.deliveryGroups.map(({ deliveryOptions }) =>
    deliveryOptions.map(({ handle, cost }) => ({ handle, cost: cost.amount })),
  );
  return { operations: toDeliveryOperations(rewards, groups) };
}
