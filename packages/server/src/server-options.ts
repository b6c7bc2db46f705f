import type { Worker } from 'node:worker_threads';
import type { PartnerApp } from '@cartwright/core/apps/partner-apps';
import type { Logger } from 'pino';
import type { CompilerOptions } from './compiling/compiler';
import type { Database } from './db/database';
import type { ResolveShop } from './http/session';
import type { AppOptions } from './sign-in/app-options';

export interface ServerOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /**
   * A second port, which answers only what is for everybody (`/storefront/*`, `/webhooks`, `/healthz`, `/readyz`): the one that a proxy may
   * open to shoppers. 0 picks a free one. Absent: there is none.
   */
  readonly publicPort?: number | undefined;
  /** A port of its own for `/metrics`, and for health with the version, which nobody outside may reach. 0 picks a free one. Absent: there is none. */
  readonly metricsPort?: number | undefined;
  /** Absent: 127.0.0.1. */
  readonly host?: string | undefined;
  /** The folder of the local database; used when there is no `databaseUrl`. Absent: `.data`. */
  readonly dataDir?: string | undefined;
  /** PostgreSQL 15 or newer. */
  readonly databaseUrl?: string | undefined;
  /** Connections to PostgreSQL, 10 unless it says otherwise. */
  readonly databasePool?: number | undefined;
  /** A database that is open already and has its tables, instead of the two above. */
  readonly database?: Database | undefined;
  /**
   * Where browsers reach this server; what shoppers do with the cart is reported there. Absent: it is not reported.
   * Shopify leads merchants back there, so with an `app` it has to be given.
   */
  readonly publicUrl?: string | undefined;
  /** The shops that it works for by access tokens of their own. With an `app` there may be none: shops install it. */
  readonly shops: readonly ShopOptions[];
  /** The app that shops install. Absent: there is nothing to sign in to. */
  readonly app?: AppOptions | undefined;
  /**
   * Without an `app`: the secret by which Shopify signs webhooks, and what it hands on from the shop's pages. Absent: neither is
   * taken.
   */
  readonly clientSecret?: string | undefined;
  /**
   * Who calls, and for which shop. Absent: who has signed in to the `app`; without one, whoever reaches the server is the
   * merchant of its first shop.
   */
  readonly resolveShop?: ResolveShop | undefined;
  /** The folder of the built admin. */
  readonly adminDist?: string | undefined;
  /** The folder of the built storefront bundle. */
  readonly storefrontDist?: string | undefined;
  /** The folder of the built lists of products: the preview of collections is in it. */
  readonly discoveryDist?: string | undefined;
  /**
   * How many proxies stand in front of the server, each of which adds to `X-Forwarded-For` whom it has seen: shoppers'
   * reports, and looks at previews, are then limited by address, too. Absent: nothing is known, and only all together are
   * limited.
   */
  readonly trustedProxies?: number | undefined;
  /**
   * Whether browsers without a window are counted as shoppers: who develops a store tries it with one. Absent: they are
   * bots.
   */
  readonly countsHeadless?: boolean | undefined;
  /** How many carts a shop may have. Absent: 25. */
  readonly maxCarts?: number | undefined;
  /** Whether who reaches the server is of the app's own staff, who may edit locked carts. Absent: a merchant. */
  readonly staff?: boolean | undefined;
  /** What who reaches the server is called where others read who has saved something. Absent: by what they are. */
  readonly userName?: string | undefined;
  /** The features that the shop has a private key for (`core/contract/private-keys`). Absent: none. */
  readonly privateKeys?: readonly string[] | undefined;
  /** The partner apps that carts can hold. Absent: those that come with the app. */
  readonly partnerApps?: readonly PartnerApp[] | undefined;
  /** Whether the shops' catalogues are kept here, too, and pickers read them. Absent: Shopify is asked for everything. */
  readonly mirrorsCatalogue?: boolean | undefined;
  readonly logger?: Logger | undefined;
  readonly clock?: (() => Date) | undefined;
  /** Ids, and keys of previews, which nobody may guess. Absent: random UUIDs. */
  readonly newId?: (() => string) | undefined;
  /** Pauses between tries to reach Shopify, in milliseconds. */
  readonly publicationRetryMs?: readonly number[] | undefined;
  /** Pauses between tries to handle a webhook, in milliseconds; after the last one it is given up. */
  readonly webhookRetryMs?: readonly number[] | undefined;
  /** Longest wait of a save for the storefront, in milliseconds; a longer one is `pending` in its answer. Absent: 3,000. */
  readonly saveWaitMs?: number | undefined;
  /** Factor of the timeouts of calls to Shopify that people wait for. Absent: 1; tests have less. */
  readonly timeoutFactor?: number | undefined;
  /** Delay after the start until the server looks for orders that no webhook told of, in milliseconds. Absent: at once. */
  readonly firstPollMs?: number | undefined;
  /**
   * So many points a second of what Shopify lets the app ask in a shop go into reading its orders. Absent: 50, half of what
   * the smallest plan has.
   */
  readonly orderPointsPerSecond?: number | undefined;
  /** Megabytes that the indexes of the shops' catalogues may take in all. Absent: 512. */
  readonly catalogMemoryMb?: number | undefined;
  /** Starts a worker that builds one of them (`catalogue-index/index-worker`). Absent: from the file beside the built server. */
  readonly startIndexWorker?: (() => Worker | Promise<Worker>) | undefined;
  /** How carts with custom templates are compiled. Absent: by the worker beside the built server, two seconds for each. */
  readonly compiling?: Partial<CompilerOptions> | undefined;
}

/** A shop, and how its Shopify is reached. */
export interface ShopOptions {
  /** Its myshopify.com domain. */
  readonly domain: string;
  readonly accessToken: string;
  /** Where its Admin API is. Absent: at its own domain. */
  readonly apiOrigin?: string | undefined;
  /** Where shoppers see it. Absent: at its own domain. */
  readonly storeUrl?: string | undefined;
}
