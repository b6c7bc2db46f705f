import type { Catalogue } from './engine/catalogue';
import type { Market } from './engine/market';
import type { ThemeExtension } from './theme-extension/theme-extension';

export interface DevStoreOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly shop: Shop;
  /** The demo range when absent. */
  readonly catalogue?: Catalogue;
  /** Markets beside the shop's own, each with a root of its own; none when absent. */
  readonly markets?: readonly Market[];
  readonly app: InstalledApp;
  /** Where carts, metafields and discounts are kept over restarts. Absent: in memory only. */
  readonly state?: StatePort;
  readonly clock?: () => Date;
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
  readonly accessToken: string;
  /** Its blocks for themes; none when absent. */
  readonly themeExtension?: ThemeExtension | null;
  readonly functions: readonly AppFunction[];
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
