import type { ConsentPort } from '../ports/analytics';
import { browserVisits } from './browser-visits';
import { MAX_WAITING, type QueuedEvent } from './event-queue';
import { pageQueue } from './page-queue';

/** Event without its visit, which is added here. */
export type Uncounted = WithoutVisit<QueuedEvent>;

type WithoutVisit<Event> = Event extends unknown ? Omit<Event, 'visitor' | 'session'> : never;

/**
 * Sends events of this page view to `address`, with this browser's visitor and session; shared by cart, lists and
 * pages. While consent is undecided, events are held in memory and sent or dropped on the decision. Without consent
 * nothing is sent or stored; on withdrawal, queued events are dropped and the visitor is deleted. `at` is the event's
 * time (`performance.now()`); absent: now.
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

  // Before the queue flushes: consent may have been given in another tab.
  addEventListener('pagehide', release);
  const queue = pageQueue(address, consent);
  consent.listen(release);

  return (event, at = performance.now()) => {
    release();
    if (!consent.isOpen()) count(event, at);
    else if (deferred.length < MAX_WAITING) deferred.push({ event, at });
  };
}
