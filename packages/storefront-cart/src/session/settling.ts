import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Intent } from '../state/ports/intent';
import type { ActionOutcome } from '../state/requests/act';
import type { CartStore } from '../state/store/cart-store';

/** Changes that come within this time (milliseconds) are one: a theme's request and the events that tell of it. */
const TOGETHER = 50;

export interface Settling {
  /** Reads the cart, unless that was begun since `at` (`performance.now()`). Says so if it can't be read, unless `quietly`. */
  read(at: number, quietly?: boolean): Promise<boolean>;
  /** Reads it so, and then adds and removes gifts as the rewards ask. Nothing is written where nothing differs. */
  settle(at: number): Promise<void>;
  /** The same at once and silently, before the page is left. False if that can't be done. */
  check(at: number): Promise<boolean>;
  /** Whether the cart is being read or changed. */
  readonly unsettled: ReadonlySignal<boolean>;
}

/** Settles the cart after others have changed it. `prepare` first looks up what is needed about the gifts. */
export function createSettling(
  cartStore: CartStore,
  refresh: () => Promise<ActionOutcome>,
  dispatch: (intent: Intent) => Promise<ActionOutcome>,
  prepare: () => Promise<unknown>,
): Settling {
  let readAt = -1;
  let lastRead: Promise<boolean> = Promise.resolve(false);
  let changedAt = 0;
  let due: Promise<void> | null = null;
  const settling = signal(0);

  function readSince(at: number, refresh: () => Promise<boolean>): Promise<boolean> {
    if (at <= readAt) return lastRead;
    readAt = performance.now();
    lastRead = refresh().then((ok) => {
      // Then it counts as not read.
      if (!ok) readAt = -1;
      return ok;
    });
    return lastRead;
  }

  async function settleOnce(reading: Promise<boolean>): Promise<boolean> {
    settling.value++;
    try {
      const [ok] = await Promise.all([reading, prepare()]);
      return ok && (await dispatch({ type: 'settle' })).ok;
    } finally {
      settling.value--;
    }
  }

  const aloud = async () => (await refresh()).ok;

  return {
    read: (at, quietly) => readSince(at, quietly ? cartStore.refresh : aloud),
    settle(at) {
      changedAt = Math.max(changedAt, at);
      due ??= new Promise((resolve) => setTimeout(resolve, TOGETHER)).then(async () => {
        due = null;
        await settleOnce(readSince(changedAt, aloud));
      });
      return due;
    },
    check: (at) => settleOnce(readSince(at, cartStore.refresh)),
    unsettled: computed(() => settling.value > 0 || cartStore.busy.value),
  };
}
