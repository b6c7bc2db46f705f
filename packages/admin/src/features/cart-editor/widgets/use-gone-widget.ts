import { findComponent, isVisible } from '@cartwright/core/smart-cart/components-of';
import { useQuery } from '@tanstack/react-query';
import { cartWidgetsQuery } from '../../../widget-settings/widget-queries';
import { useDocument } from '../model/editor-context';

/** Whether a component that is not hidden shows a widget that was deleted: shoppers see nothing in its place. */
export function useGoneWidget(componentId: string): boolean {
  const widgetId = useDocument((document) => {
    const component = findComponent(document, componentId);
    return component?.type === 'cross_sell_widget' && isVisible(component)
      ? component.settings.widgetId
      : null;
  });
  const { data, isFetching } = useQuery({ ...cartWidgetsQuery, enabled: widgetId !== null });
  // One that was just made is not in the list before it is read again.
  return widgetId !== null && data !== undefined && !isFetching && data.every(({ id }) => id !== widgetId);
}
