/**
 * Operation returned by a discount function, in Shopify's schema (functions_discount 2026-07). Amounts are in the
 * cart's currency.
 */
export type DiscountOperation =
  | { readonly productDiscountsAdd: ProductDiscountsAdd }
  | { readonly orderDiscountsAdd: OrderDiscountsAdd }
  | { readonly deliveryDiscountsAdd: DeliveryDiscountsAdd };

/** Decimal as a number or text; converted digit by digit. */
export type DecimalInput = number | string;

export type DiscountValue =
  | { readonly percentage: { readonly value: DecimalInput } }
  | { readonly fixedAmount: { readonly amount: DecimalInput; readonly appliesToEachItem?: boolean } };

export interface ProductDiscountsAdd {
  readonly selectionStrategy: 'FIRST' | 'MAXIMUM' | 'ALL';
  readonly candidates: readonly ProductCandidate[];
}

export interface ProductCandidate {
  /** Without `quantity`, the whole line. */
  readonly targets: readonly { readonly cartLine: { readonly id: string; readonly quantity?: number } }[];
  readonly value: DiscountValue;
  readonly message?: string;
}

export interface OrderDiscountsAdd {
  readonly selectionStrategy: 'FIRST' | 'MAXIMUM';
  readonly candidates: readonly OrderCandidate[];
}

export interface OrderCandidate {
  readonly targets: readonly {
    readonly orderSubtotal: { readonly excludedCartLineIds: readonly string[] };
  }[];
  readonly value: DiscountValue;
  readonly conditions?: readonly OrderCondition[];
  readonly message?: string;
}

/** Condition of an order discount. `minimumAmount` is in the shop's currency, unlike other amounts here. */
export type OrderCondition =
  | {
      readonly orderMinimumSubtotal: {
        readonly minimumAmount: DecimalInput;
        readonly excludedCartLineIds: readonly string[];
      };
    }
  | {
      readonly cartLineMinimumSubtotal: {
        readonly minimumAmount: DecimalInput;
        readonly cartLineIds: readonly string[];
      };
    }
  | {
      readonly cartLineMinimumQuantity: {
        readonly minimumQuantity: number;
        readonly cartLineIds: readonly string[];
      };
    };

export interface DeliveryDiscountsAdd {
  readonly selectionStrategy: 'ALL';
  readonly candidates: readonly DeliveryCandidate[];
}

export interface DeliveryCandidate {
  readonly targets: readonly (
    | { readonly deliveryGroup: { readonly id: string } }
    | { readonly deliveryOption: { readonly handle: string } }
  )[];
  readonly value: DiscountValue;
  readonly message?: string;
}

export type DiscountClass = 'PRODUCT' | 'ORDER' | 'SHIPPING';

/** Discount class of an operation. */
export function classOf(operation: DiscountOperation): DiscountClass {
  if ('productDiscountsAdd' in operation) return 'PRODUCT';
  return 'orderDiscountsAdd' in operation ? 'ORDER' : 'SHIPPING';
}
