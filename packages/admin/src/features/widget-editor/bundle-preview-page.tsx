import { widgetName } from '@cartwright/core/widgets/change-widget';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { useLayout } from '../../editor-kit/layout/use-layout';
import { loadErrorMessage } from '../../shared/api/load-error';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { editedWidgetQuery } from './edited-widget-query';
import { ServedPreview } from './served-preview';
import './bundle-preview-page.css';

/** Preview of a saved bundle, without its editor. `?debug` adds the builder's data. */
export function BundlePreviewPage() {
  const { id } = useParams({ strict: false });
  const isDebugged = new URLSearchParams(useLocation().searchStr).has('debug');
  const layout = useLayout();
  const saved = useQuery(editedWidgetQuery(Number(id)));
  usePageTitle(saved.data ? `Preview of ${widgetName(saved.data.widget)}` : 'Preview');
  if (saved.data) {
    return (
      <div className="cw-bundle-preview">
        <h1 className="cwa-visually-hidden">{`Preview of ${widgetName(saved.data.widget)}`}</h1>
        <ServedPreview title="Bundle preview" surface="bundle" widget={saved.data.widget} layout={layout}>
          {isDebugged
            ? ({ widget }) => (
                <pre className="cw-bundle-preview__debug">
                  {JSON.stringify({ bundle: widget?.bundle, stepProducts: widget?.stepProducts }, null, 2)}
                </pre>
              )
            : undefined}
        </ServedPreview>
      </div>
    );
  }
  if (saved.isError) {
    return (
      <LoadFailed
        message={loadErrorMessage(saved.error)}
        onRetry={() => void saved.refetch()}
        busy={saved.isFetching}
      />
    );
  }
  return (
    <div className="cw-widget-editor-loading" role="status" aria-label="Loading the bundle">
      <SkeletonBodyText lines={8} />
    </div>
  );
}
