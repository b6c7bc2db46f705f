import { storePath } from '@cartwright/storefront-kit/theme/store-path';

const WRITE = /^cart\/(add|change|update|clear)(\.js|\.json)?$/;

/**
 * The last resort: writes to the cart that nobody tells of, seen when they are over. The browser's own list of finished
 * requests is read, so that no call of the page is touched, whether it came by `fetch` or by `XMLHttpRequest`, and also
 * one that was made before this script ran. `path` is the address's without the root; `at` is when it ended, in
 * milliseconds of `performance.now()`.
 */
export function watchWrites(root: string, seen: (path: string, at: number) => void): void {
  try {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const path = storePath(entry.name, root, location.origin);
        if (path !== null && WRITE.test(path)) seen(path, entry.startTime + entry.duration);
      }
    });
    observer.observe({ type: 'resource', buffered: true });
  } catch {
    // A browser that does not tell: then what changed is seen when the cart is opened.
  }
}
