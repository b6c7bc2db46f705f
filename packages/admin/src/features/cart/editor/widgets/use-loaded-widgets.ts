import { widgetIdsIn } from '@cartwright/core/cart/components-of';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { widgetQuery } from '../../../../widget-settings/widget-queries';
import { adoptSavedWidget, isNewWidget } from '../model/cart-model';
import { useDocumentState, useEditor } from '../model/editor-context';

/** Loads the saved widgets of the cart's components into the document, once each. */
export function useLoadedWidgets(): void {
  const model = useEditor();
  const joined = useDocumentState((state) =>
    [...new Set(widgetIdsIn(state.history.present.cart))].filter((id) => !isNewWidget(state, id)).join(','),
  );
  const ids = useMemo(() => joined.split(',').filter(Boolean).map(Number), [joined]);
  const loaded = useQueries({
    queries: ids.map(widgetQuery),
    combine: (results) => results.flatMap(({ data, isSuccess }) => (isSuccess ? [data] : [])),
  });
  useEffect(
    function adoptLoaded() {
      for (const saved of loaded) adoptSavedWidget(model, saved);
    },
    [model, loaded],
  );
}
