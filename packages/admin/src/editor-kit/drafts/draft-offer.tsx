import { differences } from '@cartwright/core/editing/difference';
import type { Merge } from '@cartwright/core/editing/merge';
import type { Parts } from '@cartwright/core/editing/parts';
import { sameValue } from '@cartwright/core/editing/same-value';
import { Banner } from '@cartwright/ui/admin/banner';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { useState } from 'react';
import { toastError } from '../../shared/state/toasts';
import { ChangesDialog } from '../changes/changes-dialog';
import { timeText } from '../changes/time-text';
import { MergeDialog } from '../conflict/merge-dialog';
import type { Draft } from './draft';
import { restoring } from './restoring';

export interface DraftOfferProps<Doc> {
  readonly draft: Draft<Doc, unknown>;
  /** Getters of the saved and the edited document. */
  readonly saved: () => Doc;
  readonly present: () => Doc;
  readonly parts: Parts<Doc>;
  /** The shop's time zone (IANA name). */
  readonly timezone: string;
  /** Replaces the document as one undo step with this label. */
  readonly onRestore: (document: Doc, label: string) => void;
  /** Loads what the comparison needs; returns an error message on failure. */
  readonly prepare: () => Promise<string | null>;
  readonly onDiscard: () => Promise<void>;
  /** Dismisses the offer until the document is opened again. */
  readonly onClose: () => void;
}

/**
 * Offer of a draft: restore, view changes, or discard. A separate chunk, loaded when there is one.
 */
export function DraftOffer<Doc>({ draft, parts, timezone, ...props }: DraftOfferProps<Doc>) {
  const [looking, setLooking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState<Merge<Doc> | null>(null);
  const time = timeText(draft.at, timezone, Date.now());
  const take = (document: Doc) => {
    setChoosing(null);
    props.onRestore(document, `Restore draft from ${time}`);
  };

  async function restore() {
    setLooking(false);
    setBusy(true);
    const failed = await props.prepare();
    setBusy(false);
    if (failed !== null) {
      toastError(failed, 'Your draft couldn’t be restored');
      return;
    }
    const result = restoring(parts, draft, props.present());
    if (result.kind === 'document') take(result.document);
    else setChoosing(result.merge);
  }

  async function discard() {
    setBusy(true);
    await props.onDiscard();
    setBusy(false);
  }

  return (
    <>
      <DraftBanner
        time={time}
        savedSince={!sameValue(draft.base.document, props.saved())}
        busy={busy}
        onRestore={() => void restore()}
        onDiscard={() => void discard()}
        onSeeChanges={() => setLooking(true)}
      />
      {looking && (
        <ChangesDialog
          title={`Changes in your draft from ${time}`}
          changes={differences(parts, draft.base.document, draft.present)}
          timezone={timezone}
          confirm="Restore"
          onConfirm={() => void restore()}
          onClose={() => setLooking(false)}
        />
      )}
      {choosing && (
        <MergeDialog
          merge={choosing}
          title={`Restore your draft from ${time}`}
          message="Some parts changed both in your draft and since then. Choose which changes to keep."
          mine={{ label: 'Draft', changed: 'Changed in your draft', all: 'Use all of the draft' }}
          theirs={{ label: 'Now', changed: 'Changed since', all: 'Use all as it is now' }}
          timezone={timezone}
          confirm="Restore"
          cancel="Cancel"
          onMerge={take}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

/** Banner of a draft that was unsaved when its page closed. */
function DraftBanner(props: {
  /** Time of the draft as text. */
  readonly time: string;
  /** Whether the document was saved after the draft's base. */
  readonly savedSince: boolean;
  /** Whether it is being restored or discarded. */
  readonly busy: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
  readonly onSeeChanges: () => void;
}) {
  return (
    <Banner tone="info" title={`Restore your draft from ${props.time}?`}>
      <BlockStack gap="200">
        <p>
          {props.savedSince
            ? 'Your last changes weren’t saved, and a newer version was saved since. Restoring keeps both.'
            : 'Your last changes weren’t saved.'}
        </p>
        <ButtonGroup>
          <Button loading={props.busy} onClick={props.onRestore}>
            Restore
          </Button>
          <Button onClick={props.onSeeChanges}>See changes</Button>
          <Button disabled={props.busy} onClick={props.onDiscard} variant="tertiary">
            Discard draft
          </Button>
        </ButtonGroup>
      </BlockStack>
    </Banner>
  );
}
