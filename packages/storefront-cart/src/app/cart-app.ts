import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { PageInfo } from '@cartwright/storefront-kit/page/page-info';
import type { UpdateCart } from '@cartwright/storefront-kit/page/shopify-global';
import type { AddItem, Intent } from '../state/ports/intent';
import type { SentAdd } from '../state/requests/sent-add';
import type { PartName } from './part-name';
import type { ApiCallArgs, ApiCallName, ApiResult, CartSnapshot, RewardsSnapshot } from './public-api';

/** Boot data that the loader hands to the drawer. A page that was open before has a loader of another build: what is new is optional. */
export interface Boot {
  readonly config: StorefrontCart;
  readonly page: PageInfo;
  /** Whether something is being added already: its answer brings the cart, which is then not read besides. */
  readonly isAdding?: () => boolean;
  /** What a cart is drawn with beside the drawer: the loader has asked for it by the same rule. Without it nothing starts. */
  readonly partsOf?: (config: StorefrontCart) => readonly PartName[];
  /** File with the messages in the page's language, which was asked for as well; null where there is none. */
  readonly words?: string | null;
}

/** Cart app that the drawer gives back: the loader knows the drawer by this only, so that it can stay small. */
export interface CartApp {
  readonly isOpen: () => boolean;
  /**
   * `byShopper`: somebody asked for it, at this time (`performance.now()`, now when absent): the cart is read again, and
   * settled if others have changed it.
   */
  open(byShopper: boolean, at?: number): void;
  close(): void;
  refresh(): Promise<ApiResult>;
  dispatch(intent: Intent): Promise<ApiResult>;
  /** Goes on with an item that was sent before the drawer was there. */
  takeUp(item: AddItem, sent: Promise<SentAdd>): Promise<ApiResult>;
  /** A call of the public object that asks for a change. */
  call<Name extends ApiCallName>(name: Name, args: ApiCallArgs[Name]): Promise<ApiResult>;
  /** The standard action: what it cannot say to the cart store goes the platform's own way. */
  readonly updateCart: UpdateCart;
  /**
   * Others have changed the cart, at the latest at this time (`performance.now()`): reads it and puts it right. Done when
   * that is done.
   */
  changedElsewhere(at: number): Promise<void>;
  /** Goes by another cart from now on. Writes nothing. */
  use(config: StorefrontCart): void;
  /**
   * The page is about to be left for checkout, perhaps by a form whose quantities the store does not have yet: sends
   * them, reads the cart and puts it right. With `byOurs` it then goes by our checkout, and opens where something is
   * asked first. True when nothing is left to do for the caller; where `mayGo` says no, nobody is led anywhere.
   */
  checkout(theirs: HTMLFormElement | null, mayGo: () => boolean, byOurs?: boolean): Promise<boolean>;
  /** Whether a write to the cart that was seen, by its path without the root, is one of ours. Answers once for each. */
  isOurWrite(path: string): boolean;
  /** Whether a gift may be in the store's cart: also where another tab has changed that since it was read. */
  mayHoldGift(): boolean;
  cart(): CartSnapshot | null;
  rewards(): RewardsSnapshot | null;
}

/** Exports of `drawer.js`. */
export interface DrawerModule {
  /** `mayBeAnother` is for the drawer's own use. */
  start(boot: Boot, mayBeAnother?: boolean): Promise<CartApp>;
}
