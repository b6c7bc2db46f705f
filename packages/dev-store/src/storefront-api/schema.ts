import { buildSchema, type GraphQLSchema } from 'graphql';
import { COUNTRY_CODES, CURRENCY_CODES, LANGUAGE_CODES } from '../schema/iso-codes';

/** Storefront API version of the subset below. */
export const STOREFRONT_API_VERSION = '2026-07';

/**
 * Supported subset of Shopify's Storefront API: codes and gift cards of a cart, metafields and variants of products.
 * Every type, field, argument and enum value has the same type in Shopify's published schema, checked by
 * `tests/conformance`.
 */
const STOREFRONT_SDL = /* GraphQL */ `
  schema { query: QueryRoot mutation: Mutation }

  directive @inContext(country: CountryCode language: LanguageCode) on QUERY | MUTATION

  scalar Decimal

  type QueryRoot {
    cart(id: ID!): Cart
    nodes(ids: [ID!]!): [Node]!
    product(handle: String): Product
  }

  type Mutation {
    cartCreate(input: CartInput): CartCreatePayload
    cartDiscountCodesUpdate(cartId: ID! discountCodes: [String!]!): CartDiscountCodesUpdatePayload
    cartGiftCardCodesAdd(cartId: ID! giftCardCodes: [String!]!): CartGiftCardCodesAddPayload
    cartGiftCardCodesRemove(appliedGiftCardIds: [ID!]! cartId: ID!): CartGiftCardCodesRemovePayload
    cartGiftCardCodesUpdate(cartId: ID! giftCardCodes: [String!]!): CartGiftCardCodesUpdatePayload
  }

  interface Node { id: ID! }

  type Product implements Node {
    id: ID!
    handle: String!
    title: String!
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    variants(after: String first: Int): ProductVariantConnection!
  }

  type ProductVariantConnection {
    nodes: [ProductVariant!]!
    pageInfo: PageInfo!
  }

  type ProductVariant implements Node {
    id: ID!
    title: String!
    availableForSale: Boolean!
  }

  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }

  input HasMetafieldsIdentifier {
    key: String!
    namespace: String
  }

  type Metafield implements Node {
    id: ID!
    namespace: String!
    key: String!
    type: String!
    value: String!
  }

  type Cart implements Node {
    id: ID!
    note: String
    totalQuantity: Int!
    cost: CartCost!
    discountCodes: [CartDiscountCode!]!
    discountAllocations: [CartDiscountAllocation!]!
    appliedGiftCards: [AppliedGiftCard!]!
    lines(first: Int): BaseCartLineConnection!
  }

  input CartInput {
    discountCodes: [String!]
    lines: [CartLineInput!]
  }

  input CartLineInput {
    merchandiseId: ID!
    quantity: Int = 1
    sellingPlanId: ID
  }

  type BaseCartLineConnection { nodes: [BaseCartLine!]! }

  interface BaseCartLine implements Node {
    id: ID!
    quantity: Int!
    discountAllocations: [CartDiscountAllocation!]!
  }

  type CartLine implements BaseCartLine & Node {
    id: ID!
    quantity: Int!
    discountAllocations: [CartDiscountAllocation!]!
  }

  type CartCost {
    subtotalAmount: MoneyV2!
    totalAmount: MoneyV2!
  }

  type CartDiscountCode {
    applicable: Boolean!
    code: String!
  }

  enum DiscountApplicationTargetType { LINE_ITEM SHIPPING_LINE }

  interface CartDiscountAllocation {
    discountedAmount: MoneyV2!
    targetType: DiscountApplicationTargetType!
  }

  type CartCodeDiscountAllocation implements CartDiscountAllocation {
    code: String!
    discountedAmount: MoneyV2!
    targetType: DiscountApplicationTargetType!
  }

  type CartAutomaticDiscountAllocation implements CartDiscountAllocation {
    discountedAmount: MoneyV2!
    targetType: DiscountApplicationTargetType!
    title: String!
  }

  type AppliedGiftCard implements Node {
    id: ID!
    lastCharacters: String!
    balance: MoneyV2!
    amountUsed: MoneyV2!
    presentmentAmountUsed: MoneyV2!
  }

  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }

  type CartCreatePayload {
    cart: Cart
    userErrors: [CartUserError!]!
    warnings: [CartWarning!]!
  }

  type CartDiscountCodesUpdatePayload {
    cart: Cart
    userErrors: [CartUserError!]!
    warnings: [CartWarning!]!
  }

  type CartGiftCardCodesAddPayload {
    cart: Cart
    userErrors: [CartUserError!]!
    warnings: [CartWarning!]!
  }

  type CartGiftCardCodesRemovePayload {
    cart: Cart
    userErrors: [CartUserError!]!
    warnings: [CartWarning!]!
  }

  type CartGiftCardCodesUpdatePayload {
    cart: Cart
    userErrors: [CartUserError!]!
    warnings: [CartWarning!]!
  }

  interface DisplayableError {
    field: [String!]
    message: String!
  }

  type CartUserError implements DisplayableError {
    code: CartErrorCode
    field: [String!]
    message: String!
  }

  enum CartErrorCode { INVALID MAXIMUM_EXCEEDED VALIDATION_CUSTOM }

  type CartWarning {
    code: CartWarningCode!
    message: String!
    target: ID!
  }

  enum CartWarningCode {
    DISCOUNT_CODE_NOT_HONOURED
    DISCOUNT_CURRENTLY_INACTIVE
    DISCOUNT_CUSTOMER_NOT_ELIGIBLE
    DISCOUNT_ELIGIBLE_CUSTOMER_MISSING
    DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE
    DISCOUNT_NOT_FOUND
    DISCOUNT_NO_ENTITLED_LINE_ITEMS
    DISCOUNT_NO_ENTITLED_SHIPPING_LINES
    DISCOUNT_PURCHASE_NOT_IN_RANGE
    DISCOUNT_QUANTITY_NOT_IN_RANGE
    DISCOUNT_USAGE_LIMIT_REACHED
    PAYMENTS_GIFT_CARDS_UNAVAILABLE
  }

  enum CurrencyCode { ${CURRENCY_CODES.replace(' USDC', '')} }
  enum CountryCode { ${COUNTRY_CODES} }
  enum LanguageCode { ${LANGUAGE_CODES} }
`;

export const STOREFRONT_SCHEMA: GraphQLSchema = buildSchema(STOREFRONT_SDL);
