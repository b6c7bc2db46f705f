import type { WebhookTopic } from './topics';

/** The webhooks of an app: what its configuration declares, and how they are signed and repeated. */
export interface AppWebhooks {
  /** Where the declared topics are delivered, as an absolute address. */
  readonly uri: string;
  /** Those of compliance among them. */
  readonly topics: readonly WebhookTopic[];
  /** The app's client secret: every delivery is signed with it. */
  readonly secret: string;
  /** Milliseconds before each repetition of a delivery that has failed; `RETRY_AFTER` when absent. */
  readonly retryAfter?: readonly number[];
  /** Milliseconds until an answer comes too late; Shopify's 5 seconds when absent. */
  readonly answerWithin?: number;
}

/** Eight repetitions, as Shopify has them, within five minutes instead of its four hours. */
export const RETRY_AFTER: readonly number[] = [1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 80_000, 120_000];

export const ANSWER_WITHIN = 5_000;
