import type { Logger } from 'pino';
import type { ShopStore } from '../db/for-shop';
import type { AdminClient } from '../shopify/admin-client';
import type { Download } from './download-export';

/** Context in which a shop's mirror is kept. */
export interface MirrorWork {
  readonly store: ShopStore;
  /** Each call is told what it may cost, so that others' calls come first (`sparing-client`). */
  readonly admin: CostLimitedClient;
  readonly download: Download;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** `namespace.key` of the metafields that are mirrored. */
  readonly metafields: readonly string[];
  /** When a step is to end, by `performance.now()`. */
  readonly until: number;
  /** How many products or collections are written at once. */
  readonly atOnce: number;
}

export interface CostLimitedClient {
  /** The client for calls of at most so many points each. */
  costing(points: number): AdminClient;
}
