import { useEffect, useRef } from 'react';
import { useEditor } from './editor-context';
import type { Screen } from './screen';

/** Notices that a panel is left, so that what it still lacks is told. The screens of the cart itself count as one. */
export function useLeftPanel(screen: Screen | null): void {
  const model = useEditor();
  const at = screen?.kind === 'component' ? screen.componentId : null;
  const before = useRef(at);
  useEffect(
    function leave() {
      if (before.current !== at) model.leavePanel(before.current);
      before.current = at;
    },
    [at, model],
  );
}
