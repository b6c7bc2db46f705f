/**
 * A shop's catalogue as it is mirrored from Shopify: what collections, search, widgets and pickers are made of. Ids are
 * Shopify's numbers, amounts are subunits of their currency, instants ISO 8601 in UTC, countries ISO 3166-1 alpha-2,
 * languages as Shopify writes locales (`de`, `pt-BR`). Source: Admin GraphQL, `Product`, `ProductVariant`, `Collection`.
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
  /** An unlisted product is sold to those who have its address, and is in no listing. */
  readonly status: 'active' | 'unlisted' | 'draft' | 'archived';
  readonly isGiftCard: boolean;
  readonly requiresSellingPlan: boolean;
  readonly options: readonly MirroredOption[];
  /** In the merchant's order. */
  readonly variants: readonly MirroredVariant[];
  readonly image: MirroredImage | null;
  readonly createdAt: string;
  /** When it was first published in the online store; null where it is not. */
  readonly publishedAt: string | null;
  /**
   * The price countries in which it is published: one for all countries of a market with the same currency (see
   * `MirroredPlace`). One that has a price in a country that is not here isn't sold there.
   */
  readonly publishedIn: readonly string[];
  /** The standard `reviews.rating` and `reviews.rating_count`: values as the merchant's app wrote them. */
  readonly rating: MirroredRating | null;
  readonly metafields: readonly MirroredMetafield[];
  /** By language: those that the shop has published, without the shop's own. What is not translated is absent. */
  readonly translations: { readonly [language: string]: MirroredTranslation };
}

export interface MirroredOption {
  readonly name: string;
  readonly values: readonly {
    readonly name: string;
    readonly swatch: MirroredSwatch | null;
  }[];
}

/** A colour as `#rrggbb`, or the address of a picture. */
export type MirroredSwatch = { readonly colour: string } | { readonly image: string };

export interface MirroredVariant {
  readonly id: number;
  readonly title: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  /** For each option of the product, in their order: which of its values the variant has, counted from 0. */
  readonly optionValues: readonly number[];
  readonly available: boolean;
  /** How many there are to sell; null where Shopify doesn't count them. */
  readonly inventory: number | null;
  /** Of what Shopify's webhooks about stock speak. */
  readonly inventoryItemId: number;
  readonly image: string | null;
  /** What shoppers of no country in particular pay, in the shop's currency. */
  readonly price: number;
  readonly compareAtPrice: number | null;
  /** By price country (see `MirroredPlace`). Without a price in a country it isn't sold there. */
  readonly prices: { readonly [country: string]: MirroredPrice };
  /** As shoppers in the shop's own country meet it. Absent: any quantity. */
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
 * Countries in which the shop sells at the same prices, because they are in one market and pay in one currency. Prices
 * and publications are mirrored for one of them, the price country: a market can have two hundred.
 */
export interface MirroredPlace {
  readonly priceCountry: string;
  /** The price country among them. */
  readonly countries: readonly string[];
}

export interface MirroredImage {
  readonly url: string;
  readonly alt: string | null;
  /** In pixels; null while Shopify hasn't measured it. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface MirroredRating {
  readonly value: number;
  readonly count: number;
  readonly scaleMax: number;
}

/** As Shopify stores it: `value` is text, also of lists and numbers, which are JSON. */
export interface MirroredMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

export interface MirroredTranslation {
  readonly title?: string;
  /** Plain text, as the product's own. */
  readonly description?: string;
  readonly productType?: string;
  /** In the order of the product's options; null where one is not translated. */
  readonly options?: readonly {
    readonly name: string | null;
    /** In the order of the option's values. */
    readonly values: readonly (string | null)[];
  }[];
}

/** A collection with its products in Shopify's order, those that no market sells included. */
export interface MirroredCollection {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly image: string | null;
  /** Whether Shopify puts products in by rules. No webhook tells of that. */
  readonly automated: boolean;
  /** Shopify's `CollectionSortOrder`, for example `MANUAL` or `BEST_SELLING`. */
  readonly sortOrder: string;
  readonly productIds: readonly number[];
}

/** Characters of a description. */
export const MAX_DESCRIPTION_LENGTH = 5_000;
