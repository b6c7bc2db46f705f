/**
 * Shop's catalogue as mirrored from Shopify, the source of collections, search, widgets and pickers. Ids are
 * Shopify's numbers, amounts are subunits of their currency, instants ISO 8601 in UTC, countries ISO 3166-1
 * alpha-2, languages in Shopify's format (`de`, `pt-BR`). Source: Admin GraphQL, `Product`, `ProductVariant`,
 * `Collection`.
 */
export interface MirroredProduct {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  /** Plain text, at most `MAX_DESCRIPTION_LENGTH` characters. */
  readonly description: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  /** Unlisted products are sold by their URL, and are in no listing. */
  readonly status: 'active' | 'unlisted' | 'draft' | 'archived';
  readonly isGiftCard: boolean;
  readonly requiresSellingPlan: boolean;
  readonly options: readonly MirroredOption[];
  /** In the merchant's order. */
  readonly variants: readonly MirroredVariant[];
  readonly image: MirroredImage | null;
  readonly createdAt: string;
  /** First publication in the online store; null if it isn't published. */
  readonly publishedAt: string | null;
  /**
   * Price countries in which it is published: one for all countries of a market with the same currency (see
   * `MirroredPlace`). A variant with a price in another country isn't sold there.
   */
  readonly publishedIn: readonly string[];
  /** Standard `reviews.rating` and `reviews.rating_count`, with the values that the merchant's app wrote. */
  readonly rating: MirroredRating | null;
  readonly metafields: readonly MirroredMetafield[];
  /** Translations by published language, without the shop's own. Untranslated fields are absent. */
  readonly translations: { readonly [language: string]: MirroredTranslation };
}

export interface MirroredOption {
  readonly name: string;
  readonly values: readonly {
    readonly name: string;
    readonly swatch: MirroredSwatch | null;
  }[];
}

/** Colour as `#rrggbb`, or URL of an image. */
export type MirroredSwatch = { readonly colour: string } | { readonly image: string };

export interface MirroredVariant {
  readonly id: number;
  readonly title: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  /** Index of the variant's value for each option of the product, in order. */
  readonly optionValues: readonly number[];
  readonly available: boolean;
  /** Stock; null if Shopify doesn't track it. */
  readonly inventory: number | null;
  /** Id in Shopify's webhooks about stock. */
  readonly inventoryItemId: number;
  readonly image: string | null;
  /** Price without a country, in the shop's currency. */
  readonly price: number;
  readonly compareAtPrice: number | null;
  /** Prices by price country (see `MirroredPlace`). Without one, the variant isn't sold there. */
  readonly prices: { readonly [country: string]: MirroredPrice };
  /** Quantity rule in the shop's own country. Absent: any quantity. */
  readonly quantityRule?: {
    readonly min: number;
    /** Null: no limit. */
    readonly max: number | null;
    readonly increment: number;
  };
}

export interface MirroredPrice {
  readonly amount: number;
  readonly compareAt: number | null;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * Countries in which the shop sells at the same prices, because they are in one market and have the same currency.
 * Prices and publications are mirrored for one of them, the price country: a market can have two hundred.
 */
export interface MirroredPlace {
  readonly priceCountry: string;
  /** Countries, the price country included. */
  readonly countries: readonly string[];
}

export interface MirroredImage {
  readonly url: string;
  readonly alt: string | null;
  /** Pixels; null while Shopify hasn't measured it. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface MirroredRating {
  readonly value: number;
  readonly count: number;
  readonly scaleMax: number;
}

/** Metafield as Shopify stores it: `value` is text; lists and numbers are JSON. */
export interface MirroredMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

export interface MirroredTranslation {
  readonly title?: string;
  /** Plain text, like the product's own. */
  readonly description?: string;
  readonly productType?: string;
  /** In the order of the product's options; null if untranslated. */
  readonly options?: readonly {
    readonly name: string | null;
    /** In the order of the option's values. */
    readonly values: readonly (string | null)[];
  }[];
}

/** Collection with its products in Shopify's order, including those that no market sells. */
export interface MirroredCollection {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly image: string | null;
  /** Whether Shopify adds products by rules, of which no webhook notifies. */
  readonly automated: boolean;
  /** Shopify's `CollectionSortOrder`, for example `MANUAL` or `BEST_SELLING`. */
  readonly sortOrder: string;
  readonly productIds: readonly number[];
}

/** Maximum length of a description. */
export const MAX_DESCRIPTION_LENGTH = 5_000;
