import type { Parts } from '@cartwright/core/editing/parts';
import type { FunctionComponent } from 'react';
import type { EditorModel } from '../model/editor-model';
import { EditorDraft } from './editor-draft';

/** The drafts of an editor, with the document that `useEditor` has. */
export function draftOf<Doc, Revision, Told>(
  useEditor: () => EditorModel<Doc, Revision, Told>,
  {
    read,
    idOf = onlyOne,
    ...kept
  }: {
    /** Tells its drafts from those of other editors. */
    readonly kind: string;
    /** The version of the documents' shape that this code knows. */
    readonly schemaVersion: number;
    /** A stored document in today's shape. */
    readonly read: (stored: unknown) => { readonly ok: true; readonly value: Doc } | { readonly ok: false };
    /** Absent: a shop has one document. */
    readonly idOf?: (document: Doc) => string;
    readonly parts: Parts<Doc>;
  },
): FunctionComponent {
  const drafted = (stored: unknown): Doc | null => {
    const found = read(stored);
    return found.ok ? found.value : null;
  };
  return function Drafts() {
    const model = useEditor();
    const id = idOf(model.document.get().history.present);
    return <EditorDraft model={model} id={id} idOf={idOf} read={drafted} {...kept} />;
  };
}

const onlyOne = () => 'default';
