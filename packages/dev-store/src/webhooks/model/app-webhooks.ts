import type { WebhookTopic } from './topics';

/** Webhooks of an app: declared topics, signature and retries. */
export interface AppWebhooks {
  /** Absolute URL for declared topics. */
  readonly uri: string;
  /** Includes the compliance topics. */
  readonly topics: readonly WebhookTopic[];
  /** Client secret, which signs deliveries. */
  readonly secret: string;
  /** Delays before retries in milliseconds. Absent: `RETRY_AFTER`. */
  readonly retryAfter?: readonly number[];
  /** Response timeout in milliseconds. Absent: Shopify's 5 seconds. */
  readonly answerWithin?: number;
}

/** Eight retries, as in Shopify, but within five minutes instead of four hours. */
export const RETRY_AFTER: readonly number[] = [1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 80_000, 120_000];

export const ANSWER_WITHIN = 5_000;
