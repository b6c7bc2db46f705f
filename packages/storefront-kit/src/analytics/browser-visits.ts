import { browserStorage } from '../browser/browser';
import type { ConsentPort } from '../ports/analytics';
import { browserAnalytics } from './browser-analytics';
import { pageId } from './page-id';
import { type Visits, visits } from './visits';

/** Visits of this browser; when consent is withdrawn, the events server deletes the visitor. */
export function browserVisits(events: string, consent: ConsentPort): Visits {
  const forget = new URL(events, location.href);
  forget.pathname += '/forget';
  const { send } = browserAnalytics(forget.href);
  return visits({
    storage: browserStorage,
    consent,
    now: Date.now,
    newId: pageId,
    forget: (visitor) => void send(JSON.stringify({ visitor })),
  });
}
