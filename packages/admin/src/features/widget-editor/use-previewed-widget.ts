import type { WidgetContent } from '@cartwright/core/contract/preview';
import { previewWidget } from '@cartwright/core/contract/preview-widget';
import { widgetName } from '@cartwright/core/widgets/change-widget';
import { validateWidget } from '@cartwright/core/widgets/validate-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useDebounced } from '../../editor-kit/pickers/dialog/use-debounced';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

interface PreviewRequest {
  readonly widget: Widget;
  readonly country: string | null;
  readonly locale: string;
}

const previewedQuery = (request: PreviewRequest | null) =>
  queryOptions({
    queryKey: ['previewed-widget', request],
    queryFn:
      request === null
        ? skipToken
        : async ({ signal }) =>
            (
              await responseOf(
                api.call(previewWidget, { params: {}, query: {}, body: { ...request, cart: null }, signal }),
              )
            ).widget,
    placeholderData: keepPreviousData,
    // Short, as every edit has its own key.
    gcTime: 60_000,
  });

export interface PreviewedWidget {
  readonly content: WidgetContent;
  /** Whether the settings are invalid: the content is for the last valid ones. */
  readonly isOfFormer: boolean;
  readonly again: () => void;
}

/**
 * Widget as served for edited settings, debounced; disabled while they are invalid. Requested
 * for page widgets only.
 */
export function usePreviewedWidget(
  widget: Widget,
  { country, locale }: Pick<PreviewRequest, 'country' | 'locale'>,
): PreviewedWidget {
  const isInPages = widget.classification === null || widget.settings.bundle !== null;
  const edited = useMemo(() => unpublished(widget), [widget]);
  const isValid = validateWidget(edited).length === 0;
  const lastValid = useRef<Widget | null>(null);
  if (isValid) lastValid.current = edited;
  const settled = useDebounced(lastValid.current);
  const { data, isError, isFetching, refetch } = useQuery(
    previewedQuery(isInPages && settled ? { widget: settled, country, locale } : null),
  );
  const name = widgetName(widget);
  const failed = isError && !isFetching;
  const content = useMemo<WidgetContent>(() => {
    if (!isInPages) return { name, status: 'elsewhere', widget: null };
    return { name, status: failed ? 'failed' : data ? 'there' : 'loading', widget: data ?? null };
  }, [isInPages, name, failed, data]);
  return {
    content,
    isOfFormer: isInPages && !isValid && lastValid.current !== null,
    again: () => void refetch(),
  };
}

/** Previews a bundle as a draft, so that publishing issues don't prevent the preview. */
function unpublished(widget: Widget): Widget {
  const { bundle } = widget.settings;
  if (!bundle?.isPublished) return widget;
  return { ...widget, settings: { ...widget.settings, bundle: { ...bundle, isPublished: false } } };
}
