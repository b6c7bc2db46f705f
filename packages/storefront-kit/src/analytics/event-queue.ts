import type {
  AnalyticsBatch,
  CartAnalyticsEvent,
  ExperimentAnalyticsEvent,
  ListAnalyticsEvent,
  PageAnalyticsEvent,
} from '@cartwright/core/analytics/analytics-events';
import type { AnalyticsPort, ConsentPort } from '../ports/analytics';

/** Event, without the time and number that the queue adds. */
export type QueuedEvent = Uncounted<
  CartAnalyticsEvent | ExperimentAnalyticsEvent | ListAnalyticsEvent | PageAnalyticsEvent
>;

type Uncounted<Event> = Event extends unknown ? Omit<Event, 'number' | 'age'> : never;

export interface EventQueue {
  /** Queues an event; `at` is its time by the port's clock; absent: now. */
  add(event: QueuedEvent, at?: number): void;
  /** Sends all queued events, before the page may close. */
  flush(): void;
}

/** Batch size (`MAX_EVENTS_SENT` of the contract, which the browser doesn't load). */
export const BATCH = 20;

/** Batch limit in bytes: `MAX_EVENTS_BYTES` of the contract. */
export const MAX_BYTES = 16 * 1024;

/** Queue limit: if sending fails, further events are dropped. */
export const MAX_WAITING = 100;

/** Maximum delay of an event (milliseconds) while the page is open. */
const MAX_WAIT_MS = 10_000;

/** Same as `MAX_EVENT_AGE` of the contract: older events are rejected. */
const OLDEST = 24 * 60 * 60 * 1000;

/**
 * Batches events, and sends each at most once. Without consent nothing is queued; on withdrawal the queue is cleared.
 * `page` is a random id of this page view.
 */
export function createEventQueue(ports: AnalyticsPort, consent: ConsentPort, page: string): EventQueue {
  let waiting: { readonly event: QueuedEvent; readonly number: number; readonly at: number }[] = [];
  let next = 0;
  let timed = false;

  /** Serialises the first queued events. */
  function batchOf(count: number, now: number): string {
    const batch: AnalyticsBatch = {
      page,
      events: waiting
        .slice(0, count)
        .map(({ event, number, at }) => ({ ...event, number, age: Math.round(now - at) })),
    };
    return JSON.stringify(batch);
  }

  /** Sends a batch; false if the browser rejects it for now. */
  function sendBatch(): boolean {
    const now = ports.now();
    waiting = waiting.filter(({ at }) => now - at <= OLDEST);
    let count = Math.min(waiting.length, BATCH);
    if (count === 0) return false;
    let text = batchOf(count, now);
    while (count > 1 && new TextEncoder().encode(text).length > MAX_BYTES) {
      count >>= 1;
      text = batchOf(count, now);
    }
    if (!ports.send(text)) return false;
    waiting = waiting.slice(count);
    return true;
  }

  function flush(): void {
    if (!consent.allowed()) waiting = [];
    while (sendBatch());
  }

  consent.listen(() => {
    if (!consent.allowed()) waiting = [];
  });

  return {
    add(event, at = ports.now()) {
      if (!consent.allowed()) {
        waiting = [];
        return;
      }
      if (waiting.length >= MAX_WAITING) return;
      waiting.push({ event, number: next++, at });
      if (waiting.length === BATCH) flush();
      if (waiting.length === 0 || timed) return;
      timed = true;
      ports.after(MAX_WAIT_MS, () => {
        timed = false;
        flush();
      });
    },
    flush,
  };
}
