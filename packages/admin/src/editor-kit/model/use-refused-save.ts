import { useEffect, useRef } from 'react';
import { useView } from '../model/editor-context';

/**
 * Runs after a rejected save, or on mount if there was one before, to reveal issues. Never on
 * typing.
 */
export function useRefusedSave(show: () => void): void {
  const refusedSaves = useView((view) => view.refusedSaves);
  const latest = useRef(show);
  latest.current = show;
  useEffect(
    function showProblems() {
      if (refusedSaves > 0) latest.current();
    },
    [refusedSaves],
  );
}
