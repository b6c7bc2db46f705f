import { WIDGET } from '@cartwright/core/widgets/widget-definition';
import { createDocumentEditor } from '../../document-editor/document-editor';
import { widgetCalls } from './widget-calls';

/** Hooks by which the widget editor's own components use it. */
export const {
  Editor: WidgetDocumentEditor,
  useEditor: useWidgetEditor,
  useDocumentState: useWidgetState,
  useRun: useRunWidget,
  Drafts: WidgetDrafts,
  Conflict: WidgetConflict,
  Versions: WidgetVersions,
} = createDocumentEditor(WIDGET, widgetCalls);
