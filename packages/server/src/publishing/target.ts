import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyFailure, ShopifyResult } from '../shopify/shopify-failure';
import type { Stamp } from './stamp';

/**
 * Target of a feature in Shopify. It compares what should be there with what is, and says what is next; the publisher
 * does it, and asks again until nothing is left to do. So a publication that was cut off anywhere is ended by the next one.
 */
export interface Target {
  /** `stamp` goes into everything that is written. Reads Shopify anew each time. */
  plan(stamp: Stamp): Promise<ShopifyResult<TargetPlan>>;
}

export interface TargetPlan {
  /** Everything of the feature that is in Shopify now. */
  readonly found: readonly Found[];
  /** Why nothing of it can be published until the merchant changes something; then nothing is written. */
  readonly problems: readonly string[];
  /** What the merchant should know although it works. */
  readonly warnings: readonly string[];
  /** Changes nothing that a shopper gets. When there is something to do here, only that is done, and looked at again. */
  readonly before: readonly Step[];
  /** What shoppers get, all at once with that of the other targets. */
  readonly switch: readonly MetafieldWrite[];
  /**
   * Where the other targets do without this switch: told why Shopify refuses it, before they are published if Shopify says
   * that it is this. Then the next plan leaves it out.
   */
  readonly onSwitchRefused?: (message: string) => void;
  /** Takes away what nobody gets anything from after the switch. */
  readonly after: readonly Step[];
  /** When it will not be right any more although nobody changes anything, in epoch milliseconds; `Infinity`: never. */
  readonly until: number;
  /** Called when nothing is left to do. */
  published(): Promise<void>;
}

export interface Found {
  /** For the merchant: `The discount "Cartwright: Summer"`. */
  readonly what: string;
  readonly stamp: Stamp | null;
  /** Whether it is what we would write, or what this installation has written last: unmarked, it is ours only then. */
  readonly isKnown: boolean;
  /** Of all that would be lost with it: the merchant's word is for this, and not for what comes there later. */
  readonly digest: string;
}

/** `again`: what was read is not so any more, for the reason in `message`; it has to be looked at again. */
export type StepResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'again'; readonly message: string }
  | ShopifyFailure;

/** Can be done twice. */
export type Step = (admin: AdminClient) => Promise<StepResult>;

/** Source: Admin GraphQL, `MetafieldsSetInput`. */
export interface MetafieldWrite {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: 'json';
  readonly value: string;
  /** Of the value that it replaces; null where there must be none. */
  readonly compareDigest: string | null;
}
