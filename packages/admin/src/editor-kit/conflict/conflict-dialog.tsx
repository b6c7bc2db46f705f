import type { Merge } from '@cartwright/core/editing/merge';
import { whenText } from '../changes/time-text';
import { MergeDialog } from './merge-dialog';

export interface ConflictDialogProps<Doc> {
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
export function ConflictDialog<Doc>(props: ConflictDialogProps<Doc>) {
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
