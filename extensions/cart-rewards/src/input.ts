import type { RewardsConfig } from '@cartwright/core/rewards/config';

/** What the discount function asks Shopify for, in the shape of its answer. Decimals arrive as strings. */
export interface FunctionInput {
  readonly cart: {
    readonly cost: { readonly subtotalAmount: { readonly currencyCode: string } };
    readonly lines: readonly FunctionLine[];
  };
  readonly discount: {
    readonly discountClasses: readonly ('PRODUCT' | 'ORDER' | 'SHIPPING')[];
    readonly metafield: { readonly jsonValue: RewardsConfig } | null;
    /** Of a discount that has not been published since the metafield moved. */
    readonly old: { readonly jsonValue: RewardsConfig } | null;
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

/** The lines of the cart, as both targets read them. A query has at most 3,000 bytes and a cost of 30. */
export const CART_FIELDS = `
  cart {
    cost { subtotalAmount { currencyCode } }
    lines {
      id
      quantity
      source: attribute(key: "_source") { value }
      tier: attribute(key: "_tier") { value }
      cost { subtotalAmount { amount } }
      sellingPlanAllocation { sellingPlan { id } }
      merchandise { __typename ... on ProductVariant { id product { id isGiftCard } } }
    }`;

/** The configuration and where the shopper is, as both targets read them. */
export const DISCOUNT_FIELDS = `
  discount {
    discountClasses
    metafield(namespace: "$app", key: "rewards") { jsonValue }
    old: metafield(namespace: "cartwright", key: "rewards") { jsonValue }
  }
  localization { country { isoCode } }
  presentmentCurrencyRate`;
