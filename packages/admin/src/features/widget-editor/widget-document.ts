import { WIDGET } from '@cartwright/core/widgets/widget-definition';
import { createDocumentEditor } from '../../document-editor/document-editor';
import { widgetCalls } from './widget-calls';

/** What the widget editor's own components use it by. */
export const {
  Editor: WidgetDocumentEditor,
  useEditor: useWidgetEditor,
  useDocumentState: useWidgetState,
  useRun: useRunWidget,
  Drafts: WidgetDrafts,
  Conflict: WidgetConflict,
  Versions: WidgetVersions,
} = createDocumentEditor(WIDGET, widgetCalls);
