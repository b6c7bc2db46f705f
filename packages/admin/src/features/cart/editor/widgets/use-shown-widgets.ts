import { shownWidgetIds } from '@cartwright/core/storefront/products-of';
import type { Widget } from '@cartwright/core/widgets/widget';
import { useMemo } from 'react';
import { useDocument, useEdit } from '../model/editor-context';

/** Loaded widgets that the cart shows, as edited. */
export function useShownWidgets(): readonly Widget[] {
  const joined = useDocument((document) => shownWidgetIds(document).join(','));
  const widgets = useEdit((edit) => edit.widgets);
  return useMemo(
    () =>
      joined
        .split(',')
        .filter(Boolean)
        .flatMap((id) => widgets[Number(id)] ?? []),
    [joined, widgets],
  );
}
