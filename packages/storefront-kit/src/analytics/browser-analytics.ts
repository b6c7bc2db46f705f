import type { AnalyticsPort } from '../ports/analytics';

/** `navigator.sendBeacon` to an address, and the page's own time. */
export function browserAnalytics(address: string): AnalyticsPort {
  return {
    send(text: string) {
      try {
        // A text needs no leave of the other origin, which a page that goes away could not wait for.
        return navigator.sendBeacon(address, text);
      } catch {
        return false;
      }
    },
    after: (milliseconds: number, task: () => void) => void setTimeout(task, milliseconds),
    now: () => performance.now(),
  };
}
