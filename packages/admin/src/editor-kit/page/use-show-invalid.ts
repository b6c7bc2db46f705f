import { useCallback, useRef } from 'react';
import type { Layout } from '../layout/use-layout';
import { focusFirstProblem } from '../model/first-problem';

/** Shows the settings and brings the focus to the first field that shows what is wrong, once it does. */
export function useShowInvalid(layout: Layout): () => void {
  const latest = useRef(layout);
  latest.current = layout;
  return useCallback(() => {
    latest.current.change({ pane: 'sidebar' });
    requestAnimationFrame(() => focusFirstProblem(document.querySelector('.cw-editor-page')));
  }, []);
}
