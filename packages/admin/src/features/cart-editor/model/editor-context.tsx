import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { CommandResult } from '@cartwright/core/smart-cart/commands/command';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useStore } from '../../../shared/store';
import { toastError } from '../../../shared/toasts';
import type { DocumentState, EditorModel, ViewState } from './editor-model';

const EditorContext = createContext<EditorModel | null>(null);

export function EditorProvider({ model, children }: { model: EditorModel; children: ReactNode }) {
  return <EditorContext.Provider value={model}>{children}</EditorContext.Provider>;
}

/** The model of the editor around. */
export function useEditor(): EditorModel {
  const model = useContext(EditorContext);
  if (!model) throw new Error('useEditor is for components inside of EditorProvider.');
  return model;
}

/** A part of the document; renders again when that part changes. */
export function useDocument<Part>(select: (document: CartDocument) => Part): Part {
  return useStore(useEditor().document, ({ history }) => select(history.present));
}

export function useDocumentState<Part>(select: (state: DocumentState) => Part): Part {
  return useStore(useEditor().document, select);
}

export function useView<Part>(select: (view: ViewState) => Part): Part {
  return useStore(useEditor().view, select);
}

/** Does commands. A refusal is told under the title of its problem, or else of what the command is about. */
export function useRun(): (
  command: (document: CartDocument) => CommandResult,
  title?: string,
) => CommandResult {
  const model = useEditor();
  return useCallback(
    (command, title) => {
      const result = model.run(command);
      if (!result.ok) toastError(result.message, result.title ?? title ?? null);
      return result;
    },
    [model],
  );
}
