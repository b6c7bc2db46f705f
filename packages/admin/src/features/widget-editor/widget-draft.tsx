import { readWidget } from '@cartwright/core/widgets/read-widget';
import { WIDGET_VERSION, type Widget } from '@cartwright/core/widgets/widget';
import { widgetParts } from '@cartwright/core/widgets/widget-parts';
import { EditorDraft } from '../../editor-kit/drafts/editor-draft';
import { useWidgetEditor } from './widget-context';

/** The drafts of a widget. */
export function WidgetDraft() {
  const model = useWidgetEditor();
  return (
    <EditorDraft
      model={model}
      kind="widget"
      id={String(model.document.get().history.saved.id)}
      schemaVersion={WIDGET_VERSION}
      read={draftedWidget}
      idOf={idOfWidget}
      parts={widgetParts}
    />
  );
}

const idOfWidget = ({ id }: Widget) => String(id);

function draftedWidget(stored: unknown): Widget | null {
  const read = readWidget(stored);
  return read.ok ? read.widget : null;
}
