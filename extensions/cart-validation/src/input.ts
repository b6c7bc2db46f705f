import type { FunctionLine } from '@cartwright/core/rewards/function-line';

interface Money {
  readonly amount: string;
}

/** Result of `cart-validations-generate-run.graphql`. Decimals arrive as strings. */
export interface ValidationInput {
  readonly buyerJourney: {
    readonly step: 'CART_INTERACTION' | 'CHECKOUT_INTERACTION' | 'CHECKOUT_COMPLETION' | null;
  };
  readonly cart: {
    /** Marks the cart of a shopper who is shown a variant of a running test. */
    readonly variant: { readonly value: string | null } | null;
    readonly cost: { readonly subtotalAmount: { readonly currencyCode: string } };
    readonly lines: readonly ChargedLine[];
  };
  readonly validation: {
    readonly now: { readonly jsonValue: unknown } | null;
    readonly next: { readonly jsonValue: unknown } | null;
  };
  readonly localization: {
    readonly country: { readonly isoCode: string };
    /** As DE or PT_BR. */
    readonly language: { readonly isoCode: string };
  };
  readonly presentmentCurrencyRate: string;
  /** Today in the shop's time zone, as 2026-11-22. */
  readonly shop: { readonly localTime: { readonly date: string } };
}

export interface ChargedLine extends FunctionLine {
  readonly cost: { readonly subtotalAmount: Money; readonly totalAmount: Money };
  readonly discountAllocations: readonly { readonly discountedAmount: Money }[];
}
