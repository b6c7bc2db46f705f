import { LOOK_VERSION, type Look } from '@cartwright/core/looks/look';
import { lookParts } from '@cartwright/core/looks/look-parts';
import { readLook } from '@cartwright/core/looks/read-look';
import { EditorDraft } from '../../editor-kit/drafts/editor-draft';
import { useLookEditor } from './look-context';

/** The drafts of the looks. */
export function LookDraft() {
  const model = useLookEditor();
  return (
    <EditorDraft
      model={model}
      kind="look"
      id={model.document.get().history.saved.id}
      schemaVersion={LOOK_VERSION}
      read={draftedLook}
      idOf={idOfLook}
      parts={lookParts}
    />
  );
}

const idOfLook = ({ id }: Look) => id;

function draftedLook(stored: unknown): Look | null {
  const read = readLook(stored);
  return read.ok ? read.look : null;
}
