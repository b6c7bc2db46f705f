import type { Logger } from 'pino';
import type { WorkerQueueOptions } from './compiling/worker-queue';
import type { Database } from './db/database';

export interface ServerOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /**
   * A second port, which answers only what is for everybody (`/storefront/*`, `/healthz`): the one that a proxy may
   * open to shoppers. 0 picks a free one. Absent: there is none.
   */
  readonly publicPort?: number | undefined;
  /** Absent: 127.0.0.1. */
  readonly host?: string | undefined;
  /** The folder of the local database; used when there is no `databaseUrl`. Absent: `.data`. */
  readonly dataDir?: string | undefined;
  /** PostgreSQL 15 or newer. */
  readonly databaseUrl?: string | undefined;
  /** A database that is open already and has its tables, instead of the two above. */
  readonly database?: Database | undefined;
  /** Where browsers reach this server; what shoppers do with the cart is reported there. Absent: it is not reported. */
  readonly publicUrl?: string | undefined;
  readonly shop: ShopOptions;
  /** The folder of the built admin. */
  readonly adminDist?: string | undefined;
  /** The folder of the built storefront bundle. */
  readonly storefrontDist?: string | undefined;
  /**
   * How many proxies stand in front of the server, each of which adds to `X-Forwarded-For` whom it has seen: shoppers'
   * reports, and looks at previews, are then limited by address, too. Absent: nothing is known, and only all together are
   * limited.
   */
  readonly trustedProxies?: number | undefined;
  /** How many carts a shop may have. Absent: 25. */
  readonly maxCarts?: number | undefined;
  /** Whether who reaches the server is of the app's own staff, who may edit locked carts. Absent: a merchant. */
  readonly staff?: boolean | undefined;
  /** The features that the shop has a private key for (`core/contract/private-keys`). Absent: none. */
  readonly privateKeys?: readonly string[] | undefined;
  readonly logger?: Logger | undefined;
  readonly clock?: (() => Date) | undefined;
  /** Ids, and keys of previews, which nobody may guess. Absent: random UUIDs. */
  readonly newId?: (() => string) | undefined;
  /** Pauses between tries to reach Shopify, in milliseconds. */
  readonly publicationRetryMs?: readonly number[] | undefined;
  /** So long a save waits for the storefront, in milliseconds; what takes longer is `pending` in its answer. Absent: 3,000. */
  readonly saveWaitMs?: number | undefined;
  /** How carts with custom templates are compiled. Absent: by the worker beside the built server, two seconds for each. */
  readonly compiling?: Partial<WorkerQueueOptions> | undefined;
}

/** The one shop that this server works for. */
export interface ShopOptions {
  /** Its myshopify.com domain. */
  readonly domain: string;
  readonly accessToken: string;
  /** Where its Admin API is. Absent: at its own domain. */
  readonly apiOrigin?: string | undefined;
  /** Where shoppers see it. Absent: at its own domain. */
  readonly storeUrl?: string | undefined;
}
