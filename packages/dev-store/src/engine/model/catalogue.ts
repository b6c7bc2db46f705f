/**
 * Catalogue of the store. Amounts are subunits of the shop's currency, or of a market's (`presentCatalogue`); ids are
 * numbers, as in Shopify's AJAX answers.
 */
export interface Catalogue {
  readonly products: readonly Product[];
  /** Without them there is only the collection `all`, which every store has. */
  readonly collections?: readonly Collection[];
  /** Handles of the collections in the shop's navigation. Absent: all of them. */
  readonly menu?: readonly string[];
  readonly codes: readonly DiscountCode[];
  readonly delivery: readonly DeliveryOption[];
  /** What metafields refer to, as the patterns of colours. Absent: none. */
  readonly metaobjects?: readonly Metaobject[];
  /** Whether it is a merchant's own, of which the shop's pages have nothing to tell. Absent: it is the demo range. */
  readonly isMerchants?: boolean;
}

/** An entry of the merchant's own kind of content. `type` and `key` are Shopify's names for it and for its fields. */
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

/** Where something is not sold: ISO codes of the countries whose market leaves it out. */
interface Publishable {
  /** Absent: it is sold in every market. */
  readonly unpublishedIn?: readonly string[];
}

/** Shopify's orders of a collection. Source: Admin GraphQL `CollectionSortOrder`. */
export type CollectionSortOrder =
  | 'ALPHA_ASC'
  | 'ALPHA_DESC'
  | 'BEST_SELLING'
  | 'CREATED'
  | 'CREATED_DESC'
  | 'MANUAL'
  | 'PRICE_ASC'
  | 'PRICE_DESC';

/** A list of products that the merchant made. Ids that the catalogue does not have are left out. */
export interface Collection extends Publishable {
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml?: string;
  /** In the collection's order. */
  readonly productIds: readonly number[];
  /** By what they were ordered. Absent: by hand, or by sales where rules find them. */
  readonly sortOrder?: CollectionSortOrder;
  /** An instant; absent: when its newest product was made. */
  readonly updatedAt?: string;
  readonly translations?: Translations;
  /** By which its products are found. Absent: the merchant chose them one by one. */
  readonly rules?: CollectionRules;
  readonly image?: ProductImage;
}

/** Rules of an automated collection. */
export interface CollectionRules {
  /** Whether one of them is enough. */
  readonly any: boolean;
  readonly rules: readonly CollectionRule[];
}

/**
 * `condition` is a decimal in major units for prices, and nothing for what is only set or not. Source: Shopify,
 * `CollectionRule`.
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
  /** Whether shoppers see it now. */
  readonly published: boolean;
  /** When it was published or, where it is not yet, when it will be. Absent: when it was made, or never. */
  readonly publishedAt?: string;
  readonly createdAt: string;
  /** Absent: when it was made. */
  readonly updatedAt?: string;
  /** Its place in Shopify's taxonomy of products. Absent: none. */
  readonly category?: ProductCategory;
  readonly translations?: Translations;
  /** As the shop writes it, where `title` is a translation. */
  readonly untranslatedTitle?: string;
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly image: ProductImage | null;
  /** Pictures after the first one that are no variant's. Absent: none. */
  readonly moreImages?: readonly ProductImage[];
  readonly giftCard: boolean;
  readonly requiresSellingPlan: boolean;
  readonly sellingPlanGroups: readonly SellingPlanGroup[];
  /** Absent: none. */
  readonly metafields?: readonly ProductMetafield[];
}

/** `id` is that of the taxonomy ("hg-11-10"), `fullName` has the names of its ancestors, with " > " between them. */
export interface ProductCategory {
  readonly id: string;
  readonly fullName: string;
}

/** `type` is one of Shopify's metafield types; `value` is written as that asks. */
export interface ProductMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
  /** By value. Absent, or a value that is not there: it has none. */
  readonly swatches?: Readonly<Record<string, Swatch>>;
  /** The metafield of the product that its values come from, and its entry for each value, as gids. */
  readonly linkedMetafield?: LinkedMetafield;
  readonly translations?: Translations;
  /** By value. */
  readonly valueTranslations?: Readonly<Record<string, Translations>>;
}

/** Look of a value: `color` as "#a1b2c3", or a picture, or both. */
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
  /** One value per option of the product, in the product's order. */
  readonly options: readonly string[];
  readonly sku: string;
  readonly barcode: string;
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly grams: number;
  readonly taxable: boolean;
  readonly requiresShipping: boolean;
  readonly stock: Stock;
  /** In which quantities a line of it is sold. Absent: in any. */
  readonly quantityRule?: QuantityRule;
  readonly image: ProductImage | null;
}

/** `max` null: as many as there are. Source: Shopify, quantity rules of catalogues. */
export interface QuantityRule {
  readonly min: number;
  readonly max: number | null;
  readonly increment: number;
}

export const ANY_QUANTITY: QuantityRule = { min: 1, max: null, increment: 1 };

/** Untracked stock never runs out; tracked stock with the policy `continue` is sold below zero. */
export type Stock =
  | { readonly tracked: false }
  | { readonly tracked: true; readonly quantity: number; readonly policy: 'deny' | 'continue' };

/** `src` is a path of the store itself. */
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
  /** 0–100, off the variant's price. */
  readonly percentOff: number;
}

/** A discount code of the store's own. `amount` is in major units; percentages are 0–100. */
export interface DiscountCode {
  readonly code: string;
  readonly title: string;
  readonly status: 'ACTIVE' | 'EXPIRED' | 'SCHEDULED';
  readonly combinesWith: CombinesWith;
  /** Whom or what it asks for besides what it gives; nothing when absent. */
  readonly needs?: CodeNeeds;
  readonly gives: DiscountGives;
}

/** Value of a discount of the store's own, by code or by itself: all that Shopify's admin makes. */
export type DiscountGives =
  | { readonly kind: 'products'; readonly percentage: number; readonly productIds: ProductIds }
  /** Off each unit, or once and spread. */
  | {
      readonly kind: 'product_amount';
      readonly amount: string;
      readonly productIds: ProductIds;
      readonly each: boolean;
    }
  | { readonly kind: 'order'; readonly amount: string; readonly minimumSubtotal?: string }
  | { readonly kind: 'order_percentage'; readonly percentage: number; readonly minimumSubtotal?: string }
  | { readonly kind: 'shipping' }
  /** Who buys so many units gets so many others at a percentage off, as often as there are enough. */
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

/** Nobody is signed in at this store, so a code for customers is never met; `uses_left` is one that was used up. */
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

/** Units that could still be sold; `Infinity` when stock is untracked or sold below zero. */
export function unitsInStock(variant: Variant): number {
  const { stock } = variant;
  if (!stock.tracked || stock.policy === 'continue') return Number.POSITIVE_INFINITY;
  return Math.max(0, stock.quantity);
}

/** Whether a shopper can buy this variant at all. */
export function isAvailable(product: Product, variant: Variant): boolean {
  return product.published && unitsInStock(variant) > 0;
}

/** The order of a collection; Shopify's default is by sales where rules find the products. */
export function sortOrderOf({ sortOrder, rules }: Collection): CollectionSortOrder {
  return sortOrder ?? (rules ? 'BEST_SELLING' : 'MANUAL');
}

/** Whether a market's catalogue has it. */
export function isSoldIn(country: string, { unpublishedIn = [] }: Publishable): boolean {
  return !unpublishedIn.includes(country);
}

/** "Mug" for a product with one default variant, else "Mug - Moss". */
export function lineTitle(product: Product, variant: Variant): string {
  return hasOnlyDefaultVariant(product) ? product.title : `${product.title} - ${variant.title}`;
}

export function hasOnlyDefaultVariant(product: Product): boolean {
  return product.variants.length === 1 && product.variants[0]?.title === 'Default Title';
}

/** Every picture of a product once: its own, then those of its variants. */
export function imagesOf({ image, moreImages = [], variants }: Product): ProductImage[] {
  const all = [...(image ? [image] : []), ...moreImages, ...variants.flatMap((each) => each.image ?? [])];
  return [...new Map(all.map((each) => [each.src, each])).values()];
}

export function sellingPlansOf(product: Product): SellingPlan[] {
  return product.sellingPlanGroups.flatMap((group) => [...group.plans]);
}

/** A gift card of the store. `balance` is in subunits of the shop's currency. */
export interface GiftCard {
  readonly code: string;
  readonly balance: number;
  readonly status: 'usable' | 'expired' | 'disabled';
}
