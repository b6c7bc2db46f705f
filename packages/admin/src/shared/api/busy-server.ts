/** Attempts of a call while the server is busy. */
export const BUSY_TRIES = 4;

/** Maximum silent wait, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/**
 * Delay in milliseconds before a retry after a 429: Retry-After (seconds or HTTP date), else 1 s, 2
 * s, 4 s; null if too long. `tries`: attempts so far; `now` in epoch milliseconds.
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

/** Delays; rejects on abort. */
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
