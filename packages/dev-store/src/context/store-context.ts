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

/** Dependencies of running functions. */
export type FunctionHost = Pick<StoreContext, 'app' | 'clock' | 'indexFor' | 'shop' | 'state'>;

/** Context of all routes and resolvers of a running store. */
export interface StoreContext extends StoreMarkets {
  readonly shop: Shop;
  readonly app: InstalledApp;
  /** Gift cards with current balances. */
  readonly giftCards: readonly GiftCard[];
  readonly payments: Payments;
  readonly state: StoreState;
  readonly webhooks: Webhooks;
  readonly runDiscounts: RunDiscounts;
  readonly runValidations: RunValidations;
  /** Event emitter, to which webhooks subscribe. */
  readonly appEvents: AppEvents;
  /** Rate limit of Admin API requests. */
  readonly adminBucket: BucketSize;
  readonly bulkOperations: BulkOperations;
  /** Secret that signs result URLs. */
  readonly bulkSecret: string;
  readonly files: StoreFiles;
  readonly clock: () => Date;
  readonly random: () => string;
  /** `http://127.0.0.1:4701`; available once listening. */
  readonly origin: () => string;
}
