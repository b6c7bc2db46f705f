import type { AnalyticsPort } from '../ports/analytics';

/** `navigator.sendBeacon` to an address, and the page's own time. */
export function browserAnalytics(address: string): AnalyticsPort {
  return {
    send(text: string) {
      try {
        // A plain text needs no CORS preflight, which a closing page couldn't wait for.
        return navigator.sendBeacon(address, text);
      } catch {
        return false;
      }
    },
    after: (milliseconds: number, task: () => void) => void setTimeout(task, milliseconds),
    now: () => performance.now(),
  };
}
