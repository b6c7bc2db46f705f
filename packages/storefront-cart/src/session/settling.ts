import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Intent } from '../state/ports/intent';
import type { ActionOutcome } from '../state/requests/act';
import type { CartStore } from '../state/store/cart-store';

/** Debounce (milliseconds) of external changes: a theme's request and its events. */
const TOGETHER = 50;

export interface Settling {
  /**
   * Reads the cart, unless a read started since `at` (`performance.now()`). Shows an error on failure, unless
   * `quietly`.
   */
  read(at: number, quietly?: boolean): Promise<boolean>;
  /** Reads the cart, then adds and removes gifts by the rewards. Writes nothing if it is right. */
  settle(at: number): Promise<void>;
  /** Settles immediately and silently before leaving the page. False on failure. */
  check(at: number): Promise<boolean>;
  /** Whether the cart is being read or changed. */
  readonly unsettled: ReadonlySignal<boolean>;
}

/** Settles the cart after external changes. `prepare` looks up gift data first. */
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
      // A failed read doesn't count.
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
