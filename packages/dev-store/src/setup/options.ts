import type { BucketSize } from '../admin/cost/bucket';
import type { Catalogue } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import type { ThemeExtension } from '../theme-extension/theme-extension';
import type { AppWebhooks } from '../webhooks/model/app-webhooks';

export interface DevStoreOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly shop: Shop;
  /**
   * Absent: the demo range. A function returns the current catalogue: another object if it has changed without events.
   */
  readonly catalogue?: Catalogue | (() => Catalogue);
  /** Markets besides the shop's own, each with its own root. Absent: none. */
  readonly markets?: readonly Market[];
  readonly app: InstalledApp;
  /** Storage of carts, metafields and discounts. Absent: in memory only. */
  readonly state?: StatePort;
  /** Storage of file contents. Absent: in memory only. */
  readonly files?: FilePort;
  /** Processing time of a created image in milliseconds. Absent: a moment. */
  readonly fileProcessingMs?: number;
  readonly clock?: () => Date;
  /** Rate limit of the Admin API. Absent: that of Shopify's standard plan. */
  readonly adminBucket?: BucketSize;
  /** Whether bulk operations run by themselves or in requested steps. Absent: by themselves. */
  readonly bulkOperations?: 'by_itself' | 'by_steps';
  /** Whether to generate a history for a store without orders. Absent: no. */
  readonly orderHistory?: boolean;
  /** Creates long random texts, for tokens and ids. */
  readonly random?: () => string;
}

/** Shop. `domain` ends in `.myshopify.com`; currency and country are ISO codes, the time zone is an IANA name. */
export interface Shop {
  readonly domain: string;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  readonly country: string;
  /** Language of the shop's own market. Absent: English. */
  readonly locale?: string;
}

/** App of this store. */
export interface InstalledApp {
  readonly handle: string;
  readonly title: string;
  /**
   * Fixed token, valid while the app is installed. With one, the app is installed from the start; without one, once the
   * merchant installs it, by `configuration`.
   */
  readonly accessToken?: string;
  /** Sign-in and URLs of the app. Absent: it has its fixed token, and no pages in the admin. */
  readonly configuration?: AppConfiguration;
  /** Scopes of an app with a fixed token. Absent: those of `configuration`, else Cartwright's. */
  readonly scopes?: readonly string[];
  /** Theme extension. Absent: none. */
  readonly themeExtension?: ThemeExtension | null;
  /** Whether blocks that replace a section’s content are on until the theme is saved. Absent: no. */
  readonly pageBlocks?: boolean;
  readonly functions: readonly AppFunction[];
  /** Absent: no declared topics. */
  readonly webhooks?: AppWebhooks;
}

/** Configuration of an app (`shopify.app.toml`), and its secret. URLs are absolute. */
export interface AppConfiguration {
  /** Absent: 32 hexadecimal digits derived from the handle. */
  readonly clientId?: string;
  readonly clientSecret: string;
  /** Page that the admin embeds. */
  readonly applicationUrl: string;
  /** Allowed redirect URLs, compared exactly. */
  readonly redirectUrls: readonly string[];
  /** Scopes requested at installation. */
  readonly scopes: readonly string[];
  /** Scopes that can be requested later. Absent: none. */
  readonly optionalScopes?: readonly string[];
  /** App proxy. Absent: none. */
  readonly appProxy?: AppProxy;
}

/** App proxy: forwards `/{prefix}/{subpath}/x` of the shop to `{url}/x`. */
export interface AppProxy {
  readonly url: string;
  readonly prefix: 'a' | 'apps' | 'community' | 'tools';
  readonly subpath: string;
  /** Timeout in milliseconds. Absent: 10 seconds. */
  readonly timeLimit?: number;
}

export const DISCOUNT_TARGETS = [
  'cart.lines.discounts.generate.run',
  'cart.delivery-options.discounts.generate.run',
] as const;

export const VALIDATION_TARGET = 'cart.validations.generate.run';

export type DiscountTarget = (typeof DISCOUNT_TARGETS)[number];
export type FunctionTarget = DiscountTarget | typeof VALIDATION_TARGET;

/** Deployed function: input query and code by target. */
export interface AppFunction {
  readonly handle: string;
  readonly targets: Partial<Record<FunctionTarget, FunctionTargetRun>>;
}

export interface FunctionTargetRun {
  readonly query: string;
  readonly run: (input: unknown) => { readonly operations: readonly unknown[] };
}

export interface StatePort {
  load(): Promise<unknown>;
  save(state: unknown): Promise<void>;
  /** Writes pending changes immediately; called when the store closes. */
  flush?(): Promise<void>;
}

/** Storage of file contents by numeric key. */
export interface FilePort {
  /** Null if missing. */
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}
