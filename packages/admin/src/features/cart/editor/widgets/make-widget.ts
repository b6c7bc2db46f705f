import { addCartWidget } from '@cartwright/core/cart/commands/add-cart-widget';
import { reserveWidgetId } from '@cartwright/core/contract/widgets';
import { widgetName } from '@cartwright/core/widgets/change-widget';
import { newWidget, type Widget } from '@cartwright/core/widgets/widget';
import { useMemo } from 'react';
import { api } from '../../../../shared/api/api';
import { responseOf } from '../../../../shared/api/api-client';
import { useDocumentState, useRunEdit } from '../model/editor-context';

/**
 * Creates a widget for a component as an edit step; the cart's save stores it. Throws if no id
 * could be reserved.
 */
export function useMakeWidget(componentId: string): (name: string) => Promise<void> {
  const run = useRunEdit();
  return async (name) => {
    const call = api.call(reserveWidgetId, { params: {}, query: {}, body: {} });
    const { widget_id: id } = await responseOf(call);
    run((edit) => addCartWidget(edit, { widget: newWidget(id, name, 'cart_page'), componentId }));
  };
}

/** Widgets created in this editor and never saved. */
export function useMadeWidgets(): readonly Pick<Widget, 'id' | 'name'>[] {
  const widgets = useDocumentState(({ history }) => history.present.widgets);
  const revision = useDocumentState((state) => state.revision);
  return useMemo(() => {
    return Object.values(widgets)
      .filter(({ id }) => revision.widgets[id] === undefined)
      .map((widget) => ({ id: widget.id, name: widgetName(widget) }));
  }, [widgets, revision]);
}
