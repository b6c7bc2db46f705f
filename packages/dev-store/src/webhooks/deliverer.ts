import { serialQueue } from '../queue/serial-queue';
import type { WebhookDeliveryRecord } from '../state/webhook-records';
import type { WebhookState } from '../state/webhook-state';
import { isTaken, sendWebhook, type WebhookSender } from './send-webhook';

/** Maximum delay of a Node timer. */
const MAX_MS = 2 ** 31 - 1;

export interface Deliverer {
  /** Sends a delivery when it is due; sequentially per URL. */
  schedule(delivery: WebhookDeliveryRecord): void;
  /**
   * Attempts all waiting deliveries immediately, up to the maximum or `tries` attempts in total, and resolves when none
   * is in progress. While paused, it only waits for those in progress.
   */
  deliverAll(tries?: number): Promise<void>;
  /** Stops sending until `resume`. */
  pause(): void;
  resume(): void;
  isPaused(): boolean;
  /** Aborts attempts in progress, which are retried after a restart. */
  close(): Promise<void>;
}

interface Parts {
  readonly state: WebhookState;
  readonly clock: () => Date;
  /** Delays before retries in milliseconds. */
  readonly retryAfter: readonly number[];
  readonly sender: Omit<WebhookSender, 'stop'>;
}

/** Background delivery. Timers keep no process alive; attempts in progress end with `close`. */
export function deliverer({ state, clock, retryAfter, sender }: Parts): Deliverer {
  const inOrder = serialQueue();
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let paused = false;

  const waiting = () => state.deliveries().filter(({ status }) => status === 'waiting');

  const schedule = (delivery: WebhookDeliveryRecord) => {
    clearTimeout(timers.get(delivery.id));
    if (stopping.signal.aborted || paused || delivery.status !== 'waiting') return;
    const ms = Math.min(MAX_MS, Math.max(0, Date.parse(delivery.nextAt) - clock().getTime()));
    timers.set(delivery.id, setTimeout(() => void attempt(delivery), ms).unref());
  };

  /** Single attempt; concurrent callers share it. */
  const attempt = ({ id, uri }: WebhookDeliveryRecord): Promise<void> => {
    const known = underWay.get(id);
    if (known) return known;
    clearTimeout(timers.get(id));
    timers.delete(id);
    const trying = inOrder(uri, () => tryOnce(id)).finally(() => underWay.delete(id));
    underWay.set(id, trying);
    return trying;
  };

  const tryOnce = async (id: string): Promise<void> => {
    const delivery = state.delivery(id);
    if (delivery?.status !== 'waiting' || paused || stopping.signal.aborted) return;
    const response = await sendWebhook(delivery, { ...sender, stop: stopping.signal });
    if (stopping.signal.aborted) return;
    conclude({
      ...delivery,
      tries: delivery.tries + 1,
      lastAnswer: { ...response, at: clock().toISOString() },
    });
  };

  const conclude = (tried: WebhookDeliveryRecord) => {
    const next = tried.lastAnswer && isTaken(tried.lastAnswer) ? taken(tried) : refused(tried);
    state.putDelivery(next);
    if (next.status === 'failed' && next.subscriptionId !== null) {
      state.deleteSubscription(next.subscriptionId);
    }
    schedule(next);
  };

  const taken = (tried: WebhookDeliveryRecord): WebhookDeliveryRecord =>
    tried.copies > 1
      ? { ...tried, copies: tried.copies - 1, nextAt: clock().toISOString() }
      : { ...tried, status: 'delivered' };

  const refused = (tried: WebhookDeliveryRecord): WebhookDeliveryRecord => {
    const failures = tried.failures + 1;
    const ms = retryAfter[failures - 1];
    if (ms === undefined) return { ...tried, failures, status: 'failed' };
    return { ...tried, failures, nextAt: new Date(clock().getTime() + ms).toISOString() };
  };

  return {
    schedule,
    async deliverAll(tries = Number.POSITIVE_INFINITY) {
      for (;;) {
        const due = waiting().filter((delivery) => delivery.tries < tries);
        if (due.length === 0 || paused || stopping.signal.aborted) break;
        await Promise.all(due.map(attempt));
      }
      await Promise.all(underWay.values());
    },
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      for (const delivery of waiting()) schedule(delivery);
    },
    isPaused: () => paused,
    async close() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}
