import { widgetParts } from '@cartwright/core/widgets/widget-parts';
import { VersionsDialog } from '../../editor-kit/versions/versions-dialog';
import { useStore } from '../../shared/store';
import { useTimezone } from '../../shared/use-timezone';
import { useWidgetEditor } from './widget-context';

/** The earlier versions of the widget. Rendered while it is open. */
export function WidgetVersions({ onClose }: { onClose: () => void }) {
  const model = useWidgetEditor();
  const history = useStore(model.document, (state) => state.history);
  const revision = useStore(model.document, (state) => state.revision);
  return (
    <VersionsDialog
      kind="widget"
      id={String(history.saved.id)}
      present={history.present}
      revision={revision}
      parts={widgetParts}
      restored={(version) => (version.kind === 'widget' ? version.widget : null)}
      timezone={useTimezone()}
      onRestore={model.replace}
      onClose={onClose}
    />
  );
}
