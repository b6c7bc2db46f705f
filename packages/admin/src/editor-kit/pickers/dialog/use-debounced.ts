import { useEffect, useState } from 'react';

/** Debounce of a search, in milliseconds (design/meanings). */
const PAUSE = 250;

/** Debounced value. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(
    function settleAfterPause() {
      const timer = setTimeout(() => setSettled(value), PAUSE);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return settled;
}
