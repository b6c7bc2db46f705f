import type { BucketSize } from '../admin/cost/bucket';
import type { Catalogue } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import type { ThemeExtension } from '../theme-extension/theme-extension';
import type { AppWebhooks } from '../webhooks/model/app-webhooks';

export interface DevStoreOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly shop: Shop;
  /** The demo range when absent. A function gives the catalogue as it is now: another one when it has changed silently. */
  readonly catalogue?: Catalogue | (() => Catalogue);
  /** Markets beside the shop's own, each with a root of its own; none when absent. */
  readonly markets?: readonly Market[];
  readonly app: InstalledApp;
  /** Where carts, metafields and discounts are kept over restarts. Absent: in memory only. */
  readonly state?: StatePort;
  /** Where the contents of files are kept over restarts. Absent: in memory only. */
  readonly files?: FilePort;
  /** How long an image is worked on after it was created, in milliseconds. Absent: a moment. */
  readonly fileProcessingMs?: number;
  readonly clock?: () => Date;
  /** What an app may ask of the Admin API at once. Absent: what Shopify gives on its standard plan. */
  readonly adminBucket?: BucketSize;
  /** Who works off bulk operations: the store by itself, or whoever asks for steps. By itself when absent. */
  readonly bulkOperations?: 'by_itself' | 'by_steps';
  /** Whether a store that has no orders yet begins with a made-up history of them. None when absent. */
  readonly orderHistory?: boolean;
  /** A long random text, for tokens and ids. */
  readonly random?: () => string;
}

/** `domain` ends in `.myshopify.com`; currency and country are ISO codes, the time zone is an IANA name. */
export interface Shop {
  readonly domain: string;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  readonly country: string;
  /** The language of the shop's own market; English when absent. */
  readonly locale?: string;
}

/** The app that is installed in this store. */
export interface InstalledApp {
  readonly handle: string;
  readonly title: string;
  /**
   * A token that works whenever the app is installed. With one the app is installed from the beginning; without one it
   * is first when the merchant has installed it, by `configuration`.
   */
  readonly accessToken?: string;
  /** How the app signs in and where it runs. Absent: it has its fixed token, and no pages in the admin. */
  readonly configuration?: AppConfiguration;
  /** The scopes of an app with a fixed token. Absent: those of `configuration`, else those that Cartwright asks for. */
  readonly scopes?: readonly string[];
  /** Its blocks for themes; none when absent. */
  readonly themeExtension?: ThemeExtension | null;
  readonly functions: readonly AppFunction[];
  /** Absent: it declares no topics. */
  readonly webhooks?: AppWebhooks;
}

/** Configuration of an app (`shopify.app.toml`), and its secret. Addresses are absolute. */
export interface AppConfiguration {
  /** 32 hexadecimal digits made of the handle when absent. */
  readonly clientId?: string;
  readonly clientSecret: string;
  /** The page that the admin shows in its frame. */
  readonly applicationUrl: string;
  /** Where a grant may lead back to; compared as they are. */
  readonly redirectUrls: readonly string[];
  /** What the app asks for when it is installed. */
  readonly scopes: readonly string[];
  /** What it may ask for later; none when absent. */
  readonly optionalScopes?: readonly string[];
  /** Its pages in the shop; none when absent. */
  readonly appProxy?: AppProxy;
}

/** Requests to `/{prefix}/{subpath}/x` of the shop go to `{url}/x`. */
export interface AppProxy {
  readonly url: string;
  readonly prefix: 'a' | 'apps' | 'community' | 'tools';
  readonly subpath: string;
  /** Milliseconds until the store gives up; 10 seconds when absent. */
  readonly timeLimit?: number;
}

export const DISCOUNT_TARGETS = [
  'cart.lines.discounts.generate.run',
  'cart.delivery-options.discounts.generate.run',
] as const;

export const VALIDATION_TARGET = 'cart.validations.generate.run';

export type DiscountTarget = (typeof DISCOUNT_TARGETS)[number];
export type FunctionTarget = DiscountTarget | typeof VALIDATION_TARGET;

/** A deployed function: per target its GraphQL input query and the code that runs on the answer. */
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
  /** Writes at once what is still waiting; called when the store closes. */
  flush?(): Promise<void>;
}

/** Where the contents of a store's files are kept, by a key of digits. */
export interface FilePort {
  /** Null where there is none. */
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}
