import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyFailure, ShopifyResult } from '../shopify/shopify-failure';
import type { Stamp } from './stamp';

/**
 * Target of a feature in Shopify. Compares desired and actual state, and plans the next steps; the
 * publisher runs them and plans again until none is left. So an interrupted publication is
 * completed by the next one.
 */
export interface Target {
  /** Plans the next steps with fresh data of Shopify. `stamp` is part of every write. */
  plan(stamp: Stamp): Promise<ShopifyResult<TargetPlan>>;
}

export interface TargetPlan {
  /** All of the feature's data in Shopify. */
  readonly found: readonly Found[];
  /** Validation problems that block publishing; then nothing is written. */
  readonly problems: readonly string[];
  /** Warnings that don't block publishing. */
  readonly warnings: readonly string[];
  /**
   * Preparations without effect for shoppers. If there are any, only they run, followed by another
   * plan.
   */
  readonly before: readonly Step[];
  /** Writes with effect for shoppers, together with those of other targets. */
  readonly switch: readonly MetafieldWrite[];
  /**
   * Set if this switch is optional: called with Shopify's rejection, before the others are
   * published if Shopify names it. The next plan leaves it out.
   */
  readonly onSwitchRefused?: (message: string) => void;
  /** Clean-up of what the switch made unused. */
  readonly after: readonly Step[];
  /** Time of the next scheduled change in epoch milliseconds; `Infinity` if there is none. */
  readonly until: number;
  /** Called when no step is left. */
  published(): Promise<void>;
}

export interface Found {
  /** User-facing name: `The discount "Cartwright: Summer"`. */
  readonly what: string;
  readonly stamp: Stamp | null;
  /**
   * Whether it equals what we would write, or what this installation wrote last: only then it is
   * ours without a stamp.
   */
  readonly isKnown: boolean;
  /**
   * Digest of everything that would be replaced: the merchant's permission covers only this state.
   */
  readonly digest: string;
}

/** `again`: the data was outdated, for the reason in `message`; plan again. */
export type StepResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'again'; readonly message: string }
  | ShopifyFailure;

/** Idempotent step. */
export type Step = (admin: AdminClient) => Promise<StepResult>;

/** Source: Admin GraphQL, `MetafieldsSetInput`. */
export interface MetafieldWrite {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: 'json';
  readonly value: string;
  /** Digest of the replaced value; null if there must be none. */
  readonly compareDigest: string | null;
}
