import type { plan } from '@cartwright/core/contract/sign-in';
import type { z } from 'zod';

/** App configuration in Shopify (`shopify.app.toml`, Dev Dashboard). */
export interface AppOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Previous secrets, whose signatures are still accepted. */
  readonly formerSecrets?: readonly string[] | undefined;
  /**
   * Encryption keys of tokens: random, at least 32 characters. The first one encrypts, all decrypt.
   */
  readonly tokenKeys: readonly [string, ...string[]];
  /** Staff users, who may edit locked carts: Shopify user ids, or verified e-mail addresses. */
  readonly staffUsers?: readonly string[] | undefined;
  /**
   * Origins of shops not at their own domain, by domain: a test store serves everything from one.
   */
  readonly shopOrigins?: Readonly<Record<string, string>> | undefined;
  /** Absent: the app is free. */
  readonly billing?: BillingOptions | undefined;
}

/** Billing of the app. */
export interface BillingOptions {
  /** Whether the app requires a plan. */
  readonly required: boolean;
  readonly plans: readonly z.infer<typeof plan>[];
  /** Whether charges are test charges. */
  readonly test: boolean;
}
