import type { WebhookTopic } from '../webhooks/model/topics';

/** A subscription that the app has made by API. Instants are ISO 8601 in UTC. */
export interface WebhookSubscriptionRecord {
  readonly id: number;
  readonly topic: WebhookTopic;
  /** An absolute address. */
  readonly uri: string;
  /** Fields of the payload that are sent; all of them when it is empty. */
  readonly includeFields: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One event on its way to one subscription. Instants are ISO 8601 in UTC. */
export interface WebhookDeliveryRecord {
  /** The webhook's id: the same however often it is sent. */
  readonly id: string;
  /** The same for all subscriptions that hear of the event. */
  readonly eventId: string;
  readonly topic: WebhookTopic;
  /** Null for a subscription of the app's configuration. */
  readonly subscriptionId: number | null;
  readonly uri: string;
  /** The raw body: the same bytes on every try. */
  readonly body: string;
  readonly triggeredAt: string;
  /** `failed` was tried as often as it may be; `lost` never left the store, by a fault on request. */
  readonly status: 'waiting' | 'delivered' | 'failed' | 'lost';
  /** How often it has to arrive until it is delivered: 1, or more by a fault on request. */
  readonly copies: number;
  readonly tries: number;
  /** Since it was queued: they count for the next repetition. */
  readonly failures: number;
  /** When it is sent next, as long as it waits. */
  readonly nextAt: string;
  readonly lastAnswer: WebhookResponse | null;
}

/** Outcome of one attempt: the status of the answer, or why there was none. */
export interface WebhookResponse {
  readonly at: string;
  readonly status: number | null;
  readonly problem: string | null;
}
