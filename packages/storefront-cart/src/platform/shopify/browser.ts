import type { ClockPort, LockPort, StoragePort, TabsPort } from '../ports';

/** What the tabs of a shopper meet under. */
const MEETING = 'cartwright-cart';

/** For this long (milliseconds) a tab waits for another one that has the cart. One that hangs must not stop all. */
const PATIENCE = 60_000;

/** `localStorage`, or nothing where the browser forbids it. */
export const browserStorage: StoragePort = {
  read(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  write(name, text) {
    try {
      localStorage.setItem(name, text);
    } catch {
      // Full or forbidden: what was chosen holds until the page is left.
    }
  },
};

export const browserClock: ClockPort = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  jitter: () => Math.random(),
};

/** Web Locks over the tabs of a shopper; a browser without them runs the task at once. */
export const tabLock: LockPort = {
  async run(task) {
    let begun = false;
    try {
      // The signal ends the waiting only, not a task that has begun.
      return await navigator.locks.request(MEETING, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        begun = true;
        return task();
      });
    } catch (error) {
      if (begun) throw error;
      return task();
    }
  },
};

/** A channel between the tabs; in a sandbox, and in old browsers, there is none. */
export function browserTabs(): TabsPort {
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(MEETING);
  } catch {
    // The cart is read again before it is written, and when the page is seen again.
  }
  return {
    tell: () => channel?.postMessage(null),
    listen(onChange) {
      let missed = false;
      const hear = () => {
        missed = document.hidden;
        if (!missed) onChange();
      };
      channel?.addEventListener('message', hear);
      document.addEventListener('visibilitychange', () => {
        if (missed) hear();
      });
    },
  };
}
