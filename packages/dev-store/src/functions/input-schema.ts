import { buildSchema, type GraphQLSchema } from 'graphql';
import { COUNTRY_CODES, CURRENCY_CODES, LANGUAGE_CODES } from '../schema/iso-codes';
import { type FunctionTarget, VALIDATION_TARGET } from '../setup/options';

/** Definitions shared by both APIs. Every type, field and argument has the same type in Shopify's published schemas. */
const SHARED_SDL = /* GraphQL */ `
  schema { query: Input }

  scalar Date
  scalar Decimal
  scalar Handle
  scalar JSON

  type Input {
    cart: Cart!
    localization: Localization!
    presentmentCurrencyRate: Decimal!
    shop: Shop!
  }

  type Cart {
    attribute(key: String): Attribute
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

  type Metafield {
    jsonValue: JSON!
    type: String!
    value: String!
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

const DISCOUNT_SDL = /* GraphQL */ `
  extend type Input {
    discount: Discount!
    enteredDiscountCodes: [EnteredDiscountCode!]!
    triggeringDiscountCode: String
  }

  type Discount {
    discountClasses: [DiscountClass!]!
    metafield(namespace: String key: String!): Metafield
  }

  enum DiscountClass { ORDER PRODUCT SHIPPING }

  type EnteredDiscountCode {
    code: String!
    rejectable: Boolean!
  }
`;

const VALIDATION_SDL = /* GraphQL */ `
  extend type Input {
    buyerJourney: BuyerJourney!
    validation: Validation!
  }

  type BuyerJourney { step: BuyerJourneyStep }
  enum BuyerJourneyStep { CART_INTERACTION CHECKOUT_COMPLETION CHECKOUT_INTERACTION }

  type Validation { metafield(namespace: String key: String!): Metafield }

  extend type CartLine { discountAllocations: [DiscountAllocation!]! }
  type DiscountAllocation { discountedAmount: MoneyV2! }
`;

/**
 * Supported subset of the discount functions' input schema (functions_discount 2026-07), checked by
 * `tests/conformance`.
 */
export const DISCOUNT_INPUT_SCHEMA: GraphQLSchema = buildSchema(SHARED_SDL + DISCOUNT_SDL);

/** Supported subset of the validation functions' input schema (functions_cart_checkout_validation 2026-07). */
export const VALIDATION_INPUT_SCHEMA: GraphQLSchema = buildSchema(SHARED_SDL + VALIDATION_SDL);

/** Input schema of a target. */
export function inputSchemaOf(target: FunctionTarget): GraphQLSchema {
  return target === VALIDATION_TARGET ? VALIDATION_INPUT_SCHEMA : DISCOUNT_INPUT_SCHEMA;
}
