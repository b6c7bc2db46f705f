/**
 * Discount operations in the shape of Shopify's discount function
 * (`cart.lines.discounts.generate.run`, `cart.delivery-options.discounts.generate.run`, API 2026-07).
 * Amounts are decimals in major units of the cart's currency.
 */
export type CartOperation =
  | {
      readonly productDiscountsAdd: {
        readonly selectionStrategy: 'ALL';
        readonly candidates: readonly ProductCandidate[];
      };
    }
  | {
      readonly orderDiscountsAdd: {
        readonly selectionStrategy: 'FIRST';
        readonly candidates: readonly OrderCandidate[];
      };
    };

export interface DeliveryOperation {
  readonly deliveryDiscountsAdd: {
    readonly selectionStrategy: 'ALL';
    readonly candidates: readonly DeliveryCandidate[];
  };
}

export interface ProductCandidate {
  readonly targets: readonly ProductTarget[];
  readonly value: OperationValue;
  /** Absent if it would exceed the output limit: Shopify then shows the discount's title. */
  readonly message?: string;
}

export interface ProductTarget {
  readonly cartLine: { readonly id: string; readonly quantity?: number };
}

export interface OrderCandidate {
  readonly targets: readonly [
    { readonly orderSubtotal: { readonly excludedCartLineIds: readonly string[] } },
  ];
  readonly value: OperationValue;
  readonly message?: string;
}

export interface DeliveryCandidate {
  readonly targets: readonly { readonly deliveryOption: { readonly handle: string } }[];
  readonly value: { readonly percentage: { readonly value: number } };
  readonly message: string;
}

export type OperationValue =
  | { readonly percentage: { readonly value: number } }
  | { readonly fixedAmount: { readonly amount: string } };
