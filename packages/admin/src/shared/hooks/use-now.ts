import { nextLiveChange } from '@cartwright/core/schedule/live';
import { liveCandidates, livenessOf, type Schedulable } from '@cartwright/core/schedule/live-candidates';
import { useEffect, useReducer } from 'react';

/** Maximum timer delay in milliseconds: browsers are limited to 2³¹ − 1. */
const MAX_WAIT_MS = 86_400_000;

/** Current time (epoch milliseconds); re-renders when a schedule of these carts starts or ends. */
export function useNow(carts: readonly Schedulable[]): number {
  return useNowUntil((now) => nextCartSwitch(carts, now));
}

/**
 * Next start or end of these carts' schedules after `now` (both epoch milliseconds); `Infinity` if
 * none.
 */
export function nextCartSwitch(carts: readonly Schedulable[], now: number): number {
  return nextLiveChange(
    liveCandidates(carts).map((cart) => ({ live: livenessOf(cart) })),
    now,
  );
}

/** Current time (epoch milliseconds); re-renders at the time returned by `nextOf`, if finite. */
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
