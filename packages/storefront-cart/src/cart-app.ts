import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { PageInfo } from './page-info';
import type { ApiCallArgs, ApiCallName, ApiResult, CartSnapshot, RewardsSnapshot } from './public-api';
import type { Intent } from './state/intent';
import type { UpdateCart } from './theme/standard-actions';

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
  /** A call of the public object that asks for a change. */
  call<Name extends ApiCallName>(name: Name, args: ApiCallArgs[Name]): Promise<ApiResult>;
  /** The standard action: what it cannot say to the kernel goes the platform's own way. */
  readonly updateCart: UpdateCart;
  /** Others have changed the cart, at the latest at this time (`performance.now()`): reads it and puts it right. */
  changedElsewhere(at: number): void;
  /** Goes by another cart from now on. Writes nothing. */
  use(config: StorefrontCart): void;
  /**
   * Goes to checkout from the theme's cart page, whose form may say more of the order; opens where something is asked
   * first. False where there is no way to, or where `mayGo` says no at the last moment.
   */
  checkout(theirs: HTMLFormElement | null, mayGo: () => boolean): Promise<boolean>;
  /** Whether a write to the cart that was seen, by its path without the root, is one of ours. Answers once for each. */
  isOurWrite(path: string): boolean;
  cart(): CartSnapshot | null;
  rewards(): RewardsSnapshot | null;
}

/** What `drawer.js` exports. */
export interface DrawerModule {
  /** `mayBeAnother` is for the drawer's own use. */
  start(boot: Boot, mayBeAnother?: boolean): Promise<CartApp>;
}
