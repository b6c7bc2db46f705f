/** Attempts of a call while the server is busy. */
export const BUSY_TRIES = 4;

/** The longest wait that is worth staying silent for, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/**
 * Wait before a call that was answered 429 is made again, in milliseconds: as long as Retry-After says
 * (seconds, or an HTTP date), else 1 s, 2 s, 4 s; null when that is too long to wait without a word. `tries` were made
 * so far; `now` in epoch milliseconds.
 */
export function busyWait(retryAfter: string | null, tries: number, now: number): number | null {
  const requestedMs = retryAfter === null ? null : asMilliseconds(retryAfter.trim(), now);
  const wait = requestedMs ?? 1000 * 2 ** (tries - 1);
  return wait <= MAX_WAIT_MS ? wait : null;
}

function asMilliseconds(retryAfter: string, now: number): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Waits; rejects when the signal ends it. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}
