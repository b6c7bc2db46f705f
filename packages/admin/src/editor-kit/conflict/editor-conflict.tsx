import { threeWay } from '@cartwright/core/editing/merge';
import type { Parts } from '@cartwright/core/editing/parts';
import { useStore } from '../../shared/state/store';
import type { EditorModel } from '../model/editor-model';
import { useSaving } from '../save/saving-context';
import { ConflictDialog } from './conflict-dialog';

/** Asks for both sides of a model's conflict, and saves what comes together. Loaded when there is one. */
export function EditorConflict<Doc, Revision, SaveResult>({
  model,
  parts,
  what,
  timezone,
  onClose,
}: {
  readonly model: EditorModel<Doc, Revision, SaveResult>;
  readonly parts: Parts<Doc>;
  /** What it is about: "this cart". */
  readonly what: string;
  /** The shop's time zone (IANA name). */
  readonly timezone: string;
  readonly onClose: () => void;
}) {
  const conflict = useStore(model.view, (view) => view.conflict);
  const { save } = useSaving();
  if (!conflict) return null;
  const { saved, present } = model.document.get().history;
  return (
    <ConflictDialog
      what={what}
      merge={threeWay(parts, { base: saved, mine: present, theirs: conflict.document })}
      savedBy={conflict.savedBy ?? null}
      savedAt={Date.parse(conflict.savedAt)}
      timezone={timezone}
      onMerge={(merged) => {
        model.resolveConflict(merged);
        void save();
      }}
      onClose={onClose}
    />
  );
}
