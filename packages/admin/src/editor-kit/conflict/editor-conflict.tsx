import { type Merge, threeWay } from '@cartwright/core/editing/merge';
import type { Parts } from '@cartwright/core/editing/parts';
import { useStore } from '../../shared/state/store';
import { whenText } from '../changes/time-text';
import type { EditorModel } from '../model/editor-model';
import { useSaving } from '../save/saving-context';
import { MergeDialog } from './merge-dialog';

/** Conflict dialog of a model, which saves the merged document. A separate chunk. */
export function EditorConflict<Doc, Revision, SaveResult>({
  model,
  parts,
  what,
  timezone,
  onClose,
}: {
  readonly model: EditorModel<Doc, Revision, SaveResult>;
  readonly parts: Parts<Doc>;
  /** Name of the document in sentences: "this cart". */
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

interface ConflictDialogProps<Doc> {
  /** Name of the document in sentences: "this cart". */
  readonly what: string;
  /** Own edits and the other save. */
  readonly merge: Merge<Doc>;
  /** Author of the other save; null if unknown. */
  readonly savedBy: string | null;
  /** Time of the save, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The shop's time zone (IANA name). */
  readonly timezone: string;
  /** Saves the merged document. */
  readonly onMerge: (document: Doc) => void;
  /** Closes the dialog; nothing is saved or lost. */
  readonly onClose: () => void;
}

/** Asks which side of a conflict to keep, by section. Mounted while open. */
function ConflictDialog<Doc>(props: ConflictDialogProps<Doc>) {
  const { what, merge, savedBy, savedAt, timezone, onMerge, onClose } = props;
  return (
    <MergeDialog
      merge={merge}
      title={`${savedBy ?? 'Someone else'} saved ${what} ${whenText(savedAt, timezone, Date.now())}`}
      message="You have unsaved changes, too. Choose what to keep of each part. Nothing is lost until you save."
      mine={{ label: 'Mine', changed: 'Changed by you', all: 'Use all mine' }}
      theirs={{ label: 'Theirs', changed: `Changed by ${savedBy ?? 'someone else'}`, all: 'Use all theirs' }}
      timezone={timezone}
      confirm="Save merged version"
      cancel="Keep editing"
      onMerge={onMerge}
      onClose={onClose}
    />
  );
}
