import { readWidget } from '@cartwright/core/contract/widgets';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { loadErrorMessage } from '../../shared/load-error';
import { WidgetEditor } from './widget-editor';

/** The widget to be edited. Read once, whatever another editor knows of it: from then on its own document is the truth. */
const editedWidgetQuery = (id: number) =>
  queryOptions({
    queryKey: ['edited widget', id],
    queryFn: ({ signal }) =>
      answerOf(api.call(readWidget, { params: { id }, query: {}, body: undefined, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Loads a widget and opens its editor. */
export function WidgetEditorPage() {
  const { id } = useParams({ strict: false });
  const widget = useQuery(editedWidgetQuery(Number(id)));
  if (widget.data) return <WidgetEditor key={id} saved={widget.data} />;
  if (widget.isError) {
    return (
      <LoadFailed
        message={loadErrorMessage(widget.error)}
        onRetry={() => void widget.refetch()}
        busy={widget.isFetching}
      />
    );
  }
  return (
    <div className="cw-widget-editor-loading" role="status" aria-label="Loading the widget">
      <SkeletonBodyText lines={8} />
    </div>
  );
}
