import type { Market } from './market';
import type { PageProduct } from './page-product';
import type { ProductRow } from './product-rows';

/** Page and shopper data printed by the embed, completed from `window.Shopify`. */
export interface PageInfo extends Market {
  /** BCP 47. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
  /** Settings of the embed by the name of the custom property (`accent` is `--cw-accent`); empty where unset. */
  readonly looks: Readonly<Record<string, string | number>>;
  /** Products of hand-written pages. */
  readonly products: readonly PageProduct[];
  /** Products printed by the embed; absent from older embeds. */
  readonly rows?: readonly ProductRow[];
  /** Units in the cart at page render. */
  readonly itemCount: number;
  /** Variant mark of the cart for a running test (`rewards/variant-rewards`); null: none, absent if not printed. */
  readonly variant?: string | null;
  /** 123456789 subunits formatted by the store; absent if not printed. */
  readonly moneySample?: string;
  /** Page type: `request.page_type` of Liquid; absent if not printed. */
  readonly type?: string;
  /** Shopify's id of the page's product or collection; null on other pages. */
  readonly id?: number | null;
  /** Path of our server through the app proxy; absent if not printed. */
  readonly proxy?: string | null;
  /** Whether the shopper is signed in to the store. */
  readonly signedIn: boolean;
  /** Store time at page render, epoch milliseconds. */
  readonly now: number;
}
