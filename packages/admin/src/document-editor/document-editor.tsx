import { type DocumentDefinition, documentId } from '@cartwright/core/documents/document-definition';
import { type FunctionComponent, type ReactNode, useMemo, useState } from 'react';
import { lazyDrafts } from '../editor-kit/drafts/lazy-drafts';
import { type FieldScope, useFieldScope } from '../editor-kit/fields/field-scope';
import { type EditorHooks, editorHooks } from '../editor-kit/model/editor-context';
import { api } from '../shared/api/api';
import type { ApiClient } from '../shared/api/api-client';
import { lazyDialog } from '../shared/components/lazy-dialog';
import { useTimezone } from '../shared/hooks/use-timezone';
import { useStore } from '../shared/state/store';
import {
  createDocumentModel,
  type DocumentCalls,
  type DocumentModel,
  type SavedResponse,
} from './document-model';

interface DialogProps {
  readonly onClose: () => void;
}

/** Hooks and components of the editor for one kind of document. */
export interface DocumentEditor<Doc, Response>
  extends Pick<EditorHooks<Doc, number, Response>, 'useEditor' | 'useDocumentState' | 'useRun'> {
  /** Provides the editor of a loaded document. */
  readonly Editor: FunctionComponent<{ readonly loaded: Response; readonly children: ReactNode }>;
  /** Edited document, with the scope of its fields. */
  readonly useDocument: () => { readonly document: Doc; readonly scope: FieldScope };
  /** Saves drafts of unsaved changes, and offers an earlier one. */
  readonly Drafts: FunctionComponent;
  /** Conflict dialog, section by section. Mounted while there is one. */
  readonly Conflict: FunctionComponent<DialogProps>;
  /** Dialog of earlier versions. Mounted while open. */
  readonly Versions: FunctionComponent<DialogProps>;
}

/** Editor of a kind of document: its model, and the components around its fields. */
export function createDocumentEditor<Doc, Response extends SavedResponse>(
  definition: DocumentDefinition<Doc>,
  callsOf: (api: ApiClient) => DocumentCalls<Doc, Response>,
): DocumentEditor<Doc, Response> {
  const { EditorProvider, ...hooks } = editorHooks<Doc, number, Response>();
  const { useEditor } = hooks;
  const { validate } = definition;
  const lazy = lazyParts(definition, useEditor);
  return {
    ...hooks,
    Editor({ loaded, children }) {
      const [model] = useState(() => createDocumentModel(definition, callsOf(api), loaded, Date.now));
      return <EditorProvider model={model}>{children}</EditorProvider>;
    },
    useDocument() {
      const document = hooks.useDocumentState(({ history }) => history.present);
      const issues = useMemo(() => validate(document), [document, validate]);
      return { document, scope: useFieldScope(null, issues) };
    },
    ...lazy,
  };
}

/** Components in separate chunks, loaded when needed. */
function lazyParts<Doc, Response>(
  definition: DocumentDefinition<Doc>,
  useEditor: () => DocumentModel<Doc, Response>,
): Pick<DocumentEditor<Doc, Response>, 'Drafts' | 'Conflict' | 'Versions'> {
  const { kind, noun, version, parts } = definition;
  const readStored = (stored: unknown) => {
    const read = definition.read(stored);
    return read.ok ? read.value : null;
  };
  return {
    Drafts: lazyDrafts(async () => {
      const { EditorDraft } = await import('../editor-kit/drafts/editor-draft');
      const idOf = (document: Doc) => documentId(definition, document);
      return function Drafts() {
        const model = useEditor();
        const id = idOf(model.document.get().history.saved);
        return (
          <EditorDraft
            model={model}
            kind={kind}
            id={id}
            schemaVersion={version}
            read={readStored}
            idOf={idOf}
            parts={parts}
          />
        );
      };
    }),
    Conflict: lazyDialog(async () => {
      const { EditorConflict } = await import('../editor-kit/conflict/editor-conflict');
      return function Conflict({ onClose }: DialogProps) {
        const timezone = useTimezone();
        return (
          <EditorConflict
            model={useEditor()}
            parts={parts}
            what={noun}
            timezone={timezone}
            onClose={onClose}
          />
        );
      };
    }),
    Versions: lazyDialog(async () => {
      const { VersionsDialog } = await import('../editor-kit/versions/versions-dialog');
      return function Versions({ onClose }: DialogProps) {
        const model = useEditor();
        const { saved, present } = useStore(model.document, ({ history }) => history);
        const revision = useStore(model.document, (state) => state.revision);
        return (
          <VersionsDialog
            kind={kind}
            id={documentId(definition, saved)}
            present={present}
            revision={revision}
            parts={parts}
            restored={readStored}
            timezone={useTimezone()}
            onRestore={model.replace}
            onClose={onClose}
          />
        );
      };
    }),
  };
}
