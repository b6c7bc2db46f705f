import type { Payments } from './checkout/payments';
import type { GiftCard } from './engine/catalogue';
import type { RunDiscounts } from './engine/discounts/discount-run';
import type { RunValidations } from './engine/validations/validation-run';
import type { InstalledApp, Shop } from './options';
import type { StoreState } from './state/store-state';
import type { StoreMarkets } from './store-markets';

/** What functions are run with. */
export type FunctionHost = Pick<StoreContext, 'app' | 'clock' | 'indexFor' | 'shop' | 'state'>;

/** What every route and resolver of a running store works with. */
export interface StoreContext extends StoreMarkets {
  readonly shop: Shop;
  readonly app: InstalledApp;
  /** With what is left on each. */
  readonly giftCards: readonly GiftCard[];
  readonly payments: Payments;
  readonly state: StoreState;
  readonly runDiscounts: RunDiscounts;
  readonly runValidations: RunValidations;
  readonly clock: () => Date;
  readonly random: () => string;
  /** `http://127.0.0.1:4701`; known once the store listens. */
  readonly origin: () => string;
}
