import type { Worker } from 'node:worker_threads';
import type { PartnerApp } from '@cartwright/core/apps/partner-apps';
import type { Logger } from 'pino';
import type { CompilerOptions } from './compiling/compiler';
import type { Database } from './db/database';
import type { ResolveShop } from './http/session';
import type { AppOptions } from './sign-in/app-options';

export interface ServerOptions {
  /** Port; 0 picks a free one. */
  readonly port: number;
  /**
   * Second port with the public routes only (`/storefront/*`, `/webhooks`, `/healthz`, `/readyz`), for a proxy to
   * expose. 0 picks a free one. Absent: none.
   */
  readonly publicPort?: number | undefined;
  /** Private port for `/metrics`, and health with the version. 0 picks a free one. Absent: none. */
  readonly metricsPort?: number | undefined;
  /** Absent: 127.0.0.1. */
  readonly host?: string | undefined;
  /** Folder of the local database, without a `databaseUrl`. Absent: `.data`. */
  readonly dataDir?: string | undefined;
  /** PostgreSQL 15 or newer. */
  readonly databaseUrl?: string | undefined;
  /** Maximum of connections to PostgreSQL. Absent: 10. */
  readonly databasePool?: number | undefined;
  /** Open, migrated database, instead of the two above. */
  readonly database?: Database | undefined;
  /**
   * Public URL of this server, to which storefronts send analytics events. Absent: they send none. Required with
   * an `app`, as Shopify redirects merchants there.
   */
  readonly publicUrl?: string | undefined;
  /** Shops with an access token of their own. With an `app` there may be none: shops install it. */
  readonly shops: readonly ShopOptions[];
  /** App that shops install. Absent: no sign-in. */
  readonly app?: AppOptions | undefined;
  /** Secret of Shopify's webhooks and proxied requests, without an `app`. Absent: both are rejected. */
  readonly clientSecret?: string | undefined;
  /**
   * Resolver of caller and shop. Absent: users signed in to the `app`; without one, every caller is the merchant
   * of the first shop.
   */
  readonly resolveShop?: ResolveShop | undefined;
  /** Folder of the built admin. */
  readonly adminDist?: string | undefined;
  /** Folder of the built storefront bundle. */
  readonly storefrontDist?: string | undefined;
  /** Folder of the built product lists, which include the preview of collections. */
  readonly discoveryDist?: string | undefined;
  /**
   * Number of proxies in front of the server, each of which appends to `X-Forwarded-For`: with it, shoppers'
   * requests are also limited by address. Absent: unknown, so limits are only per shop.
   */
  readonly trustedProxies?: number | undefined;
  /** Whether headless browsers count as shoppers, for store development. Absent: as bots. */
  readonly countsHeadless?: boolean | undefined;
  /** Maximum of carts per shop. Absent: 25. */
  readonly maxCarts?: number | undefined;
  /** Whether callers are the app's own staff, who may edit locked carts. Absent: merchants. */
  readonly staff?: boolean | undefined;
  /** Name of callers as the author of saves. Absent: by their role. */
  readonly userName?: string | undefined;
  /** Features for which the shop has a private key (`core/contract/private-keys`). Absent: none. */
  readonly privateKeys?: readonly string[] | undefined;
  /** Partner apps that carts can contain. Absent: the built-in ones. */
  readonly partnerApps?: readonly PartnerApp[] | undefined;
  /** Whether catalogues are mirrored, for pickers to read. Absent: everything is read from Shopify. */
  readonly mirrorsCatalogue?: boolean | undefined;
  readonly logger?: Logger | undefined;
  readonly clock?: (() => Date) | undefined;
  /** Generates ids and preview keys, which must be unguessable. Absent: random UUIDs. */
  readonly newId?: (() => string) | undefined;
  /** Delays of retried publications, in milliseconds. */
  readonly publicationRetryMs?: readonly number[] | undefined;
  /** Delays of retried webhooks, in milliseconds; after the last one they are given up. */
  readonly webhookRetryMs?: readonly number[] | undefined;
  /**
   * Maximum wait of a save for the storefront, in milliseconds, after which its response is `pending`. Absent:
   * 3,000.
   */
  readonly saveWaitMs?: number | undefined;
  /** Factor of the timeouts of interactive calls to Shopify. Absent: 1; lower in tests. */
  readonly timeoutFactor?: number | undefined;
  /** Delay after the start before polling for orders without a webhook, in milliseconds. Absent: at once. */
  readonly firstPollMs?: number | undefined;
  /**
   * Points per second of Shopify's limit to be spent on reading a shop's orders. Absent: 50, half of the smallest
   * plan's.
   */
  readonly orderPointsPerSecond?: number | undefined;
  /** Memory limit of the shops' catalogue indexes, in megabytes. Absent: 512. */
  readonly catalogMemoryMb?: number | undefined;
  /**
   * Starts a worker that builds an index (`catalogue-index/index-worker`). Absent: from the file beside the built
   * server.
   */
  readonly startIndexWorker?: (() => Worker | Promise<Worker>) | undefined;
  /**
   * Options of compiling carts with custom templates. Absent: the worker beside the built server, with a timeout
   * of two seconds.
   */
  readonly compiling?: Partial<CompilerOptions> | undefined;
}

/** Shop, and how to reach its Shopify. */
export interface ShopOptions {
  /** myshopify.com domain. */
  readonly domain: string;
  readonly accessToken: string;
  /** Origin of the Admin API. Absent: the shop's own domain. */
  readonly apiOrigin?: string | undefined;
  /** URL of the online store. Absent: the shop's own domain. */
  readonly storeUrl?: string | undefined;
}
