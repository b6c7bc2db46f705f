import type { Logger } from 'pino';
import type { ShopStore } from '../db/for-shop';
import type { AdminClient } from '../shopify/admin-client';
import type { Download } from './download-export';

/** Context of a mirror's step. */
export interface MirrorWork {
  readonly store: ShopStore;
  /**
   * Client with a declared cost per call, which yields to interactive calls
   * (`cost-limited-client`).
   */
  readonly admin: CostLimitedClient;
  readonly download: Download;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** `namespace.key` of the mirrored metafields. */
  readonly metafields: readonly string[];
  /** Deadline of the step, by `performance.now()`. */
  readonly until: number;
  /** Products or collections per write. */
  readonly atOnce: number;
}

export interface CostLimitedClient {
  /** Client for calls of at most so many points each. */
  costing(points: number): AdminClient;
}
