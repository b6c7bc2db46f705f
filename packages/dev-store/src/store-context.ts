import type { CatalogueIndex } from './engine/catalogue-index';
import type { RunDiscounts } from './engine/discounts/discount-run';
import type { Market } from './engine/market';
import type { InstalledApp, Shop } from './options';
import type { StoreState } from './state/store-state';

/** What every route and resolver of a running store works with. */
export interface StoreContext {
  readonly shop: Shop;
  readonly app: InstalledApp;
  /** In the shop's own currency. */
  readonly index: CatalogueIndex;
  /** Where the shop sells; the first market is its own, at the root `/`. */
  readonly markets: readonly [Market, ...Market[]];
  /** The catalogue with its amounts in a market's currency. */
  readonly indexFor: (market: Market) => CatalogueIndex;
  readonly state: StoreState;
  readonly runDiscounts: RunDiscounts;
  readonly clock: () => Date;
  readonly random: () => string;
  /** `http://127.0.0.1:4701`; known once the store listens. */
  readonly origin: () => string;
}
