import { storePath } from './store-path';

/** Ends the address of a write of ours that changes nothing which any page shows: nobody reads the cart again for it. */
export const UNSEEN = '?cw=1';

const WRITE = /^cart\/(add|change|update|clear)(\.js|\.json)?$/;

/**
 * The last resort: writes to the cart that nobody tells of, seen when they are over. The browser's own list of finished
 * requests is read, so that no call of the page is touched, whether it came by `fetch` or by `XMLHttpRequest`, and also
 * one that was made before this script ran. `path` is the address's without the root; `at` is when it ended, in
 * milliseconds of `performance.now()`; `entry` is the browser's own.
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
    // A browser that does not tell: then what changed is seen when the cart is opened.
  }
}
