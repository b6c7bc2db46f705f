import type { Product } from '../engine/catalogue';
import type { PricedCart } from '../engine/price-cart';
import type { StoreContext } from '../store-context';
import type { Html } from './html';

/** What every page of the theme is made from. */
export interface PageContext {
  readonly store: StoreContext;
  readonly cart: PricedCart;
  readonly path: string;
  /** A refusal that a form without JavaScript came back with. */
  readonly error: string | null;
}

/** A page's own part; the layout puts the rest around it. */
export interface Page {
  readonly title: string;
  readonly template: 'index' | 'collection' | 'product' | 'cart' | 'checkout' | '404';
  readonly product?: Product;
  readonly body: Html;
}
