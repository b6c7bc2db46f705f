import { buildSchema, type GraphQLSchema } from 'graphql';
import { COUNTRY_CODES, CURRENCY_CODES } from '../../schema/iso-codes';
import { topicEnum, WEBHOOK_TOPICS } from '../../webhooks/model/topics';
import { BILLING_SDL } from './billing-sdl';
import { BULK_SDL } from './bulk-sdl';
import { CATALOGUE_SDL } from './catalogue-sdl';
import { FILES_SDL } from './files-sdl';
import { ORDERS_SDL } from './orders-sdl';

/** Admin API version of the subset below. */
export const ADMIN_API_VERSION = '2026-07';

/**
 * Supported subset of Shopify's Admin GraphQL API. Types, fields, arguments and enum values equal
 * Shopify's published schema; `tests/conformance` checks that.
 */
export const ADMIN_SDL = /* GraphQL */ `
  schema { query: QueryRoot mutation: Mutation }

  scalar DateTime
  scalar HTML
  scalar JSON
  scalar Money
  scalar URL
  scalar UnsignedInt64

  type QueryRoot {
    shop: Shop!
    currentAppInstallation: AppInstallation!
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    product(id: ID!): Product
    productByIdentifier(identifier: ProductIdentifierInput!): Product
    products(after: String before: String first: Int last: Int query: String reverse: Boolean = false sortKey: ProductSortKeys = ID): ProductConnection!
    productTags(after: String before: String first: Int last: Int reverse: Boolean = false): StringConnection
    productTypes(after: String before: String first: Int last: Int reverse: Boolean = false): StringConnection
    productVendors(after: String before: String first: Int last: Int reverse: Boolean = false): StringConnection
    collection(id: ID!): Collection
    collections(after: String before: String first: Int last: Int query: String reverse: Boolean = false sortKey: CollectionSortKeys = ID): CollectionConnection!
    productVariant(id: ID!): ProductVariant
    productVariants(after: String before: String first: Int last: Int query: String reverse: Boolean = false): ProductVariantConnection!
    automaticDiscountNode(id: ID!): DiscountAutomaticNode
    automaticDiscountNodes(after: String before: String first: Int last: Int query: String reverse: Boolean = false): DiscountAutomaticNodeConnection!
    discountNode(id: ID!): DiscountNode
    discountNodes(after: String before: String first: Int last: Int query: String reverse: Boolean = false): DiscountNodeConnection!
    validation(id: ID!): Validation
    validations(after: String before: String first: Int last: Int reverse: Boolean = false): ValidationConnection!
    shopifyFunctions(after: String apiType: String before: String first: Int last: Int reverse: Boolean = false): ShopifyFunctionConnection!
    themes(after: String before: String first: Int last: Int reverse: Boolean = false roles: [ThemeRole!]): OnlineStoreThemeConnection
    webhookSubscription(id: ID!): WebhookSubscription
    webhookSubscriptions(after: String before: String first: Int last: Int reverse: Boolean = false sortKey: WebhookSubscriptionSortKeys = CREATED_AT topics: [WebhookSubscriptionTopic!] uri: String): WebhookSubscriptionConnection!
    order(id: ID!): Order
    orders(after: String before: String first: Int last: Int query: String reverse: Boolean = false sortKey: OrderSortKeys = PROCESSED_AT): OrderConnection!
    bulkOperation(id: ID!): BulkOperation
    bulkOperations(after: String before: String first: Int last: Int query: String reverse: Boolean = false sortKey: BulkOperationsSortKeys = CREATED_AT): BulkOperationConnection!
    currentBulkOperation(type: BulkOperationType = QUERY): BulkOperation
  }

  type Mutation {
    metafieldsSet(metafields: [MetafieldsSetInput!]!): MetafieldsSetPayload
    metafieldsDelete(metafields: [MetafieldIdentifierInput!]!): MetafieldsDeletePayload
    discountAutomaticAppCreate(automaticAppDiscount: DiscountAutomaticAppInput!): DiscountAutomaticAppCreatePayload
    discountAutomaticAppUpdate(automaticAppDiscount: DiscountAutomaticAppInput! id: ID!): DiscountAutomaticAppUpdatePayload
    discountAutomaticActivate(id: ID!): DiscountAutomaticActivatePayload
    discountAutomaticDeactivate(id: ID!): DiscountAutomaticDeactivatePayload
    discountAutomaticDelete(id: ID!): DiscountAutomaticDeletePayload
    validationCreate(validation: ValidationCreateInput!): ValidationCreatePayload
    validationDelete(id: ID!): ValidationDeletePayload
    validationUpdate(id: ID! validation: ValidationUpdateInput!): ValidationUpdatePayload
    storefrontAccessTokenCreate(input: StorefrontAccessTokenInput!): StorefrontAccessTokenCreatePayload
    webhookSubscriptionCreate(topic: WebhookSubscriptionTopic! webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
    webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
    webhookSubscriptionUpdate(id: ID! webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionUpdatePayload
    bulkOperationRunQuery(groupObjects: Boolean! = false query: String!): BulkOperationRunQueryPayload
    bulkOperationCancel(id: ID!): BulkOperationCancelPayload
    stagedUploadsCreate(input: [StagedUploadInput!]!): StagedUploadsCreatePayload
    fileCreate(files: [FileCreateInput!]!): FileCreatePayload
    fileDelete(fileIds: [ID!]!): FileDeletePayload
  }

  interface Node { id: ID! }

  interface HasMetafields {
    metafield(key: String! namespace: String): Metafield
    metafields(after: String before: String first: Int keys: [String!] last: Int namespace: String reverse: Boolean = false): MetafieldConnection!
  }

  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  type Shop implements HasMetafields & Node {
    id: ID!
    name: String!
    myshopifyDomain: String!
    currencyCode: CurrencyCode!
    enabledPresentmentCurrencies: [CurrencyCode!]!
    ianaTimezone: String!
    billingAddress: ShopAddress!
    shipsToCountries: [CountryCode!]!
    url: URL!
    metafield(key: String! namespace: String): Metafield
    metafields(after: String before: String first: Int keys: [String!] last: Int namespace: String reverse: Boolean = false): MetafieldConnection!
  }

  type ShopAddress implements Node {
    id: ID!
    countryCodeV2: CountryCode
  }

  enum CurrencyCode { ${CURRENCY_CODES} }
  enum CountryCode { ${COUNTRY_CODES} }

  type AppInstallation implements HasMetafields & Node {
    id: ID!
    app: App!
    accessScopes: [AccessScope!]!
    metafield(key: String! namespace: String): Metafield
    metafields(after: String before: String first: Int keys: [String!] last: Int namespace: String reverse: Boolean = false): MetafieldConnection!
  }

  type App implements Node {
    id: ID!
    apiKey: String!
    handle: String
    title: String!
  }

  enum ThemeRole { ARCHIVED DEMO DEVELOPMENT LOCKED MAIN MOBILE UNPUBLISHED }

  type OnlineStoreTheme implements Node {
    id: ID!
    name: String!
    role: ThemeRole!
    files(after: String filenames: [String!] first: Int = 50): OnlineStoreThemeFileConnection
  }

  type OnlineStoreThemeConnection {
    edges: [OnlineStoreThemeEdge!]!
    nodes: [OnlineStoreTheme!]!
    pageInfo: PageInfo!
  }

  type OnlineStoreThemeEdge {
    cursor: String!
    node: OnlineStoreTheme!
  }

  type OnlineStoreThemeFile {
    filename: String!
    body: OnlineStoreThemeFileBody!
  }

  union OnlineStoreThemeFileBody = OnlineStoreThemeFileBodyText

  type OnlineStoreThemeFileBodyText { content: String! }

  type OnlineStoreThemeFileConnection {
    edges: [OnlineStoreThemeFileEdge!]!
    nodes: [OnlineStoreThemeFile!]!
    pageInfo: PageInfo!
  }

  type OnlineStoreThemeFileEdge {
    cursor: String!
    node: OnlineStoreThemeFile!
  }

  type AccessScope {
    handle: String!
    description: String!
  }

  type Metafield implements Node {
    id: ID!
    namespace: String!
    key: String!
    type: String!
    value: String!
    jsonValue: JSON!
    compareDigest: String!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type MetafieldConnection {
    edges: [MetafieldEdge!]!
    nodes: [Metafield!]!
    pageInfo: PageInfo!
  }

  type MetafieldEdge {
    cursor: String!
    node: Metafield!
  }

  type Product implements HasMetafields & Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    handle: String!
    title: String!
    status: ProductStatus!
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    productType: String!
    vendor: String!
    tags: [String!]!
    isGiftCard: Boolean!
    requiresSellingPlan: Boolean!
    hasOnlyDefaultVariant: Boolean!
    hasOutOfStockVariants: Boolean!
    totalInventory: Int!
    tracksInventory: Boolean!
    onlineStoreUrl: URL
    createdAt: DateTime!
    updatedAt: DateTime!
    featuredImage: Image
    featuredMedia: Media
    options(first: Int): [ProductOption!]!
    priceRangeV2: ProductPriceRangeV2!
    variants(after: String before: String first: Int last: Int reverse: Boolean = false): ProductVariantConnection!
    metafield(key: String! namespace: String): Metafield
    metafields(after: String before: String first: Int keys: [String!] last: Int namespace: String reverse: Boolean = false): MetafieldConnection!
  }

  enum ProductStatus { ACTIVE ARCHIVED DRAFT UNLISTED }
  enum ProductSortKeys { CREATED_AT ID INVENTORY_TOTAL PRODUCT_TYPE RELEVANCE TITLE UPDATED_AT VENDOR }

  input ProductIdentifierInput @oneOf {
    handle: String
    id: ID
  }

  type ProductOption implements Node {
    id: ID!
    name: String!
    position: Int!
    values: [String!]!
  }

  type ProductPriceRangeV2 {
    maxVariantPrice: MoneyV2!
    minVariantPrice: MoneyV2!
  }

  scalar Decimal

  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }

  type ProductConnection {
    edges: [ProductEdge!]!
    nodes: [Product!]!
    pageInfo: PageInfo!
  }

  type ProductEdge {
    cursor: String!
    node: Product!
  }

  type StringConnection {
    edges: [StringEdge!]!
    nodes: [String!]!
    pageInfo: PageInfo!
  }

  type StringEdge {
    cursor: String!
    node: String!
  }

  type Collection implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    handle: String!
    title: String!
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    image: Image
    productsCount: Count
    hasProduct(id: ID!): Boolean!
    products(after: String before: String first: Int last: Int reverse: Boolean = false sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT): ProductConnection!
    ruleSet: CollectionRuleSet
  }

  enum CollectionSortKeys { ID RELEVANCE TITLE UPDATED_AT }

  type Count {
    count: Int!
    precision: CountPrecision!
  }

  enum CountPrecision { AT_LEAST EXACT }

  type CollectionRuleSet {
    appliedDisjunctively: Boolean!
    rules: [CollectionRule!]!
  }

  type CollectionRule {
    column: CollectionRuleColumn!
    condition: String!
    relation: CollectionRuleRelation!
  }

  enum CollectionRuleColumn {
    IS_PRICE_REDUCED TAG TITLE TYPE VARIANT_COMPARE_AT_PRICE VARIANT_INVENTORY VARIANT_PRICE VARIANT_TITLE VENDOR
  }
  enum CollectionRuleRelation {
    CONTAINS ENDS_WITH EQUALS GREATER_THAN IS_NOT_SET IS_SET LESS_THAN NOT_CONTAINS NOT_EQUALS STARTS_WITH
  }

  type CollectionConnection {
    edges: [CollectionEdge!]!
    nodes: [Collection!]!
    pageInfo: PageInfo!
  }

  type CollectionEdge {
    cursor: String!
    node: Collection!
  }

  type ProductVariant implements HasMetafields & Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    title: String!
    displayName: String!
    position: Int!
    sku: String
    barcode: String
    price: Money!
    compareAtPrice: Money
    availableForSale: Boolean!
    inventoryQuantity: Int
    inventoryPolicy: ProductVariantInventoryPolicy!
    taxable: Boolean!
    selectedOptions: [SelectedOption!]!
    image: Image
    contextualPricing(context: ContextualPricingContext!): ProductVariantContextualPricing!
    product: Product!
    metafield(key: String! namespace: String): Metafield
    metafields(after: String before: String first: Int keys: [String!] last: Int namespace: String reverse: Boolean = false): MetafieldConnection!
  }

  input ContextualPricingContext {
    companyLocationId: ID
    country: CountryCode
    locationId: ID
  }

  type ProductVariantContextualPricing {
    compareAtPrice: MoneyV2
    price: MoneyV2!
    quantityRule: QuantityRule!
  }

  type QuantityRule {
    increment: Int!
    isDefault: Boolean!
    maximum: Int
    minimum: Int!
  }

  enum ProductVariantInventoryPolicy { CONTINUE DENY }

  type SelectedOption {
    name: String!
    value: String!
  }

  type ProductVariantConnection {
    edges: [ProductVariantEdge!]!
    nodes: [ProductVariant!]!
    pageInfo: PageInfo!
  }

  type ProductVariantEdge {
    cursor: String!
    node: ProductVariant!
  }

  type Image {
    id: ID
    altText: String
    height: Int
    width: Int
    url: URL!
  }

  interface Media {
    id: ID!
    alt: String
    mediaContentType: MediaContentType!
    preview: MediaPreviewImage
  }

  enum MediaContentType { IMAGE }

  type MediaPreviewImage { image: Image }

  type MediaImage implements File & Media & Node {
    id: ID!
    alt: String
    createdAt: DateTime!
    updatedAt: DateTime!
    fileStatus: FileStatus!
    fileErrors: [FileError!]!
    mediaContentType: MediaContentType!
    mimeType: String
    originalSource: MediaImageOriginalSource
    preview: MediaPreviewImage
    image: Image
  }

  input MetafieldsSetInput {
    ownerId: ID!
    namespace: String
    key: String!
    type: String
    value: String!
    compareDigest: String
  }

  type MetafieldsSetPayload {
    metafields: [Metafield!]
    userErrors: [MetafieldsSetUserError!]!
  }

  interface DisplayableError {
    field: [String!]
    message: String!
  }

  type MetafieldsSetUserError implements DisplayableError {
    code: MetafieldsSetUserErrorCode
    elementIndex: Int
    field: [String!]
    message: String!
  }

  enum MetafieldsSetUserErrorCode {
    BLANK INCLUSION INVALID INVALID_COMPARE_DIGEST INVALID_TYPE INVALID_VALUE LESS_THAN_OR_EQUAL_TO
    STALE_OBJECT TOO_LONG TOO_SHORT
  }

  input MetafieldIdentifierInput {
    ownerId: ID!
    namespace: String!
    key: String!
  }

  type MetafieldIdentifier {
    ownerId: ID!
    namespace: String!
    key: String!
  }

  type MetafieldsDeletePayload {
    deletedMetafields: [MetafieldIdentifier]
    userErrors: [UserError!]!
  }

  type UserError implements DisplayableError {
    field: [String!]
    message: String!
  }

  enum DiscountClass { ORDER PRODUCT SHIPPING }
  enum DiscountStatus { ACTIVE EXPIRED SCHEDULED }

  type DiscountAutomaticApp {
    discountId: ID!
    title: String!
    status: DiscountStatus!
    startsAt: DateTime!
    endsAt: DateTime
    discountClasses: [DiscountClass!]!
    combinesWith: DiscountCombinesWith!
    appDiscountType: AppDiscountType!
    errorHistory: FunctionsErrorHistory
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type DiscountCombinesWith {
    orderDiscounts: Boolean!
    productDiscounts: Boolean!
    shippingDiscounts: Boolean!
  }

  type AppDiscountType {
    app: App!
    appKey: String!
    functionId: String!
    title: String!
    discountClasses: [DiscountClass!]!
  }

  type FunctionsErrorHistory {
    errorsFirstOccurredAt: DateTime!
    firstOccurredAt: DateTime!
    hasBeenSharedSinceLastError: Boolean!
    hasSharedRecentErrors: Boolean!
  }

  union DiscountAutomatic = DiscountAutomaticApp | DiscountAutomaticBasic | DiscountAutomaticBxgy | DiscountAutomaticFreeShipping
  union Discount = DiscountAutomaticApp

  type DiscountAutomaticBasic {
    title: String!
    status: DiscountStatus!
    startsAt: DateTime!
    endsAt: DateTime
    discountClasses: [DiscountClass!]!
  }

  type DiscountAutomaticBxgy {
    title: String!
    status: DiscountStatus!
    startsAt: DateTime!
    endsAt: DateTime
    discountClasses: [DiscountClass!]!
  }

  type DiscountAutomaticFreeShipping {
    title: String!
    status: DiscountStatus!
    startsAt: DateTime!
    endsAt: DateTime
    discountClasses: [DiscountClass!]!
  }

  type DiscountAutomaticNode implements HasMetafields & Node {
    id: ID!
    automaticDiscount: DiscountAutomatic!
    metafield(key: String! namespace: String): Metafield
    metafields(after: String before: String first: Int keys: [String!] last: Int namespace: String reverse: Boolean = false): MetafieldConnection!
  }

  type DiscountAutomaticNodeConnection {
    edges: [DiscountAutomaticNodeEdge!]!
    nodes: [DiscountAutomaticNode!]!
    pageInfo: PageInfo!
  }

  type DiscountAutomaticNodeEdge {
    cursor: String!
    node: DiscountAutomaticNode!
  }

  type DiscountNode implements HasMetafields & Node {
    id: ID!
    discount: Discount!
    metafield(key: String! namespace: String): Metafield
    metafields(after: String before: String first: Int keys: [String!] last: Int namespace: String reverse: Boolean = false): MetafieldConnection!
  }

  type DiscountNodeConnection {
    edges: [DiscountNodeEdge!]!
    nodes: [DiscountNode!]!
    pageInfo: PageInfo!
  }

  type DiscountNodeEdge {
    cursor: String!
    node: DiscountNode!
  }

  input DiscountAutomaticAppInput {
    title: String
    startsAt: DateTime
    endsAt: DateTime
    functionHandle: String
    functionId: String
    discountClasses: [DiscountClass!]
    combinesWith: DiscountCombinesWithInput
    context: DiscountContextInput
    metafields: [MetafieldInput!] = []
    appliesOnOneTimePurchase: Boolean = true
    appliesOnSubscription: Boolean = true
    recurringCycleLimit: Int = 1
  }

  input DiscountCombinesWithInput {
    orderDiscounts: Boolean = false
    productDiscounts: Boolean = false
    shippingDiscounts: Boolean = false
  }

  input DiscountContextInput @oneOf { all: DiscountBuyerSelection }
  enum DiscountBuyerSelection { ALL }

  input MetafieldInput {
    id: ID
    namespace: String
    key: String
    type: String
    value: String
  }

  type DiscountUserError implements DisplayableError {
    code: DiscountErrorCode
    extraInfo: String
    field: [String!]
    message: String!
  }

  enum DiscountErrorCode {
    ACTIVE_PERIOD_OVERLAP BLANK END_DATE_BEFORE_START_DATE INVALID MISSING_FUNCTION_IDENTIFIER
    MULTIPLE_FUNCTION_IDENTIFIERS TAKEN TOO_LONG
  }

  type DiscountAutomaticAppCreatePayload {
    automaticAppDiscount: DiscountAutomaticApp
    userErrors: [DiscountUserError!]!
  }

  type DiscountAutomaticAppUpdatePayload {
    automaticAppDiscount: DiscountAutomaticApp
    userErrors: [DiscountUserError!]!
  }

  type DiscountAutomaticActivatePayload {
    automaticDiscountNode: DiscountAutomaticNode
    userErrors: [DiscountUserError!]!
  }

  type DiscountAutomaticDeactivatePayload {
    automaticDiscountNode: DiscountAutomaticNode
    userErrors: [DiscountUserError!]!
  }

  type DiscountAutomaticDeletePayload {
    deletedAutomaticDiscountId: ID
    userErrors: [DiscountUserError!]!
  }

  type Validation implements HasMetafields & Node {
    id: ID!
    title: String!
    enabled: Boolean!
    blockOnFailure: Boolean!
    errorHistory: FunctionsErrorHistory
    shopifyFunction: ShopifyFunction!
    metafield(key: String! namespace: String): Metafield
    metafields(after: String before: String first: Int keys: [String!] last: Int namespace: String reverse: Boolean = false): MetafieldConnection!
  }

  type ValidationConnection {
    edges: [ValidationEdge!]!
    nodes: [Validation!]!
    pageInfo: PageInfo!
  }

  type ValidationEdge {
    cursor: String!
    node: Validation!
  }

  input ValidationCreateInput {
    blockOnFailure: Boolean = false
    enable: Boolean = false
    functionHandle: String
    functionId: String
    metafields: [MetafieldInput!] = []
    title: String
  }

  input ValidationUpdateInput {
    blockOnFailure: Boolean = false
    enable: Boolean = false
    metafields: [MetafieldInput!] = []
    title: String
  }

  type ValidationUserError implements DisplayableError {
    code: ValidationUserErrorCode
    field: [String!]
    message: String!
  }

  enum ValidationUserErrorCode {
    FUNCTION_DOES_NOT_IMPLEMENT FUNCTION_NOT_FOUND INVALID MAX_VALIDATIONS_ACTIVATED MISSING_FUNCTION_IDENTIFIER
    MULTIPLE_FUNCTION_IDENTIFIERS NOT_FOUND
  }

  type ValidationCreatePayload {
    userErrors: [ValidationUserError!]!
    validation: Validation
  }

  type ValidationUpdatePayload {
    userErrors: [ValidationUserError!]!
    validation: Validation
  }

  type ValidationDeletePayload {
    deletedId: ID
    userErrors: [ValidationUserError!]!
  }

  input StorefrontAccessTokenInput { title: String! }

  type StorefrontAccessToken implements Node {
    id: ID!
    accessToken: String!
    title: String!
    createdAt: DateTime!
    accessScopes: [AccessScope!]!
  }

  type StorefrontAccessTokenCreatePayload {
    shop: Shop!
    storefrontAccessToken: StorefrontAccessToken
    userErrors: [UserError!]!
  }

  type WebhookSubscription implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    topic: WebhookSubscriptionTopic!
    uri: String!
    callbackUrl: URL!
    endpoint: WebhookSubscriptionEndpoint!
    format: WebhookSubscriptionFormat!
    includeFields: [String!]!
    apiVersion: ApiVersion!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  union WebhookSubscriptionEndpoint = WebhookHttpEndpoint

  type WebhookHttpEndpoint { callbackUrl: URL! }

  type ApiVersion {
    displayName: String!
    handle: String!
    supported: Boolean!
  }

  enum WebhookSubscriptionTopic { ${WEBHOOK_TOPICS.map(topicEnum).join(' ')} }
  enum WebhookSubscriptionFormat { JSON }
  enum WebhookSubscriptionSortKeys { CREATED_AT ID }

  type WebhookSubscriptionConnection {
    edges: [WebhookSubscriptionEdge!]!
    nodes: [WebhookSubscription!]!
    pageInfo: PageInfo!
  }

  type WebhookSubscriptionEdge {
    cursor: String!
    node: WebhookSubscription!
  }

  input WebhookSubscriptionInput {
    callbackUrl: URL
    format: WebhookSubscriptionFormat
    includeFields: [String!]
    uri: String
  }

  type WebhookSubscriptionCreatePayload {
    userErrors: [UserError!]!
    webhookSubscription: WebhookSubscription
  }

  type WebhookSubscriptionDeletePayload {
    deletedWebhookSubscriptionId: ID
    userErrors: [UserError!]!
  }

  type WebhookSubscriptionUpdatePayload {
    userErrors: [UserError!]!
    webhookSubscription: WebhookSubscription
  }

  type ShopifyFunction {
    id: String!
    handle: String!
    title: String!
    apiType: String!
    apiVersion: String!
    app: App!
  }

  type ShopifyFunctionConnection {
    edges: [ShopifyFunctionEdge!]!
    nodes: [ShopifyFunction!]!
    pageInfo: PageInfo!
  }

  type ShopifyFunctionEdge {
    cursor: String!
    node: ShopifyFunction!
  }
  ${BILLING_SDL}

  ${ORDERS_SDL}
  ${BULK_SDL}
  ${FILES_SDL}
`;

export const ADMIN_SCHEMA: GraphQLSchema = buildSchema(`${ADMIN_SDL}${CATALOGUE_SDL}`);
