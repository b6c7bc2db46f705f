import type { plan } from '@cartwright/core/contract/sign-in';
import type { z } from 'zod';

/** The app as Shopify knows it (`shopify.app.toml`, Dev Dashboard). */
export interface AppOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Secrets that came before the current one: what they have signed is still taken. */
  readonly formerSecrets?: readonly string[] | undefined;
  /** Seal the tokens that Shopify gives: random texts of 32 characters or more. The first one seals, all of them open. */
  readonly tokenKeys: readonly [string, ...string[]];
  /** The app's own staff, who may edit locked carts: Shopify's ids of users, or e-mail addresses that Shopify has verified. */
  readonly staffUsers?: readonly string[] | undefined;
  /** Where shops are that are not at their own domain, by their domain: a store for tests has all in one place. */
  readonly shopOrigins?: Readonly<Record<string, string>> | undefined;
  /** Absent: the app costs nothing. */
  readonly billing?: BillingOptions | undefined;
}

/** Billing of the app. */
export interface BillingOptions {
  /** Whether the app is closed until a plan is chosen. */
  readonly required: boolean;
  readonly plans: readonly z.infer<typeof plan>[];
  /** Whether Shopify makes test charges only. */
  readonly test: boolean;
}
