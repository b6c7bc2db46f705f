import type { FunctionLine } from '@cartwright/core/rewards/function-line';

/** Result of `cart-lines-discounts-generate-run.graphql`. Decimals arrive as strings. */
export interface FunctionInput {
  readonly cart: {
    /** Marks the cart of a shopper who is shown a variant of a running test. */
    readonly variant: { readonly value: string | null } | null;
    readonly cost: { readonly subtotalAmount: { readonly currencyCode: string } };
    readonly lines: readonly FunctionLine[];
  };
  readonly discount: {
    readonly discountClasses: readonly ('PRODUCT' | 'ORDER' | 'SHIPPING')[];
    readonly metafield: { readonly jsonValue: unknown } | null;
    /** Metafield in the old place, of a discount not published since it moved. */
    readonly old: { readonly jsonValue: unknown } | null;
  };
  readonly localization: { readonly country: { readonly isoCode: string } };
  readonly presentmentCurrencyRate: string;
}
