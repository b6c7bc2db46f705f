/** Order schema of the Admin API: what analytics needs; of customers only the id. */
export const ORDERS_SDL = /* GraphQL */ `
  type Order implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    name: String!
    number: Int!
    createdAt: DateTime!
    processedAt: DateTime!
    updatedAt: DateTime!
    cancelledAt: DateTime
    edited: Boolean!
    test: Boolean!
    sourceName: String
    tags: [String!]!
    note: String
    currencyCode: CurrencyCode!
    presentmentCurrencyCode: CurrencyCode!
    displayFinancialStatus: OrderDisplayFinancialStatus
    customer: Customer
    customAttributes: [Attribute!]!
    lineItems(after: String before: String first: Int last: Int reverse: Boolean = false): LineItemConnection!
    subtotalPriceSet: MoneyBag
    totalDiscountsSet: MoneyBag
    totalPriceSet: MoneyBag!
    totalRefundedSet: MoneyBag!
    totalShippingPriceSet: MoneyBag!
    taxesIncluded: Boolean!
    totalTaxSet: MoneyBag
    currentTotalPriceSet: MoneyBag!
    refunds(first: Int): [Refund!]!
  }

  type Customer implements Node { id: ID! }

  enum OrderDisplayFinancialStatus { PAID PARTIALLY_REFUNDED REFUNDED }
  enum OrderSortKeys { CREATED_AT ID ORDER_NUMBER PROCESSED_AT TOTAL_PRICE UPDATED_AT }

  type OrderConnection {
    edges: [OrderEdge!]!
    nodes: [Order!]!
    pageInfo: PageInfo!
  }

  type OrderEdge {
    cursor: String!
    node: Order!
  }

  type Attribute {
    key: String!
    value: String
  }

  type MoneyBag {
    presentmentMoney: MoneyV2!
    shopMoney: MoneyV2!
  }

  type LineItem implements Node {
    id: ID!
    title: String!
    name: String!
    sku: String
    variantTitle: String
    quantity: Int!
    currentQuantity: Int!
    product: Product
    variant: ProductVariant
    customAttributes: [Attribute!]!
    originalTotalSet: MoneyBag!
    discountedTotalSet(withCodeDiscounts: Boolean = false): MoneyBag!
    priceAfterAllDiscountsBeforeTaxesSet: MoneyBag!
    discountAllocations: [DiscountAllocation!]!
  }

  type LineItemConnection {
    edges: [LineItemEdge!]!
    nodes: [LineItem!]!
    pageInfo: PageInfo!
  }

  type LineItemEdge {
    cursor: String!
    node: LineItem!
  }

  type DiscountAllocation {
    allocatedAmountSet: MoneyBag!
    discountApplication: DiscountApplication!
  }

  interface DiscountApplication {
    index: Int!
    targetType: DiscountApplicationTargetType!
  }

  enum DiscountApplicationTargetType { LINE_ITEM SHIPPING_LINE }

  type AutomaticDiscountApplication implements DiscountApplication {
    index: Int!
    targetType: DiscountApplicationTargetType!
    title: String!
  }

  type DiscountCodeApplication implements DiscountApplication {
    code: String!
    index: Int!
    targetType: DiscountApplicationTargetType!
  }

  type ManualDiscountApplication implements DiscountApplication {
    index: Int!
    targetType: DiscountApplicationTargetType!
    title: String!
  }

  type ScriptDiscountApplication implements DiscountApplication {
    index: Int!
    targetType: DiscountApplicationTargetType!
    title: String!
  }

  type Refund implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    createdAt: DateTime
    processedAt: DateTime!
    updatedAt: DateTime!
    refundLineItems(after: String before: String first: Int last: Int reverse: Boolean = false): RefundLineItemConnection!
    totalRefundedSet: MoneyBag!
  }

  type RefundLineItem {
    id: ID
    lineItem: LineItem!
    quantity: Int!
    subtotalSet: MoneyBag!
    totalTaxSet: MoneyBag!
  }

  type RefundLineItemConnection {
    edges: [RefundLineItemEdge!]!
    nodes: [RefundLineItem!]!
    pageInfo: PageInfo!
  }

  type RefundLineItemEdge {
    cursor: String!
    node: RefundLineItem!
  }
`;
