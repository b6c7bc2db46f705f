import type { ConsentPort } from '../ports/analytics';
import { browserVisits } from './browser-visits';
import type { QueuedEvent } from './event-queue';
import { pageQueue } from './page-queue';

/** What happened; whose it is, is added here. */
export type Uncounted = WithoutVisit<QueuedEvent>;

type WithoutVisit<Event> = Event extends unknown ? Omit<Event, 'visitor' | 'session'> : never;

/**
 * Sends what happens in this page view to `address`, with the visitor and the session of this browser: one way for the
 * cart, for lists and for pages. Without consent nothing is sent or kept, and when it is withdrawn, what waits is dropped
 * and the visitor is forgotten.
 */
export function consentedEvents(address: string, consent: ConsentPort): (event: Uncounted) => void {
  const queue = pageQueue(address, consent);
  const visits = browserVisits(address, consent);
  return (event) => {
    const visit = visits.current();
    if (visit) queue.add({ ...event, ...visit });
  };
}
