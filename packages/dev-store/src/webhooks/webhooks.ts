import type { InstalledApp, Shop } from '../setup/options';
import type { WebhookDeliveryRecord } from '../state/webhook-records';
import type { WebhookState } from '../state/webhook-state';
import { type Deliverer, deliverer } from './deliverer';
import { ANSWER_WITHIN, RETRY_AFTER } from './model/app-webhooks';
import { COMPLIANCE_TOPICS, type WebhookTopic } from './model/topics';
import { takeWebhookFaults, type WebhookFault } from './model/webhook-fault';

/** Payload in the format of Shopify's REST resources. */
export type WebhookPayload = Readonly<Record<string, unknown>>;

export interface Webhooks extends Pick<Deliverer, 'deliverAll' | 'pause' | 'resume' | 'isPaused' | 'close'> {
  /**
   * Queues a topic's webhooks for all subscribers. The payload is created immediately, and only if there are any.
   * `app/uninstalled` also removes subscriptions created by API.
   */
  emit(topic: WebhookTopic, payload: () => WebhookPayload): void;
  /** Sends a delivery again with the same ids; false if unknown. */
  sendAgain(id: string): boolean;
  /** Resumes deliveries that were waiting when the store was closed. */
  start(): void;
  /** Replaces the faults for subsequent webhooks. */
  setFaults(faults: readonly WebhookFault[]): void;
  faults(): readonly WebhookFault[];
}

interface Parts {
  readonly app: Pick<InstalledApp, 'webhooks'>;
  readonly shop: Pick<Shop, 'domain'>;
  readonly state: WebhookState;
  /** Whether the app is installed. Otherwise, it only gets its uninstall and the compliance topics. */
  readonly isInstalled?: () => boolean;
  readonly clock: () => Date;
  readonly random: () => string;
}

/** Subscriber of a topic, with its fields. */
type Subscriber = Pick<WebhookDeliveryRecord, 'subscriptionId' | 'uri'> & {
  readonly includeFields: readonly string[];
};

const SENT_AFTERWARDS: readonly WebhookTopic[] = ['app/uninstalled', ...COMPLIANCE_TOPICS];

/** Webhooks of a store. Without `app.webhooks`, no topics are declared, and the secret is empty. */
export function openWebhooks({ app, shop, state, isInstalled = () => true, clock, random }: Parts): Webhooks {
  const { retryAfter = RETRY_AFTER, answerWithin = ANSWER_WITHIN, secret = '' } = app.webhooks ?? {};
  const sender = { shopDomain: shop.domain, secret, answerWithin };
  const deliveries = deliverer({ state, clock, retryAfter, sender });
  let faults: readonly WebhookFault[] = [];
  let deferred: string[] = [];

  const queue = (delivery: WebhookDeliveryRecord) => {
    const { fate, left } = takeWebhookFaults(faults, delivery.topic);
    faults = left;
    const nextAt = new Date(clock().getTime() + fate.delayMs).toISOString();
    const status = fate.lost ? 'lost' : 'waiting';
    const queued: WebhookDeliveryRecord = { ...delivery, nextAt, status, copies: fate.copies };
    state.putDelivery(queued);
    if (fate.held === 'no') deliveries.schedule(queued);
    else deferred.push(queued.id);
    if (fate.held === 'last') release();
  };

  /** Requeues held deliveries, so that they are listed in sending order. */
  const release = () => {
    const ids = deferred.reverse();
    deferred = [];
    for (const id of ids) {
      const delivery = state.delivery(id);
      if (!delivery) continue;
      state.requeueDelivery(delivery);
      deliveries.schedule(delivery);
    }
  };

  return {
    pause: deliveries.pause,
    isPaused: deliveries.isPaused,
    close: deliveries.close,
    emit(topic, payload) {
      const isSent = isInstalled() || SENT_AFTERWARDS.includes(topic);
      const subscribers = isSent ? subscribersOf(topic, app, state) : [];
      if (subscribers.length > 0) {
        const whole = payload();
        const event = { eventId: random(), topic, triggeredAt: clock().toISOString() };
        for (const { includeFields, ...to } of subscribers) {
          queue({ ...NEW, ...event, ...to, id: random(), body: JSON.stringify(only(whole, includeFields)) });
        }
      }
      if (topic === 'app/uninstalled') {
        for (const { id } of state.subscriptions()) state.deleteSubscription(id);
      }
    },
    sendAgain(id) {
      const known = state.delivery(id);
      if (!known) return false;
      const nextAt = clock().toISOString();
      const again: WebhookDeliveryRecord = { ...known, status: 'waiting', copies: 1, failures: 0, nextAt };
      state.putDelivery(again);
      deliveries.schedule(again);
      return true;
    },
    start: deliveries.resume,
    resume() {
      release();
      deliveries.resume();
    },
    deliverAll(tries) {
      release();
      return deliveries.deliverAll(tries);
    },
    setFaults(requested) {
      release();
      faults = requested;
    },
    faults: () => faults,
  };
}

const NEW = {
  status: 'waiting',
  copies: 1,
  tries: 0,
  failures: 0,
  nextAt: '',
  lastAnswer: null,
} as const;

function subscribersOf(topic: WebhookTopic, app: Parts['app'], state: WebhookState): Subscriber[] {
  const declared = app.webhooks?.topics.includes(topic)
    ? [{ subscriptionId: null, uri: app.webhooks.uri, includeFields: [] }]
    : [];
  const byApi = state
    .subscriptions()
    .filter((subscription) => subscription.topic === topic)
    .map(({ id, uri, includeFields }) => ({ subscriptionId: id, uri, includeFields }));
  return [...declared, ...byApi];
}

function only(payload: WebhookPayload, fields: readonly string[]): WebhookPayload {
  if (fields.length === 0) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([name]) => fields.includes(name)));
}
