import { shownWidgetIds } from '@cartwright/core/storefront/products-of';
import type { Widget } from '@cartwright/core/widgets/schema';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '../../../shared/store';
import { useDocument } from '../model/editor-context';
import { useWidgetDrafts } from './widget-drafts';
import { widgetQuery } from './widget-queries';

/** The widgets that the cart shows, as they are being edited; those that could be read. */
export function useShownWidgets(): readonly Widget[] {
  const joined = useDocument((document) => shownWidgetIds(document).join(','));
  const ids = useMemo(() => joined.split(',').filter(Boolean).map(Number), [joined]);
  const saved = useQueries({
    queries: ids.map(widgetQuery),
    combine: (results) => results.flatMap(({ data }) => data?.widget ?? []),
  });
  const drafts = useStore(useWidgetDrafts(), (all) => all);
  return useMemo(() => saved.map((widget) => drafts.get(widget.id) ?? widget), [saved, drafts]);
}
