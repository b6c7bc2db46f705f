import type { ClockPort, LockPort, StoragePort, TabsPort } from '../ports/ports';

/** Lock timeout (milliseconds): a hanging tab must not block all. */
const TIMEOUT_MS = 60_000;

/** `localStorage`, or a no-op if the browser forbids it. */
export const browserStorage = storageOver(() => localStorage);

/** `sessionStorage`, or a no-op if the browser forbids it. */
export const tabStorage = storageOver(() => sessionStorage);

/** Takes a getter, since accessing forbidden storage throws. */
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
        // Full or forbidden: the value is lost with the page.
      }
    },
  };
}

export const browserClock: ClockPort = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  jitter: () => Math.random(),
};

/** Cross-tab lock by Web Locks; without support the task runs immediately. */
export const tabLock = (name: string): LockPort => ({
  async run(task) {
    let begun = false;
    try {
      // The signal aborts waiting only, not a running task.
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

/** Cross-tab broadcast channel; a no-op in a sandbox and in old browsers. */
export function browserTabs(name: string): TabsPort {
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // Without it, changes by others are seen at the next read.
  }
  return {
    notify: () => channel?.postMessage(null),
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
