import type { ConsentPort } from '../ports/analytics';
import { browserVisits } from './browser-visits';
import { MAX_WAITING, type QueuedEvent } from './event-queue';
import { pageQueue } from './page-queue';

/** Event without whose it is, which is added here. */
export type Uncounted = WithoutVisit<QueuedEvent>;

type WithoutVisit<Event> = Event extends unknown ? Omit<Event, 'visitor' | 'session'> : never;

/**
 * Sends what happens in this page view to `address`, with the visitor and the session of this browser: one way for the
 * cart, for lists and for pages. While the shopper is still to decide, the page holds what happens, and sends or drops it
 * on the decision; nothing of it outlives the page. Without consent nothing is sent or kept, and when it is withdrawn, what
 * waits is dropped and the visitor is forgotten. `at` is when it happened (`performance.now()`); absent: now.
 */
export function consentedEvents(
  address: string,
  consent: ConsentPort,
  visits = browserVisits(address, consent),
): (event: Uncounted, at?: number) => void {
  let deferred: { readonly event: Uncounted; readonly at: number }[] = [];

  function release(): void {
    if (consent.isOpen()) return;
    const decided = deferred;
    deferred = [];
    for (const { event, at } of decided) count(event, at);
  }

  function count(event: Uncounted, at: number): void {
    const visit = visits.current();
    if (visit) queue.add({ ...event, ...visit }, at);
  }

  // Before the queue sends what it has: another tab may have been answered.
  addEventListener('pagehide', release);
  const queue = pageQueue(address, consent);
  consent.listen(release);

  return (event, at = performance.now()) => {
    release();
    if (!consent.isOpen()) count(event, at);
    else if (deferred.length < MAX_WAITING) deferred.push({ event, at });
  };
}
