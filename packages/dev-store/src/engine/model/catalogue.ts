/**
 * Catalogue of the store. Amounts are subunits of the shop's currency, or of a market's (`presentCatalogue`); ids are
 * numbers, as in Shopify's AJAX API.
 */
export interface Catalogue {
  readonly products: readonly Product[];
  /** Absent: only the built-in collection `all`. */
  readonly collections?: readonly Collection[];
  /** Handles of the collections in the shop's navigation. Absent: all of them. */
  readonly menu?: readonly string[];
  readonly codes: readonly DiscountCode[];
  readonly delivery: readonly DeliveryOption[];
  /** Metaobjects referenced by metafields, such as colour patterns. Absent: none. */
  readonly metaobjects?: readonly Metaobject[];
  /** Whether it is a merchant's own catalogue, without texts about the demo range. Absent: the demo range. */
  readonly isMerchants?: boolean;
}

/** Entry of a merchant's own content type. `type` and `key` are Shopify's names for it and its fields. */
export interface Metaobject {
  readonly id: number;
  readonly type: string;
  readonly handle: string;
  readonly displayName: string;
  readonly fields: readonly MetaobjectField[];
}

export interface MetaobjectField {
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Texts in another language, by language code ("de") and then by Shopify's key ("title", "body_html", "name"). */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Availability by market: ISO codes of the countries where it isn't sold. */
interface Publishable {
  /** Absent: available in every market. */
  readonly unpublishedIn?: readonly string[];
}

/** Sort orders of a collection. Source: Admin GraphQL `CollectionSortOrder`. */
export type CollectionSortOrder =
  | 'ALPHA_ASC'
  | 'ALPHA_DESC'
  | 'BEST_SELLING'
  | 'CREATED'
  | 'CREATED_DESC'
  | 'MANUAL'
  | 'PRICE_ASC'
  | 'PRICE_DESC';

/** Collection of the merchant. Unknown product ids are ignored. */
export interface Collection extends Publishable {
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml?: string;
  /** In the collection's order. */
  readonly productIds: readonly number[];
  /** Sort order. Absent: manual, or by sales for automated collections. */
  readonly sortOrder?: CollectionSortOrder;
  /** Time of the last change; absent: creation of its newest product. */
  readonly updatedAt?: string;
  readonly translations?: Translations;
  /** Rules of an automated collection. Absent: products are selected by hand. */
  readonly rules?: CollectionRules;
  readonly image?: ProductImage;
}

/** Rules of an automated collection. */
export interface CollectionRules {
  /** Whether one matching rule is enough. */
  readonly any: boolean;
  readonly rules: readonly CollectionRule[];
}

/**
 * Rule of an automated collection. `condition`: a decimal in major units for prices; empty for rules that only test
 * presence. Source: Shopify, `CollectionRule`.
 */
export interface CollectionRule {
  readonly column:
    | 'IS_PRICE_REDUCED'
    | 'TAG'
    | 'TITLE'
    | 'TYPE'
    | 'VARIANT_COMPARE_AT_PRICE'
    | 'VARIANT_INVENTORY'
    | 'VARIANT_PRICE'
    | 'VARIANT_TITLE'
    | 'VENDOR';
  readonly relation:
    | 'CONTAINS'
    | 'ENDS_WITH'
    | 'EQUALS'
    | 'GREATER_THAN'
    | 'IS_NOT_SET'
    | 'IS_SET'
    | 'LESS_THAN'
    | 'NOT_CONTAINS'
    | 'NOT_EQUALS'
    | 'STARTS_WITH';
  readonly condition: string;
}

export interface Product extends Publishable {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  /** Whether it is published now. */
  readonly published: boolean;
  /** Time of its publication, past or scheduled. Absent: its creation, or never. */
  readonly publishedAt?: string;
  readonly createdAt: string;
  /** Absent: its creation. */
  readonly updatedAt?: string;
  /** Category of Shopify's product taxonomy. Absent: none. */
  readonly category?: ProductCategory;
  readonly translations?: Translations;
  /** As the shop writes it, where `title` is a translation. */
  readonly untranslatedTitle?: string;
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly image: ProductImage | null;
  /** Further images that aren't a variant's. Absent: none. */
  readonly moreImages?: readonly ProductImage[];
  readonly giftCard: boolean;
  readonly requiresSellingPlan: boolean;
  readonly sellingPlanGroups: readonly SellingPlanGroup[];
  /** Absent: none. */
  readonly metafields?: readonly ProductMetafield[];
}

/** Taxonomy category. `id`: taxonomy id ("hg-11-10"); `fullName`: names of its ancestors, joined by " > ". */
export interface ProductCategory {
  readonly id: string;
  readonly fullName: string;
}

/** Product metafield. `type`: one of Shopify's metafield types, which defines the format of `value`. */
export interface ProductMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
  /** Swatches by value; values may lack one. */
  readonly swatches?: Readonly<Record<string, Swatch>>;
  /** Product metafield that the values are linked to, with the entry of each value, as gids. */
  readonly linkedMetafield?: LinkedMetafield;
  readonly translations?: Translations;
  /** By value. */
  readonly valueTranslations?: Readonly<Record<string, Translations>>;
}

/** Swatch: `color` as "#a1b2c3", an image, or both. */
export interface Swatch {
  readonly color?: string;
  readonly image?: ProductImage;
}

export interface LinkedMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly entries: Readonly<Record<string, string>>;
}

export interface Variant extends Publishable {
  readonly id: number;
  readonly title: string;
  /** As the shop writes it, where `title` is a translation. */
  readonly untranslatedTitle?: string;
  /** One value per option, in the product's order. */
  readonly options: readonly string[];
  readonly sku: string;
  readonly barcode: string;
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly grams: number;
  readonly taxable: boolean;
  readonly requiresShipping: boolean;
  readonly stock: Stock;
  /** Quantity rule of a line. Absent: any quantity. */
  readonly quantityRule?: QuantityRule;
  readonly image: ProductImage | null;
}

/** Quantity rule. `max` null: unlimited. Source: Shopify, quantity rules of catalogs. */
export interface QuantityRule {
  readonly min: number;
  readonly max: number | null;
  readonly increment: number;
}

export const ANY_QUANTITY: QuantityRule = { min: 1, max: null, increment: 1 };

/** Inventory. Untracked stock never runs out; with the policy `continue`, tracked stock may become negative. */
export type Stock =
  | { readonly tracked: false }
  | { readonly tracked: true; readonly quantity: number; readonly policy: 'deny' | 'continue' };

/** Product image. `src`: path of the store. */
export interface ProductImage {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface SellingPlanGroup {
  readonly id: string;
  readonly name: string;
  readonly plans: readonly SellingPlan[];
}

export interface SellingPlan {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly recurringDeliveries: boolean;
  /** Discount on the variant's price, 0–100. */
  readonly percentOff: number;
}

/** Discount code of the store. `amount` is in major units; percentages are 0–100. */
export interface DiscountCode {
  readonly code: string;
  readonly title: string;
  readonly status: 'ACTIVE' | 'EXPIRED' | 'SCHEDULED';
  readonly combinesWith: CombinesWith;
  /** Further requirements. Absent: none. */
  readonly needs?: CodeNeeds;
  readonly gives: DiscountGives;
}

/** Value of a discount of the store, with a code or automatic: all types that Shopify's admin offers. */
export type DiscountGives =
  | { readonly kind: 'products'; readonly percentage: number; readonly productIds: ProductIds }
  /** Off each unit, or once and split across lines. */
  | {
      readonly kind: 'product_amount';
      readonly amount: string;
      readonly productIds: ProductIds;
      readonly each: boolean;
    }
  | { readonly kind: 'order'; readonly amount: string; readonly minimumSubtotal?: string }
  | { readonly kind: 'order_percentage'; readonly percentage: number; readonly minimumSubtotal?: string }
  | { readonly kind: 'shipping' }
  /** Buy X, get Y: a percentage off further units, as often as it applies. */
  | {
      readonly kind: 'buy_x_get_y';
      readonly buys: { readonly units: number; readonly productIds: ProductIds };
      readonly gets: {
        readonly units: number;
        readonly productIds: ProductIds;
        readonly percentage: number;
      };
    };

export type ProductIds = readonly number[] | 'all';

/**
 * Requirement of a code. Customers are never signed in, so codes for customers never apply; `uses_left`: usage limit
 * reached.
 */
export type CodeNeeds =
  | { readonly kind: 'customer'; readonly who: 'any' | 'some' }
  | { readonly kind: 'uses_left' }
  | { readonly kind: 'units'; readonly min: number }
  | { readonly kind: 'subscription' };

export interface CombinesWith {
  readonly productDiscounts: boolean;
  readonly orderDiscounts: boolean;
  readonly shippingDiscounts: boolean;
}

export interface DeliveryOption {
  readonly handle: string;
  readonly title: string;
  readonly price: number;
}

/** Units in stock; `Infinity` if untracked or sold below zero. */
export function unitsInStock(variant: Variant): number {
  const { stock } = variant;
  if (!stock.tracked || stock.policy === 'continue') return Number.POSITIVE_INFINITY;
  return Math.max(0, stock.quantity);
}

/** Whether a variant is available for sale. */
export function isAvailable(product: Product, variant: Variant): boolean {
  return product.published && unitsInStock(variant) > 0;
}

/** Sort order of a collection. Shopify's default for automated collections is by sales. */
export function sortOrderOf({ sortOrder, rules }: Collection): CollectionSortOrder {
  return sortOrder ?? (rules ? 'BEST_SELLING' : 'MANUAL');
}

/** Whether it is available in a country's market. */
export function isSoldIn(country: string, { unpublishedIn = [] }: Publishable): boolean {
  return !unpublishedIn.includes(country);
}

/** Title of a line: "Mug" for a product with one default variant, else "Mug - Moss". */
export function lineTitle(product: Product, variant: Variant): string {
  return hasOnlyDefaultVariant(product) ? product.title : `${product.title} - ${variant.title}`;
}

export function hasOnlyDefaultVariant(product: Product): boolean {
  return product.variants.length === 1 && product.variants[0]?.title === 'Default Title';
}

/** Distinct images of a product: its own, then those of its variants. */
export function imagesOf({ image, moreImages = [], variants }: Product): ProductImage[] {
  const all = [...(image ? [image] : []), ...moreImages, ...variants.flatMap((each) => each.image ?? [])];
  return [...new Map(all.map((each) => [each.src, each])).values()];
}

export function sellingPlansOf(product: Product): SellingPlan[] {
  return product.sellingPlanGroups.flatMap((group) => [...group.plans]);
}

/** Gift card. `balance` is in subunits of the shop's currency. */
export interface GiftCard {
  readonly code: string;
  readonly balance: number;
  readonly status: 'usable' | 'expired' | 'disabled';
}
