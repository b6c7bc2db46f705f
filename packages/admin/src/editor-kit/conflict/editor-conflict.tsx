import { type Merge, threeWay } from '@cartwright/core/editing/merge';
import type { Parts } from '@cartwright/core/editing/parts';
import { useStore } from '../../shared/state/store';
import { whenText } from '../changes/time-text';
import type { EditorModel } from '../model/editor-model';
import { useSaving } from '../save/saving-context';
import { MergeDialog } from './merge-dialog';

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

interface ConflictDialogProps<Doc> {
  /** What it is about: "this cart". */
  readonly what: string;
  /** What was edited here, and what somebody else saved meanwhile. */
  readonly merge: Merge<Doc>;
  /** The name of who saved the other version; null where that is not known. */
  readonly savedBy: string | null;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The shop's time zone (IANA name). */
  readonly timezone: string;
  /** Takes the document that was chosen, and saves it. */
  readonly onMerge: (document: Doc) => void;
  /** Closes the question; nothing is saved or lost. */
  readonly onClose: () => void;
}

/** Somebody else has saved since this document was read: asks what of each version stays. Rendered while it is open. */
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
