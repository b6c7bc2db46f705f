import { buildSchema, type GraphQLSchema } from 'graphql';
import { COUNTRY_CODES, CURRENCY_CODES, LANGUAGE_CODES } from '../schema/iso-codes';

/**
 * The part of the discount functions' input that this store can fill. Every type, field and argument stands in
 * Shopify's published schema (functions_discount 2026-07) with the same type; `tests/conformance` proves it.
 */
export const FUNCTION_INPUT_SDL = /* GraphQL */ `
  schema { query: Input }

  scalar Date
  scalar Decimal
  scalar Handle
  scalar JSON

  type Input {
    cart: Cart!
    discount: Discount!
    enteredDiscountCodes: [EnteredDiscountCode!]!
    localization: Localization!
    presentmentCurrencyRate: Decimal!
    shop: Shop!
    triggeringDiscountCode: String
  }

  type Cart {
    cost: CartCost!
    deliveryGroups: [CartDeliveryGroup!]!
    lines: [CartLine!]!
  }

  type CartCost {
    subtotalAmount: MoneyV2!
    totalAmount: MoneyV2!
  }

  type CartLine {
    id: ID!
    quantity: Int!
    attribute(key: String): Attribute
    cost: CartLineCost!
    merchandise: Merchandise!
    sellingPlanAllocation: SellingPlanAllocation
  }

  type Attribute {
    key: String!
    value: String
  }

  type CartLineCost {
    amountPerQuantity: MoneyV2!
    compareAtAmountPerQuantity: MoneyV2
    subtotalAmount: MoneyV2!
    totalAmount: MoneyV2!
  }

  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }

  enum CurrencyCode { ${CURRENCY_CODES} }

  union Merchandise = CustomProduct | ProductVariant

  type CustomProduct {
    isGiftCard: Boolean!
    title: String!
  }

  type ProductVariant {
    id: ID!
    product: Product!
    requiresShipping: Boolean!
    sku: String
    title: String
  }

  type Product {
    id: ID!
    handle: Handle!
    hasAnyTag(tags: [String!]! = []): Boolean!
    isGiftCard: Boolean!
    productType: String
    title: String!
    vendor: String
  }

  type SellingPlanAllocation { sellingPlan: SellingPlan! }

  type SellingPlan {
    id: ID!
    name: String!
    recurringDeliveries: Boolean!
  }

  type CartDeliveryGroup {
    id: ID!
    cartLines: [CartLine!]!
    deliveryOptions: [CartDeliveryOption!]!
    selectedDeliveryOption: CartDeliveryOption
  }

  type CartDeliveryOption {
    cost: MoneyV2!
    handle: Handle!
    title: String
  }

  type Discount {
    discountClasses: [DiscountClass!]!
    metafield(namespace: String key: String!): Metafield
  }

  enum DiscountClass { ORDER PRODUCT SHIPPING }

  type Metafield {
    jsonValue: JSON!
    type: String!
    value: String!
  }

  type EnteredDiscountCode {
    code: String!
    rejectable: Boolean!
  }

  type Localization {
    country: Country!
    language: Language!
  }

  type Country { isoCode: CountryCode! }
  enum CountryCode { ${COUNTRY_CODES} }
  type Language { isoCode: LanguageCode! }
  enum LanguageCode { ${LANGUAGE_CODES} }

  type Shop {
    localTime: LocalTime!
    metafield(namespace: String key: String!): Metafield
  }

  type LocalTime { date: Date! }
`;

export const FUNCTION_INPUT_SCHEMA: GraphQLSchema = buildSchema(FUNCTION_INPUT_SDL);
