import { useEffect, useRef } from 'react';
import { useView } from '../model/editor-context';

/**
 * Runs after a save was refused for its fields, also when that was before this part of the screen appeared: to show what
 * has to be fixed. Typing never runs it.
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
