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
  /** Market of the request: currency, language and locale root. */
  readonly market: Market;
  /** Catalogue index with amounts in the market's currency. */
  readonly index: CatalogueIndex;
  readonly cart: PricedCart;
  /** Requested path, with the market's root. */
  readonly path: string;
  /** Email of the signed-in customer; null if nobody is. */
  readonly customer: string | null;
  /** Error of a form without JavaScript. */
  readonly error: string | null;
  /** Whether it is shown in the theme editor (`request.design_mode`). */
  readonly isInEditor: boolean;
}

/** Main content of a page, which the layout wraps. `section`: the section that takes app blocks. */
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
  /** Query of a collection page. */
  readonly query?: CollectionQuery;
  /** Search results. */
  readonly found?: SearchFound;
}

export interface SearchFound {
  /** Empty without a search. */
  readonly text: string;
  readonly products: readonly Product[];
  readonly sort: SearchSort;
  /** Starts at 1. */
  readonly page: number;
  readonly addressOf: (page: number) => string;
}
