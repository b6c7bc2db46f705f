import type { ShopStore } from '../db/for-shop';
import type { AppAccess } from './app-access';
import type { AppOptions } from './app-options';
import type { Cookies } from './cookies';

/** Parts that signing in works with. */
export interface SignInParts {
  readonly app: AppOptions;
  readonly access: AppAccess;
  readonly cookies: Cookies;
  /** Where browsers reach the app. */
  readonly publicUrl: string;
  readonly storeOf: (shopId: string) => ShopStore;
  /** Whether the shop has a token of the settings, and none of an installation. */
  readonly isFixed: (shopId: string) => boolean;
  /** Makes the server work for the shop if it has the app; false where it has not. */
  readonly isActive: (shopId: string) => Promise<boolean>;
  /** The shop has given the app access: the server works for it, and publishes. */
  readonly installed: (shopId: string) => Promise<void>;
  readonly clock: () => Date;
}
