/**
 * The largest amount that a merchant can set, in major units. With it a threshold stays a safe integer in every
 * currency, also in those of which a dollar buys tens of thousands.
 */
export const MAX_AMOUNT = 1_000_000_000;

/** Longest texts, in UTF-16 units: the same in the field as in what the server takes. */
export const TEXT_LIMITS = {
  cartName: 255,
  /** The JSON of an earlier cart that is imported: some ten times that of a large one. */
  legacyCart: 500_000,
  /** Why staff locked a cart. */
  lockReason: 200,
  widgetName: 100,
  experimentName: 100,
  /** Only the merchant sees these two. */
  lookName: 100,
  barName: 60,
  /** A heading, and the label of a field. */
  title: 100,
  button: 40,
  /** A sentence or two. */
  message: 300,
  tierLabel: 40,
  tierText: 150,
  barText: 150,
  /** Checkout shows it beside the amount. */
  discountName: 60,
  /** Source: Shopify, 255 characters. */
  discountCode: 255,
  /** What the answer to a question is called in the order. */
  attribute: 40,
  /** A value of a partner's app. */
  appInput: 300,
  /** Of an image. */
  address: 2000,
  /** `#rrggbb`, and what is typed on the way there. */
  colour: 20,
  fontFamily: 60,
  /** Every page of the store carries it. */
  customCss: 10_000,
  /** Every page of the store carries it. */
  code: 50_000,
  /** One search page carries it. In UTF-8 it may be as many bytes: validation counts them. */
  searchCode: 64_000,
  template: 100_000,
  /** Of what a widget gets its products by. */
  dataSourcePath: 255,
  /** `namespace.key` of a metafield. Source: Shopify, 255 and 64 characters and the dot. */
  metafield: 255 + 1 + 64,
  /** Ours, a partner's, and names of what has no other id. */
  id: 64,
  version: 20,
  /** Who has edited something. */
  editor: 100,
  /** A point in time (ISO 8601). */
  instant: 40,
  /** Of a language, as Shopify writes it. */
  locale: 20,
  /** Names a text of a document: up to three ids and the fields between them. */
  textKey: 300,
  /** Two letters (ISO 3166), and room for what other apps write. */
  country: 10,
  /** A copy of a product that carts from elsewhere carry (ADR 115). */
  productCopy: 100_000,
  /** What is typed to find a product. */
  search: 200,
  /** A word, or several, that searches are about. */
  searchTerm: 80,
  /** Of a product. Source: Shopify, 255 characters each. */
  tag: 255,
  vendor: 255,
  /** Where the next page begins: Shopify puts the last title of a page into it. */
  cursor: 4000,
  campaignName: 255,
  /** What a filter or an order of a list is called. */
  listLabel: 60,
  badge: 40,
  /** Of CSS. */
  selector: 300,
  handle: 255,
  /** Names what a merchant has been shown. */
  seen: 100,
} as const;
export type TextLimit = keyof typeof TEXT_LIMITS;

/** Most entries of lists. */
export const LIST_LIMITS = {
  components: 100,
  apps: 50,
  /** Values of one app. */
  appInputs: 50,
  announcements: 20,
  /** More would keep shoppers from checkout. */
  questions: 5,
  bars: 3,
  tiers: 4,
  /** That a document is translated into. Source: Shopify, the most published languages of a shop. */
  languages: 20,
  /** Of a document, in one language. */
  translatedTexts: 2000,
  /** A line offers each of its tiers, and a discount's metafield has to hold them (ADR 115). */
  volumeTiers: 10,
  /** Products that are chosen in one field. */
  products: 1000,
  /** Source: Shopify, the most variants of a product. */
  variants: 2048,
  widgetProducts: 20,
  /** Of a bundle; and the gifts of one of its tiers. */
  bundleSteps: 10,
  bundleTiers: 4,
  bundleGifts: 5,
  /** Data sources of the shop's own, their rules, and what is in one. */
  customSources: 50,
  sourceRules: 20,
  ruleConditions: 10,
  ruleResults: 5,
  conditionValues: 50,
  /** Of a test, the control with them: more would need months. */
  experimentVariants: 4,
  /** Goals that a test watches beside its own. */
  guardrails: 6,
  /** That are saved with a cart: one for each of its components. */
  savedWidgets: 100,
  /** Of a bar; there are some 250. */
  countries: 300,
  /** With a minimum of their own; there are some 180. */
  currencies: 200,
  /** Each is in every page for every product. */
  metafields: 20,
  /** Earlier templates of a component, and of the cart itself. */
  previousTemplates: 20,
  /** That are removed at once. */
  discounts: 100,
  /** Of a list; the first ten that are enabled are served. */
  filters: 50,
  sorts: 10,
  /** Of products, in one field. */
  tags: 250,
  /** Sizes of a page that a shopper may choose. */
  limitOptions: 10,
  /** Of a campaign. Source: the personalisation specification, "Limits". */
  promoTiles: 10,
  /** That a campaign names, or that searches leave out. */
  collections: 1000,
  /** That nothing is searched by. */
  terms: 250,
  /** Of a shop, and of each what they apply to. */
  keywordGroups: 200,
  keywords: 100,
  /** Of a shop, and of each the words on one side. */
  synonyms: 1000,
  synonymWords: 20,
  /** That a keyword group puts first. */
  promotedProducts: 50,
  /** Attributes of products that count in a search. */
  influences: 20,
} as const;
export type ListLimit = keyof typeof LIST_LIMITS;
