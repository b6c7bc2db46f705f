import type { ClockPort, LockPort, StoragePort } from '../ports';

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
      return await navigator.locks.request('cartwright-cart', () => {
        begun = true;
        return task();
      });
    } catch (error) {
      if (begun) throw error;
      return task();
    }
  },
};
