/** Shopify's answer to `cart-lines-discounts-generate-run.graphql`. Decimals arrive as strings. */
export interface FunctionInput {
  readonly cart: {
    readonly cost: { readonly subtotalAmount: { readonly currencyCode: string } };
    readonly lines: readonly FunctionLine[];
  };
  readonly discount: {
    readonly discountClasses: readonly ('PRODUCT' | 'ORDER' | 'SHIPPING')[];
    readonly metafield: { readonly jsonValue: unknown } | null;
    /** Of a discount that has not been published since the metafield moved. */
    readonly old: { readonly jsonValue: unknown } | null;
  };
  readonly localization: { readonly country: { readonly isoCode: string } };
  readonly presentmentCurrencyRate: string;
}

export interface FunctionLine {
  readonly id: string;
  readonly quantity: number;
  readonly source: { readonly value: string | null } | null;
  readonly tier: { readonly value: string | null } | null;
  readonly cost: { readonly subtotalAmount: { readonly amount: string } };
  readonly sellingPlanAllocation: { readonly sellingPlan: { readonly id: string } } | null;
  readonly merchandise:
    | {
        readonly __typename: 'ProductVariant';
        readonly id: string;
        readonly product: { readonly id: string; readonly isGiftCard: boolean };
      }
    | { readonly __typename: 'CustomProduct' };
}
