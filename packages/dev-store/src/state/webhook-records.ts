import type { WebhookTopic } from '../webhooks/model/topics';

/** Webhook subscription created by API. Timestamps are ISO 8601 in UTC. */
export interface WebhookSubscriptionRecord {
  readonly id: number;
  readonly topic: WebhookTopic;
  /** Absolute URL. */
  readonly uri: string;
  /** Included payload fields; all if empty. */
  readonly includeFields: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Delivery of an event to a subscription. Timestamps are ISO 8601 in UTC. */
export interface WebhookDeliveryRecord {
  /** Webhook id, the same for every attempt. */
  readonly id: string;
  /** Event id, the same for all subscriptions. */
  readonly eventId: string;
  readonly topic: WebhookTopic;
  /** Null for a subscription of the app configuration. */
  readonly subscriptionId: number | null;
  readonly uri: string;
  /** Raw body, identical for every attempt. */
  readonly body: string;
  readonly triggeredAt: string;
  /** `failed`: retries are exhausted; `lost`: never sent, by an injected fault. */
  readonly status: 'waiting' | 'delivered' | 'failed' | 'lost';
  /** Required arrivals: 1, or more by an injected fault. */
  readonly copies: number;
  readonly tries: number;
  /** Failures since it was queued; they determine the next delay. */
  readonly failures: number;
  /** Time of the next attempt while it waits. */
  readonly nextAt: string;
  readonly lastAnswer: WebhookResponse | null;
}

/** Outcome of an attempt: the response status, or the error. */
export interface WebhookResponse {
  readonly at: string;
  readonly status: number | null;
  readonly problem: string | null;
}
