import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { PageInfo } from './page-info';
import type { ApiResult, CartSnapshot, RewardsSnapshot } from './public-api';
import type { Intent } from './state/intent';

/** What the loader hands to the drawer. */
export interface Boot {
  readonly config: StorefrontCart;
  readonly page: PageInfo;
}

/** What the drawer gives back: the loader knows the drawer by this only, so that it can stay small. */
export interface CartApp {
  readonly isOpen: () => boolean;
  /** `byShopper`: somebody asked for it, so a cart that was changed elsewhere may be put right. */
  open(byShopper: boolean): void;
  close(): void;
  refresh(): Promise<ApiResult>;
  dispatch(intent: Intent): Promise<ApiResult>;
  /** Sets the quantity (a whole number of 0 or more) of the line of a key. */
  change(key: string, quantity: number): Promise<ApiResult>;
  cart(): CartSnapshot | null;
  rewards(): RewardsSnapshot | null;
}

/** What `drawer.js` exports. */
export interface DrawerModule {
  start(boot: Boot): CartApp;
}
