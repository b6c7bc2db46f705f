import type { StoreContext } from '../context/store-context';
import type { Collection, Product } from '../engine/model/catalogue';
import type { CatalogueIndex } from '../engine/model/catalogue-index';
import type { Market } from '../engine/model/market';
import type { PricedCart } from '../engine/price-cart';
import type { AppSection } from '../theme-settings/app-sections';
import type { CollectionQuery } from './collection-query';
import type { Html } from './html';
import type { SearchSort } from './search-query';

/** Context of every page of the theme. */
export interface PageContext {
  readonly store: StoreContext;
  /** The market of the request: its currency, language and root of all links. */
  readonly market: Market;
  /** The catalogue with its amounts in the market's currency. */
  readonly index: CatalogueIndex;
  readonly cart: PricedCart;
  /** As the browser has it, with the market's root. */
  readonly path: string;
  /** The email of the customer who is signed in; null for nobody. */
  readonly customer: string | null;
  /** A refusal that a form without JavaScript came back with. */
  readonly error: string | null;
  /** Whether the theme editor shows it (`request.design_mode`). */
  readonly isInEditor: boolean;
}

/** A page's own part; the layout puts the rest around it. One with a `section` says where in it app blocks stand. */
export type Page = PageFacts &
  (
    | { readonly section?: undefined; readonly body: Html }
    | { readonly section: AppSection; readonly body: (appBlocks: Html) => Html }
  );

interface PageFacts {
  readonly title: string;
  readonly template:
    | 'index'
    | 'collection'
    | 'list-collections'
    | 'product'
    | 'search'
    | 'cart'
    | 'page'
    | 'customers/account'
    | 'customers/login'
    | '404';
  readonly product?: Product;
  readonly collection?: Collection;
  /** What the address asks of the collection. */
  readonly query?: CollectionQuery;
  /** What a search found. */
  readonly found?: SearchFound;
}

export interface SearchFound {
  /** Empty where nothing was searched. */
  readonly text: string;
  readonly products: readonly Product[];
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
  readonly addressOf: (page: number) => string;
}
