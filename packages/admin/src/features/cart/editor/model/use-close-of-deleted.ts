import { findComponent } from '@cartwright/core/cart/components-of';
import { useLayoutEffect, useRef } from 'react';
import { useDocument } from './editor-context';
import type { Screen } from './screen';
import { useChooseScreen } from './use-screen';

/**
 * Closes the screen of a component that is deleted while open. A component that never existed has a
 * message of its own.
 */
export function useCloseOfDeleted(screen: Screen | null): void {
  const choose = useChooseScreen();
  const componentId = screen?.kind === 'component' ? screen.componentId : null;
  const exists = useDocument(
    (document) => componentId !== null && findComponent(document, componentId) !== undefined,
  );
  const last = useRef({ componentId, exists });
  useLayoutEffect(
    function closeWhenGone() {
      const before = last.current;
      last.current = { componentId, exists };
      if (before.componentId === componentId && before.exists && !exists) choose(null, { replace: true });
    },
    [componentId, exists, choose],
  );
}
