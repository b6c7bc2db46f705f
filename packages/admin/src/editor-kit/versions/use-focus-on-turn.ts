import { type RefObject, useEffect, useRef } from 'react';

/** What shows something else with each `turn` takes the focus then: what had it is gone. Not at its first. */
export function useFocusOnTurn<Shown extends HTMLElement>(turn: unknown): RefObject<Shown> {
  const shown = useRef<Shown>(null);
  const last = useRef(turn);
  useEffect(
    function takeFocus() {
      if (last.current === turn) return;
      last.current = turn;
      shown.current?.focus();
    },
    [turn],
  );
  return shown;
}
