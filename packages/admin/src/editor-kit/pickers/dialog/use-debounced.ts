import { useEffect, useState } from 'react';

/** How long typing has to pause before a search begins, in milliseconds (design/meanings). */
const PAUSE = 250;

/** A value as it was when it last stayed the same for a moment. */
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
