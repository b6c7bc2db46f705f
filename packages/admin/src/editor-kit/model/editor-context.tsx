import type { CommandResult } from '@cartwright/core/editing/command';
import { createContext, type FunctionComponent, type ReactNode, useCallback, useContext } from 'react';
import { useStore } from '../../shared/state/store';
import { toastError } from '../../shared/state/toasts';
import type { DocumentState, EditorControls, EditorModel, ViewState } from './editor-model';

const ControlsContext = createContext<EditorControls | null>(null);

/** Enclosing editor, of any document. */
export function useControls(): EditorControls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error('useControls is for components inside of an EditorProvider.');
  return controls;
}

/** Selected view state of any editor; re-renders when it changes. */
export function useView<Part>(select: (view: ViewState<unknown, unknown>) => Part): Part {
  return useStore(useControls().view, select);
}

/** Hooks of an editor's own components. */
export interface EditorHooks<Doc, Revision, SaveResult> {
  readonly EditorProvider: FunctionComponent<{
    readonly model: EditorModel<Doc, Revision, SaveResult>;
    readonly children: ReactNode;
  }>;
  /** Model of the enclosing editor. */
  readonly useEditor: () => EditorModel<Doc, Revision, SaveResult>;
  readonly useDocumentState: <Part>(select: (state: DocumentState<Doc, Revision>) => Part) => Part;
  /**
   * Runner of commands. A rejection is shown under the title of its problem, or else of the
   * command's subject.
   */
  readonly useRun: () => (
    command: (document: Doc) => CommandResult<Doc>,
    title?: string,
  ) => CommandResult<Doc>;
}

/** The hooks of editors for one kind of document. */
export function editorHooks<Doc, Revision, SaveResult>(): EditorHooks<Doc, Revision, SaveResult> {
  const ModelContext = createContext<EditorModel<Doc, Revision, SaveResult> | null>(null);

  function useEditor() {
    const model = useContext(ModelContext);
    if (!model) throw new Error('useEditor is for components inside of its EditorProvider.');
    return model;
  }
  return {
    EditorProvider: ({ model, children }) => (
      <ControlsContext.Provider value={model}>
        <ModelContext.Provider value={model}>{children}</ModelContext.Provider>
      </ControlsContext.Provider>
    ),
    useEditor,
    useDocumentState: (select) => useStore(useEditor().document, select),
    useRun() {
      const model = useEditor();
      return useCallback(
        (command, title) => {
          const result = model.run(command);
          if (!result.ok) toastError(result.message, result.title ?? title ?? null);
          return result;
        },
        [model],
      );
    },
  };
}
