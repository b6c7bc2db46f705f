import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { loadErrorMessage } from '../../shared/api/load-error';
import { editedWidgetQuery } from './edited-widget-query';
import { WidgetEditor } from './widget-editor';

/** Loads a widget and opens its editor. */
export function WidgetEditorPage() {
  const { id } = useParams({ strict: false });
  const widget = useQuery(editedWidgetQuery(Number(id)));
  if (widget.data)
    return <WidgetEditor key={id} saved={widget.data} runningTest={widget.data.facts.runningTest} />;
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
