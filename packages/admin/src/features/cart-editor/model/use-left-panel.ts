import { widgetScope } from '@cartwright/core/smart-cart/cart-edit';
import { findComponent } from '@cartwright/core/smart-cart/components-of';
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
      const last = before.current;
      before.current = at;
      if (last === at) return;
      model.leavePanel(last);
      const { cart } = model.document.get().history.present;
      const component = last === null ? undefined : findComponent(cart, last);
      const widgetId = component?.type === 'cross_sell_widget' ? component.settings.widgetId : null;
      if (widgetId !== null) model.leavePanel(widgetScope(widgetId));
    },
    [at, model],
  );
}
