import { storePath } from './store-path';

/** URL suffix of our writes with no visible effect, which don't trigger a cart read. */
export const UNSEEN = '?cw=1';

const WRITE = /^cart\/(add|change|update|clear)(\.js|\.json)?$/;

/**
 * Last resort: detects unannounced cart writes after completion, by the browser's resource timing, so that nothing of
 * the page is patched, whether by `fetch` or `XMLHttpRequest`, including requests before this script ran. `path` is the
 * URL without the root; `at` is the end, in milliseconds of `performance.now()`; `entry` is the timing entry.
 */
export function watchWrites(
  root: string,
  seen: (path: string, at: number, entry: PerformanceResourceTiming) => void,
): void {
  try {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
        const path = storePath(entry.name, root, location.origin);
        if (path && WRITE.test(path) && !entry.name.endsWith(UNSEEN))
          seen(path, entry.startTime + entry.duration, entry);
      }
    });
    observer.observe({ type: 'resource', buffered: true });
  } catch {
    // Unsupported: changes are seen when the cart is opened.
  }
}
