import { nextLiveChange } from '@cartwright/core/schedule/live';
import { liveCandidates, livenessOf, type Schedulable } from '@cartwright/core/schedule/live-candidates';
import { useEffect, useReducer } from 'react';

/** The longest wait of a timer, in milliseconds: browsers count no further than 2³¹ − 1. */
const MAX_WAIT_MS = 86_400_000;

/** The time (epoch milliseconds); renders again when a schedule of these carts begins or ends. */
export function useNow(carts: readonly Schedulable[]): number {
  return useNowUntil((now) => nextCartSwitch(carts, now));
}

/** When the next schedule of these carts begins or ends after `now` (both epoch milliseconds); `Infinity` when none does. */
export function nextCartSwitch(carts: readonly Schedulable[], now: number): number {
  return nextLiveChange(
    liveCandidates(carts).map((cart) => ({ live: livenessOf(cart) })),
    now,
  );
}

/** The time (epoch milliseconds); renders again at the instant after it that `nextOf` gives, if that is finite. */
export function useNowUntil(nextOf: (now: number) => number): number {
  const [looks, look] = useReducer((before: number) => before + 1, 0);
  const now = Date.now();
  const next = nextOf(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` sets the timer again where one wait is not enough.
  useEffect(
    function lookAgain() {
      if (next === Number.POSITIVE_INFINITY) return;
      const timer = setTimeout(look, Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS));
      return () => clearTimeout(timer);
    },
    [next, looks],
  );
  return now;
}
