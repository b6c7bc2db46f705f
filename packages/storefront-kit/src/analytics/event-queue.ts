import type {
  AnalyticsBatch,
  CartAnalyticsEvent,
  ExperimentAnalyticsEvent,
  ListAnalyticsEvent,
  PageAnalyticsEvent,
} from '@cartwright/core/analytics/analytics-events';
import type { AnalyticsPort, ConsentPort } from '../ports/analytics';

/** Event; when and in which order is the queue's to note. */
export type QueuedEvent = Uncounted<
  CartAnalyticsEvent | ExperimentAnalyticsEvent | ListAnalyticsEvent | PageAnalyticsEvent
>;

type Uncounted<Event> = Event extends unknown ? Omit<Event, 'number' | 'age'> : never;

export interface EventQueue {
  /** `at` is when it happened, by the port's time; absent: now. */
  add(event: QueuedEvent, at?: number): void;
  /** Sends all that waits: the page may be going away. */
  flush(): void;
}

/** As many events go together (`MAX_EVENTS_SENT` of the contract, which a shopper's browser does not load). */
export const BATCH = 20;

/** No more bytes go together: `MAX_EVENTS_BYTES` of the contract. */
export const MAX_BYTES = 16 * 1024;

/** More than these do not wait: a page that cannot send loses its latest events, not its memory. */
export const MAX_WAITING = 100;

/** An event waits at most this long (milliseconds) while the page is there. */
const MAX_WAIT_MS = 10_000;

/** As `MAX_EVENT_AGE` of the contract: an older event is not taken any more. */
const OLDEST = 24 * 60 * 60 * 1000;

/**
 * Holds events until some are together, and sends each at most once. What happens without consent is not held; what
 * waits when consent is withdrawn is forgotten. `page` is a random id of this page view.
 */
export function createEventQueue(ports: AnalyticsPort, consent: ConsentPort, page: string): EventQueue {
  let waiting: { readonly event: QueuedEvent; readonly number: number; readonly at: number }[] = [];
  let next = 0;
  let timed = false;

  /** The first of what waits. */
  function batchOf(count: number, now: number): string {
    const batch: AnalyticsBatch = {
      page,
      events: waiting
        .slice(0, count)
        .map(({ event, number, at }) => ({ ...event, number, age: Math.round(now - at) })),
    };
    return JSON.stringify(batch);
  }

  /** False when the browser takes nothing more just now. */
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
