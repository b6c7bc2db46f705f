import type { ClockPort, LockPort, StoragePort, TabsPort } from '../ports/ports';

/** For this long (milliseconds) a tab waits for another one that has the lock. One that hangs must not stop all. */
const TIMEOUT_MS = 60_000;

/** `localStorage`, or nothing where the browser forbids it. */
export const browserStorage = storageOver(() => localStorage);

/** Storage of this tab alone: `sessionStorage`, or none where the browser forbids it. */
export const tabStorage = storageOver(() => sessionStorage);

/** Where storage is forbidden, asking for it fails already. */
function storageOver(storage: () => Storage): StoragePort {
  return {
    read(name) {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write(name, text) {
      try {
        storage().setItem(name, text);
      } catch {
        // Full or forbidden: what was chosen holds until the page is left.
      }
    },
  };
}

export const browserClock: ClockPort = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  jitter: () => Math.random(),
};

/** Web Locks over the tabs of a shopper, under a name; a browser without them runs the task at once. */
export const tabLock = (name: string): LockPort => ({
  async run(task) {
    let begun = false;
    try {
      // The signal ends the waiting only, not a task that has begun.
      return await navigator.locks.request(name, { signal: AbortSignal.timeout(TIMEOUT_MS) }, () => {
        begun = true;
        return task();
      });
    } catch (error) {
      if (begun) throw error;
      return task();
    }
  },
});

/** A channel between the tabs, under a name; in a sandbox, and in old browsers, there is none. */
export function browserTabs(name: string): TabsPort {
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // What others have changed is seen when it is read again.
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
