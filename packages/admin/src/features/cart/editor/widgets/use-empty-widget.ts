import { findComponent, isVisible } from '@cartwright/core/cart/components-of';
import { showsNothing } from '@cartwright/core/widgets/widget';
import { useEdit } from '../model/editor-context';

/**
 * Whether a visible component shows a widget without products, which renders nothing for shoppers.
 */
export function useEmptyWidget(componentId: string): boolean {
  return useEdit(({ cart, widgets }) => {
    const component = findComponent(cart, componentId);
    if (component?.type !== 'cross_sell_widget' || !isVisible(component)) return false;
    const widget = widgets[component.settings.widgetId ?? 0];
    return widget !== undefined && showsNothing(widget);
  });
}
