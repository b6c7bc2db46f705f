import { widgetParts } from '@cartwright/core/widgets/widget-parts';
import { EditorConflict } from '../../editor-kit/conflict/editor-conflict';
import { useTimezone } from '../../shared/use-timezone';
import { useWidgetEditor } from './widget-context';

/** The conflict of a widget, part by part. */
export function WidgetConflict({ onClose }: { onClose: () => void }) {
  return (
    <EditorConflict
      model={useWidgetEditor()}
      parts={widgetParts}
      what="this widget"
      timezone={useTimezone()}
      onClose={onClose}
    />
  );
}
