import { type RefObject, useEffect, useRef } from 'react';

/** Focus of an element that shows something else with each `turn`: what had the focus is gone. Not at its first. */
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
