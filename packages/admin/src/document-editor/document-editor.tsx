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

/** Hooks and calls by which the components of one kind of document use its editor. */
export interface DocumentEditor<Doc, Response>
  extends Pick<EditorHooks<Doc, number, Response>, 'useEditor' | 'useDocumentState' | 'useRun'> {
  /** Opens a document that was read, for what is inside. */
  readonly Editor: FunctionComponent<{ readonly loaded: Response; readonly children: ReactNode }>;
  /** The document as it is edited, and how its fields show what is wrong. */
  readonly useDocument: () => { readonly document: Doc; readonly scope: FieldScope };
  /** Keeps a draft of what isn't saved, and offers one that was left. */
  readonly Drafts: FunctionComponent;
  /** Both sides of a conflict, part by part. Rendered while there is one. */
  readonly Conflict: FunctionComponent<DialogProps>;
  /** The earlier versions. Rendered while it is open. */
  readonly Versions: FunctionComponent<DialogProps>;
}

/** The editor of a kind of document: its model, and what every screen of one has around its fields. */
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

/** Parts in files of their own, loaded when they are needed. */
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
