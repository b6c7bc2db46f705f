import type { Publication } from '@cartwright/core/contract/publication';
import { readWidget, type SavedWidget, savedWidget, saveWidget } from '@cartwright/core/contract/widgets';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { DocumentCalls } from '../../document-editor/document-model';
import type { ApiClient } from '../../shared/api/api-client';

export type WidgetResponse = SavedWidget & { readonly publication?: Publication };

/** Calls that read and save a widget. */
export const widgetCalls = (api: ApiClient): DocumentCalls<Widget, WidgetResponse> => ({
  saved: savedWidget,
  documentOf: ({ widget }) => widget,
  read: ({ id }) => api.call(readWidget, { params: { id }, query: {}, body: undefined }),
  save: (widget, revision) =>
    api.call(saveWidget, { params: { id: widget.id }, query: {}, body: { widget, revision } }),
});
