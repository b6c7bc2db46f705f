import { findComponent, isVisible } from '@cartwright/core/smart-cart/components-of';
import { useQuery } from '@tanstack/react-query';
import { cartWidgetsQuery } from '../../../widget-settings/widget-queries';
import { isNewWidget } from '../model/cart-model';
import { useDocumentState } from '../model/editor-context';

/** Whether a component that is not hidden shows a widget that was deleted: shoppers see nothing in its place. */
export function useDeletedWidget(componentId: string): boolean {
  const widgetId = useDocumentState((state) => {
    const component = findComponent(state.history.present.cart, componentId);
    if (component?.type !== 'cross_sell_widget' || !isVisible(component)) return null;
    const id = component.settings.widgetId;
    return id === null || isNewWidget(state, id) ? null : id;
  });
  const { data, isFetching } = useQuery({ ...cartWidgetsQuery, enabled: widgetId !== null });
  // One that was just made is not in the list before it is read again.
  return widgetId !== null && data !== undefined && !isFetching && data.every(({ id }) => id !== widgetId);
}
