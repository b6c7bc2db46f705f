import type { WebhookDeliveryRecord, WebhookSubscriptionRecord } from './webhook-records';

/** Maximum number of finished deliveries; the oldest are dropped, waiting ones never. */
const MAX_ENDED = 300;

/** Subscriptions created by API, and deliveries. */
export interface WebhookState {
  subscriptions(): readonly WebhookSubscriptionRecord[];
  subscription(id: number): WebhookSubscriptionRecord | undefined;
  putSubscription(subscription: WebhookSubscriptionRecord): void;
  deleteSubscription(id: number): void;
  /** Oldest first. */
  deliveries(): readonly WebhookDeliveryRecord[];
  delivery(id: string): WebhookDeliveryRecord | undefined;
  putDelivery(delivery: WebhookDeliveryRecord): void;
  /** Moves a delivery to the end of the list. */
  requeueDelivery(delivery: WebhookDeliveryRecord): void;
}

export interface WebhookSnapshot {
  readonly subscriptions: readonly WebhookSubscriptionRecord[];
  readonly deliveries: readonly WebhookDeliveryRecord[];
}

/** Restores saved webhooks, or none. `changed` is called for every write. */
export function openWebhookState(
  kept: WebhookSnapshot | undefined,
  changed: () => void,
): WebhookState & { readonly snapshot: () => WebhookSnapshot } {
  const subscriptions = new Map(kept?.subscriptions.map((each) => [each.id, each]));
  const deliveries = new Map(kept?.deliveries.map((each) => [each.id, each]));

  const removeOldest = () => {
    const ended = [...deliveries.values()].filter(({ status }) => status !== 'waiting');
    for (const { id } of ended.slice(0, Math.max(0, ended.length - MAX_ENDED))) deliveries.delete(id);
  };

  return {
    subscriptions: () => [...subscriptions.values()],
    subscription: (id) => subscriptions.get(id),
    putSubscription(subscription) {
      subscriptions.set(subscription.id, subscription);
      changed();
    },
    deleteSubscription(id) {
      if (subscriptions.delete(id)) changed();
    },
    deliveries: () => [...deliveries.values()],
    delivery: (id) => deliveries.get(id),
    putDelivery(delivery) {
      deliveries.set(delivery.id, delivery);
      removeOldest();
      changed();
    },
    requeueDelivery(delivery) {
      deliveries.delete(delivery.id);
      deliveries.set(delivery.id, delivery);
      changed();
    },
    snapshot: () => ({
      subscriptions: [...subscriptions.values()],
      deliveries: [...deliveries.values()],
    }),
  };
}
