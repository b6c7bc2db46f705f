import type { Widget } from '@cartwright/core/widgets/widget';
import { editorHooks } from '../../editor-kit/model/editor-context';
import type { WidgetTold } from './widget-model';

/** What the widget editor's own components use it by. */
export const {
  EditorProvider: WidgetEditorProvider,
  useEditor: useWidgetEditor,
  useDocumentState: useWidgetState,
  useRun: useRunWidget,
} = editorHooks<Widget, number, WidgetTold>();
