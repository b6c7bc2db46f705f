/** Schema for catalogue mirrors: markets, languages and references. */
export const CATALOGUE_SDL = /* GraphQL */ `
  scalar Color

  extend type QueryRoot {
    productsCount(limit: Int = 10000 query: String): Count
    collectionsCount(limit: Int = 10000 query: String): Count
    collectionByIdentifier(identifier: CollectionIdentifierInput!): Collection
    market(id: ID!): Market
    markets(after: String before: String first: Int last: Int reverse: Boolean = false): MarketConnection!
    publication(id: ID!): Publication
    publications(after: String before: String catalogType: CatalogType first: Int last: Int reverse: Boolean = false): PublicationConnection!
    metaobject(id: ID!): Metaobject
    metaobjects(after: String before: String first: Int last: Int reverse: Boolean = false type: String!): MetaobjectConnection!
    shopLocales(published: Boolean = false): [ShopLocale!]!
    translatableResource(resourceId: ID!): TranslatableResource
    translatableResources(after: String before: String first: Int last: Int resourceType: TranslatableResourceType! reverse: Boolean = false): TranslatableResourceConnection!
    translatableResourcesByIds(after: String before: String first: Int last: Int resourceIds: [ID!]! reverse: Boolean = false): TranslatableResourceConnection!
  }

  input CollectionIdentifierInput @oneOf {
    handle: String
    id: ID
  }

  interface Publishable {
    publishedOnPublication(publicationId: ID!): Boolean!
    resourcePublications(after: String before: String first: Int last: Int onlyPublished: Boolean = true reverse: Boolean = false): ResourcePublicationConnection!
    resourcePublicationsV2(after: String before: String catalogType: CatalogType first: Int last: Int onlyPublished: Boolean = true reverse: Boolean = false): ResourcePublicationV2Connection!
  }

  interface HasPublishedTranslations {
    translations(locale: String! marketId: ID): [Translation!]!
  }

  extend type Product implements HasPublishedTranslations & Publishable {
    category: TaxonomyCategory
    collections(after: String before: String first: Int last: Int reverse: Boolean = false): CollectionConnection!
    inCollection(id: ID!): Boolean!
    contextualPricing(context: ContextualPricingContext!): ProductContextualPricing!
    media(after: String before: String first: Int last: Int reverse: Boolean = false): MediaConnection!
    mediaCount: Count
    variantsCount: Count
    publishedAt: DateTime
    publishedInContext(context: ContextualPublicationContext!): Boolean!
    publishedOnPublication(publicationId: ID!): Boolean!
    resourcePublications(after: String before: String first: Int last: Int onlyPublished: Boolean = true reverse: Boolean = false): ResourcePublicationConnection!
    resourcePublicationsV2(after: String before: String catalogType: CatalogType first: Int last: Int onlyPublished: Boolean = true reverse: Boolean = false): ResourcePublicationV2Connection!
    translations(locale: String! marketId: ID): [Translation!]!
  }

  extend enum ProductSortKeys { PUBLISHED_AT }

  type TaxonomyCategory implements Node {
    id: ID!
    name: String!
    fullName: String!
    level: Int!
  }

  extend type ProductOption implements HasPublishedTranslations {
    optionValues: [ProductOptionValue!]!
    linkedMetafield: LinkedMetafield
    translations(locale: String! marketId: ID): [Translation!]!
  }

  type ProductOptionValue implements HasPublishedTranslations & Node {
    id: ID!
    name: String!
    hasVariants: Boolean!
    linkedMetafieldValue: String
    swatch: ProductOptionValueSwatch
    translations(locale: String! marketId: ID): [Translation!]!
  }

  type ProductOptionValueSwatch {
    color: Color
    image: MediaImage
  }

  type LinkedMetafield {
    key: String
    namespace: String
  }

  type ProductContextualPricing {
    maxVariantPricing: ProductVariantContextualPricing
    minVariantPricing: ProductVariantContextualPricing
    priceRange: ProductPriceRangeV2!
  }

  input ContextualPublicationContext {
    companyLocationId: ID
    country: CountryCode
    locationId: ID
  }

  extend interface Media { status: MediaStatus! }
  extend type MediaImage { status: MediaStatus! }
  enum MediaStatus { FAILED PROCESSING READY UPLOADED }

  type MediaConnection {
    edges: [MediaEdge!]!
    nodes: [Media!]!
    pageInfo: PageInfo!
  }

  type MediaEdge {
    cursor: String!
    node: Media!
  }

  extend type ProductVariant implements Publishable {
    createdAt: DateTime!
    updatedAt: DateTime!
    inventoryItem: InventoryItem!
    publishedOnPublication(publicationId: ID!): Boolean!
    resourcePublications(after: String before: String first: Int last: Int onlyPublished: Boolean = true reverse: Boolean = false): ResourcePublicationConnection!
    resourcePublicationsV2(after: String before: String catalogType: CatalogType first: Int last: Int onlyPublished: Boolean = true reverse: Boolean = false): ResourcePublicationV2Connection!
  }

  type InventoryItem implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    sku: String
    tracked: Boolean!
    requiresShipping: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    variants(after: String before: String first: Int last: Int): ProductVariantConnection
  }

  extend type Collection implements HasMetafields & HasPublishedTranslations & Publishable {
    sortOrder: CollectionSortOrder!
    updatedAt: DateTime!
    metafield(key: String! namespace: String): Metafield
    metafields(after: String before: String first: Int keys: [String!] last: Int namespace: String reverse: Boolean = false): MetafieldConnection!
    publishedOnPublication(publicationId: ID!): Boolean!
    resourcePublications(after: String before: String first: Int last: Int onlyPublished: Boolean = true reverse: Boolean = false): ResourcePublicationConnection!
    resourcePublicationsV2(after: String before: String catalogType: CatalogType first: Int last: Int onlyPublished: Boolean = true reverse: Boolean = false): ResourcePublicationV2Connection!
    translations(locale: String! marketId: ID): [Translation!]!
  }

  enum CollectionSortOrder {
    ALPHA_ASC ALPHA_DESC BEST_SELLING CREATED CREATED_DESC MANUAL MOST_RELEVANT PRICE_ASC PRICE_DESC
  }

  enum ProductCollectionSortKeys { BEST_SELLING COLLECTION_DEFAULT CREATED ID MANUAL PRICE RELEVANCE TITLE }

  type Market implements Node {
    id: ID!
    handle: String!
    name: String!
    status: MarketStatus!
    primary: Boolean!
    conditions: MarketConditions
    currencySettings: MarketCurrencySettings
    catalogs(after: String before: String first: Int last: Int reverse: Boolean = false): MarketCatalogConnection!
    webPresences(after: String before: String first: Int last: Int reverse: Boolean = false): MarketWebPresenceConnection!
  }

  enum MarketStatus { ACTIVE DRAFT }
  type MarketConditions { regionsCondition: RegionsCondition }

  type RegionsCondition {
    regions(after: String before: String first: Int last: Int reverse: Boolean = false): MarketRegionConnection!
  }

  interface MarketRegion {
    id: ID!
    name: String!
  }

  type MarketRegionCountry implements MarketRegion & Node {
    id: ID!
    name: String!
    code: CountryCode!
    currency: CurrencySetting!
  }

  type CurrencySetting {
    currencyCode: CurrencyCode!
    currencyName: String!
    enabled: Boolean!
  }

  type MarketCurrencySettings {
    baseCurrency: CurrencySetting!
    localCurrencies: Boolean!
  }

  type MarketWebPresence implements Node {
    id: ID!
    defaultLocale: ShopLocale!
    alternateLocales: [ShopLocale!]!
    rootUrls: [MarketWebPresenceRootUrl!]!
    subfolderSuffix: String
  }

  type MarketWebPresenceRootUrl {
    locale: String!
    url: URL!
  }

  type ShopLocale {
    locale: String!
    name: String!
    primary: Boolean!
    published: Boolean!
  }

  interface Catalog implements Node {
    id: ID!
    title: String!
    status: CatalogStatus!
    publication: Publication
  }

  enum CatalogStatus { ACTIVE ARCHIVED DRAFT }
  enum CatalogType { APP COMPANY_LOCATION MARKET NONE }

  type MarketCatalog implements Catalog & Node {
    id: ID!
    title: String!
    status: CatalogStatus!
    publication: Publication
    markets(after: String before: String first: Int last: Int reverse: Boolean = false): MarketConnection!
  }

  type Publication implements Node {
    id: ID!
    name: String!
    autoPublish: Boolean!
    supportsFuturePublishing: Boolean!
    catalog: Catalog
  }

  type ResourcePublication {
    isPublished: Boolean!
    publication: Publication!
    publishDate: DateTime!
    publishable: Publishable!
  }

  type ResourcePublicationV2 {
    isPublished: Boolean!
    publication: Publication!
    publishDate: DateTime
    publishable: Publishable!
  }

  extend type Metafield {
    reference: MetafieldReference
    references(after: String before: String first: Int last: Int): MetafieldReferenceConnection
  }

  union MetafieldReference = Collection | Metaobject | Product | ProductVariant

  type Metaobject implements Node {
    id: ID!
    type: String!
    handle: String!
    displayName: String!
    createdAt: DateTime!
    updatedAt: DateTime!
    field(key: String!): MetaobjectField
    fields: [MetaobjectField!]!
  }

  type MetaobjectField {
    key: String!
    type: String!
    value: String
    jsonValue: JSON
    reference: MetafieldReference
    references(after: String before: String first: Int last: Int): MetafieldReferenceConnection
  }

  type Translation {
    key: String!
    locale: String!
    market: Market
    outdated: Boolean!
    updatedAt: DateTime
    value: String
  }

  type TranslatableResource {
    resourceId: ID!
    translatableContent(marketId: ID): [TranslatableContent!]!
    translations(locale: String! marketId: ID outdated: Boolean): [Translation!]!
  }

  type TranslatableContent {
    digest: String
    key: String!
    locale: String!
    type: LocalizableContentType!
    value: String
  }

  enum LocalizableContentType { HTML SINGLE_LINE_TEXT_FIELD }
  enum TranslatableResourceType { COLLECTION PRODUCT }

  ${[
    ['Market', 'Market!'],
    ['MarketCatalog', 'MarketCatalog!'],
    ['MarketRegion', 'MarketRegion!'],
    ['MarketWebPresence', 'MarketWebPresence!'],
    ['MetafieldReference', 'MetafieldReference'],
    ['Metaobject', 'Metaobject!'],
    ['Publication', 'Publication!'],
    ['ResourcePublication', 'ResourcePublication!'],
    ['ResourcePublicationV2', 'ResourcePublicationV2!'],
    ['TranslatableResource', 'TranslatableResource!'],
  ]
    .map(
      ([name, node]) => `
  type ${name}Connection { edges: [${name}Edge!]! nodes: [${node}]! pageInfo: PageInfo! }
  type ${name}Edge { cursor: String! node: ${node} }`,
    )
    .join('')}
`;
