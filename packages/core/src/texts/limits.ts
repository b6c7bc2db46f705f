/**
 * Maximum amount that a merchant can set, in major units. It keeps thresholds safe integers in all currencies,
 * even those with tens of thousands to a dollar.
 */
export const MAX_AMOUNT = 1_000_000_000;

/** Maximum lengths of texts in UTF-16 units: the same in fields and on the server. */
export const TEXT_LIMITS = {
  cartName: 255,
  /** JSON of an imported earlier cart: about ten times a large one. */
  legacyCart: 500_000,
  /** Reason for a staff lock. */
  lockReason: 200,
  widgetName: 100,
  experimentName: 100,
  /** Names that only the merchant sees. */
  lookName: 100,
  barName: 60,
  /** Heading, or label of a field. */
  title: 100,
  button: 40,
  /** One or two sentences. */
  message: 300,
  tierLabel: 40,
  tierText: 150,
  barText: 150,
  /** Shown beside the amount at checkout. */
  discountName: 60,
  /** Source: Shopify, 255 characters. */
  discountCode: 255,
  /** Name of an answer in the order. */
  attribute: 40,
  /** Value of a partner app's input. */
  appInput: 300,
  /** URL of an image or a link. */
  address: 2000,
  /** `#rrggbb`, and intermediate input. */
  colour: 20,
  fontFamily: 60,
  /** Loaded by every page of the store. */
  customCss: 10_000,
  /** Loaded by every page of the store. */
  code: 50_000,
  /** Loaded by search pages. Validation applies the same limit to UTF-8 bytes. */
  searchCode: 64_000,
  template: 100_000,
  /** Path of a widget's data source. */
  dataSourcePath: 255,
  /** `namespace.key` of a metafield. Source: Shopify, 255 and 64 characters and the dot. */
  metafield: 255 + 1 + 64,
  /** Our ids, partners' ids, and names that serve as ids. */
  id: 64,
  version: 20,
  /** Person who edited something. */
  editor: 100,
  /** Instant (ISO 8601). */
  instant: 40,
  /** Language, in Shopify's format. */
  locale: 20,
  /** Key of a document's text: up to three ids and the fields between them. */
  textKey: 300,
  /** Two letters (ISO 3166), and room for other apps' values. */
  country: 10,
  /** Copy of a product in imported carts (ADR 115). */
  productCopy: 100_000,
  /** Product search of the merchant. */
  search: 200,
  /** Word or phrase of searches. */
  searchTerm: 80,
  /** Source: Shopify, 255 characters each. */
  tag: 255,
  vendor: 255,
  /** Pagination cursor: Shopify's contains the last title of a page. */
  cursor: 4000,
  campaignName: 255,
  /** Label of a filter or a sort option. */
  listLabel: 60,
  badge: 40,
  /** CSS selector. */
  selector: 300,
  handle: 255,
  /** Name of something that a merchant has been shown. */
  seen: 100,
} as const;
export type TextLimit = keyof typeof TEXT_LIMITS;

/** Maximum lengths of lists. */
export const LIST_LIMITS = {
  components: 100,
  apps: 50,
  /** Inputs of one app. */
  appInputs: 50,
  announcements: 20,
  /** More would keep shoppers from checkout. */
  questions: 5,
  bars: 3,
  tiers: 4,
  /** Languages of a document. Source: Shopify, the maximum of a shop's published languages. */
  languages: 20,
  /** Translated texts of a document per language. */
  translatedTexts: 2000,
  /** Shown on each line, and stored in a discount's metafield (ADR 115). */
  volumeTiers: 10,
  /** Products chosen in one field. */
  products: 1000,
  /** Source: Shopify, the maximum of a product's variants. */
  variants: 2048,
  widgetProducts: 20,
  /** Steps and tiers of a bundle; gifts of a tier. */
  bundleSteps: 10,
  bundleTiers: 4,
  bundleGifts: 5,
  /** Custom data sources, their rules, and the contents of a rule. */
  customSources: 50,
  sourceRules: 20,
  ruleConditions: 10,
  ruleResults: 5,
  conditionValues: 50,
  /** Variants of a test, the control included: more would need months. */
  experimentVariants: 4,
  /** Further goals that a test watches. */
  guardrails: 6,
  /** Widgets saved with a cart: one per component. */
  savedWidgets: 100,
  /** Countries of a bar, of about 250. */
  countries: 300,
  /** Currencies with a minimum of their own, of about 180. */
  currencies: 200,
  /** Each is on every page for every product. */
  metafields: 20,
  /** Template history of a component, and of the cart itself. */
  previousTemplates: 20,
  /** Discounts deleted at once. */
  discounts: 100,
  /** Filters of a list; the first ten enabled ones are served. */
  filters: 50,
  sorts: 10,
  /** Product tags in one field. */
  tags: 250,
  /** Page sizes that a shopper may choose. */
  limitOptions: 10,
  /** Tiles of a campaign. Source: the personalisation specification, "Limits". */
  promoTiles: 10,
  /** Collections of a campaign, or excluded from searches. */
  collections: 1000,
  /** Excluded search terms. */
  terms: 250,
  /** Groups of a shop, and keywords of each. */
  keywordGroups: 200,
  keywords: 100,
  /** Synonyms of a shop, and words on one side of each. */
  synonyms: 1000,
  synonymWords: 20,
  /** Products that a keyword group promotes. */
  promotedProducts: 50,
  /** Influences on the ranking of a search. */
  influences: 20,
} as const;
export type ListLimit = keyof typeof LIST_LIMITS;
