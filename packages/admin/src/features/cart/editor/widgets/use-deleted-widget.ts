import { findComponent, isVisible } from '@cartwright/core/cart/components-of';
import { useQuery } from '@tanstack/react-query';
import { cartWidgetsQuery } from '../../../../widget-settings/widget-queries';
import { isNewWidget } from '../model/cart-model';
import { useDocumentState } from '../model/editor-context';

/** Whether a visible component shows a deleted widget, which renders nothing for shoppers. */
export function useDeletedWidget(componentId: string): boolean {
  const widgetId = useDocumentState((state) => {
    const component = findComponent(state.history.present.cart, componentId);
    if (component?.type !== 'cross_sell_widget' || !isVisible(component)) return null;
    const id = component.settings.widgetId;
    return id === null || isNewWidget(state, id) ? null : id;
  });
  const { data, isFetching } = useQuery({ ...cartWidgetsQuery, enabled: widgetId !== null });
  // A new widget is missing in the list until it is refetched.
  return widgetId !== null && data !== undefined && !isFetching && data.every(({ id }) => id !== widgetId);
}
