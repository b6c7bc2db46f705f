import type { Market } from './market';
import type { PageProduct } from './page-product';
import type { ProductRow } from './product-rows';

/** Page and shopper as the embed prints them, completed by `window.Shopify` at run time. */
export interface PageInfo extends Market {
  /** BCP 47. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
  /** Settings of the embed by the name of the custom property (`accent` is `--cw-accent`); empty where unset. */
  readonly looks: Readonly<Record<string, string | number>>;
  /** As a page that is written by hand says them. */
  readonly products: readonly PageProduct[];
  /** As the embed says them; absent in what an older one has printed. */
  readonly rows?: readonly ProductRow[];
  /** Units in the cart when the page was made. */
  readonly itemCount: number;
  /** What the cart was marked with for a running test (`rewards/variant-rewards`); null: with nothing, absent where nobody printed it. */
  readonly variant?: string | null;
  /** 123456789 subunits as the store's own filter writes them; absent where nobody printed it. */
  readonly moneySample?: string;
  /** What the page is of: `request.page_type` as Liquid has it; absent where nobody printed it. */
  readonly type?: string;
  /** Shopify's number of the page's product or collection; null where it is of neither. */
  readonly id?: number | null;
  /** Path of our server by the store's app proxy; absent where nobody printed it. */
  readonly proxy?: string | null;
  /** Whether the shopper is signed in to the store. */
  readonly signedIn: boolean;
  /** The store's time when the page was made, epoch milliseconds. */
  readonly now: number;
}
