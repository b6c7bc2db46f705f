import {
  cartDeliveryOptionsDiscountsGenerateRun,
  type DeliveryInput,
  deliveryInputQuery,
} from '@cartwright/cart-rewards/delivery';
import type { FunctionInput } from '@cartwright/cart-rewards/input';
import { cartLinesDiscountsGenerateRun, cartLinesInputQuery } from '@cartwright/cart-rewards/lines';
import { REWARDS_FUNCTION_HANDLE } from '@cartwright/core/storefront/names';
import type { DiscountFunction } from '@cartwright/dev-store/options';

/** Our discount function, as if it were deployed. The store answers each target's query and runs it on the answer. */
export const cartRewardsFunction: DiscountFunction = {
  handle: REWARDS_FUNCTION_HANDLE,
  targets: {
    'cart.lines.discounts.generate.run': {
      query: cartLinesInputQuery,
      // The store's answer to the query beside it has the query's shape.
      run: (input) => cartLinesDiscountsGenerateRun(input as FunctionInput),
    },
    'cart.delivery-options.discounts.generate.run': {
      query: deliveryInputQuery,
      run: (input) => cartDeliveryOptionsDiscountsGenerateRun(input as DeliveryInput),
    },
  },
};
