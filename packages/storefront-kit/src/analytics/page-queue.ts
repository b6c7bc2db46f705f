import type { ConsentPort } from '../ports/analytics';
import { browserAnalytics } from './browser-analytics';
import { createEventQueue, type EventQueue } from './event-queue';
import { pageId } from './page-id';

/** Event queue of this page view to `address`, flushed when the page may close. */
export function pageQueue(address: string, consent: ConsentPort): EventQueue {
  const queue = createEventQueue(browserAnalytics(address), consent, pageId());
  addEventListener('pagehide', () => queue.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) queue.flush();
  });
  return queue;
}
