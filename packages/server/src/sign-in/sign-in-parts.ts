import type { ShopStore } from '../db/for-shop';
import type { AppAccess } from './app-access';
import type { AppOptions } from './app-options';
import type { Cookies } from './cookies';

/** Dependencies of sign-in. */
export interface SignInParts {
  readonly app: AppOptions;
  readonly access: AppAccess;
  readonly cookies: Cookies;
  /** Public URL of the app. */
  readonly publicUrl: string;
  readonly storeOf: (shopId: string) => ShopStore;
  /** Whether the shop's token is in the settings, without an installation. */
  readonly isFixed: (shopId: string) => boolean;
  /** Activates an installed shop on this server; false if it isn't installed. */
  readonly isActive: (shopId: string) => Promise<boolean>;
  /** Called after an installation: activates the shop, and publishes. */
  readonly installed: (shopId: string) => Promise<void>;
  readonly clock: () => Date;
}
