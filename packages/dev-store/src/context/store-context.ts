import type { BulkOperations } from '../admin/bulk/bulk-operation';
import type { BucketSize } from '../admin/cost/bucket';
import type { Payments } from '../checkout/payments';
import type { RunDiscounts } from '../engine/discounts/discount-run';
import type { GiftCard } from '../engine/model/catalogue';
import type { RunValidations } from '../engine/validation-run';
import type { StoreFiles } from '../files/store-files';
import type { InstalledApp, Shop } from '../setup/options';
import type { StoreState } from '../state/store-state';
import type { Webhooks } from '../webhooks/webhooks';
import type { AppEvents } from './app-events';
import type { StoreMarkets } from './store-markets';

/** Parts of the store that functions are run with. */
export type FunctionHost = Pick<StoreContext, 'app' | 'clock' | 'indexFor' | 'shop' | 'state'>;

/** Context of every route and resolver of a running store. */
export interface StoreContext extends StoreMarkets {
  readonly shop: Shop;
  readonly app: InstalledApp;
  /** With what is left on each. */
  readonly giftCards: readonly GiftCard[];
  readonly payments: Payments;
  readonly state: StoreState;
  readonly webhooks: Webhooks;
  readonly runDiscounts: RunDiscounts;
  readonly runValidations: RunValidations;
  /** What the app has to hear of: its webhooks listen here. */
  readonly appEvents: AppEvents;
  /** Of every app's requests to the Admin API. */
  readonly adminBucket: BucketSize;
  readonly bulkOperations: BulkOperations;
  /** Signs the addresses of their results. */
  readonly bulkSecret: string;
  readonly files: StoreFiles;
  readonly clock: () => Date;
  readonly random: () => string;
  /** `http://127.0.0.1:4701`; known once the store listens. */
  readonly origin: () => string;
}
