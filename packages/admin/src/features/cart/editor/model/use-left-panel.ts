import { widgetScope } from '@cartwright/core/cart/cart-edit';
import { findComponent } from '@cartwright/core/cart/components-of';
import { useEffect, useRef } from 'react';
import { useEditor } from './editor-context';
import type { Screen } from './screen';

/**
 * Marks a panel as left, so that its missing fields are reported. The cart's own screens count as
 * one panel.
 */
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
