import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { PageInfo } from '@cartwright/storefront-kit/page/page-info';
import type { UpdateCart } from '@cartwright/storefront-kit/page/shopify-global';
import type { AddItem, Intent } from '../state/ports/intent';
import type { SentAdd } from '../state/requests/sent-add';
import type { PartName } from './part-name';
import type { ApiCallArgs, ApiCallName, ApiResult, CartSnapshot, RewardsSnapshot } from './public-api';

/**
 * Boot data passed from loader to drawer. An older open page may have a loader of another build, so new fields are
 * optional.
 */
export interface Boot {
  readonly config: StorefrontCart;
  readonly page: PageInfo;
  /** Whether an add is already pending: its response brings the cart, so it isn't read separately. */
  readonly isAdding?: () => boolean;
  /** Lazy parts a cart needs; the loader preloads by the same rule. Required to start. */
  readonly partsOf?: (config: StorefrontCart) => readonly PartName[];
  /** File name of the translations, preloaded by the loader; null if there is none. */
  readonly words?: string | null;
}

/** Drawer interface known to the loader, which stays small that way. */
export interface CartApp {
  readonly isOpen: () => boolean;
  /**
   * Opens the drawer. `byShopper`: on request, at this time (`performance.now()`, default now): the cart is read again,
   * and settled if others have changed it.
   */
  open(byShopper: boolean, at?: number): void;
  close(): void;
  refresh(): Promise<ApiResult>;
  dispatch(intent: Intent): Promise<ApiResult>;
  /** Continues an add that was sent before the drawer loaded. */
  takeUp(item: AddItem, sent: Promise<SentAdd>): Promise<ApiResult>;
  /** Runs a mutating call of the public API. */
  call<Name extends ApiCallName>(name: Name, args: ApiCallArgs[Name]): Promise<ApiResult>;
  /** Standard action for cart updates; what the cart store can't express falls back to the platform. */
  readonly updateCart: UpdateCart;
  /**
   * Reads and settles the cart after a change by others, made at the latest at this time (`performance.now()`).
   * Resolves when settled.
   */
  changedElsewhere(at: number): Promise<void>;
  /** Switches to another cart config. Writes nothing. */
  use(config: StorefrontCart): void;
  /**
   * Prepares for checkout, perhaps by a theme form with unsent quantities: sends them, reads the cart and settles it.
   * With `byOurs` it then continues through our checkout, and opens the drawer if something is asked first. True when
   * the caller has nothing left to do; no navigation happens while `mayGo` returns false.
   */
  checkout(theirs: HTMLFormElement | null, mayGo: () => boolean, byOurs?: boolean): Promise<boolean>;
  /** Whether an observed cart write, by its path without the root, is ours. Consumes one match per call. */
  isOurWrite(path: string): boolean;
  /** Whether the store's cart may contain a gift, including one added by another tab since the last read. */
  mayHoldGift(): boolean;
  cart(): CartSnapshot | null;
  rewards(): RewardsSnapshot | null;
}

/** Exports of `drawer.js`. */
export interface DrawerModule {
  /** `mayBeAnother` is internal to the drawer. */
  start(boot: Boot, mayBeAnother?: boolean): Promise<CartApp>;
}
