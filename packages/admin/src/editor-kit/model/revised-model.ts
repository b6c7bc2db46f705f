import type { Issue } from '@cartwright/core/editing/issue';
import { type ApiFailure, isUncertain } from '../../shared/api-failure';
import { dismissToast, toastLoading } from '../../shared/toasts';
import { createEditorModel, type EditorModel } from './editor-model';
import type { Saved, SendOutcome } from './saved';

/** Editors of documents that are saved whole, at a revision. `Told` is what the server says of a saved one. */
export type RevisedModel<Doc, Told> = EditorModel<Doc, number, Told>;

export interface RevisedPorts<Doc, Told> {
  readonly validate: (document: Doc) => readonly Issue[];
  /** Saves a document over `base`, what is saved as far as its editor knows. */
  readonly save: (document: Doc, revision: number, base: Doc) => Promise<Told | ApiFailure>;
  /** What is saved, when a save was refused because somebody else has saved meanwhile. */
  readonly conflictIn: (details: unknown) => Told | undefined;
  /** What is saved now; null where that can't be read. */
  readonly read: (document: Doc) => Promise<Told | null>;
  readonly savedOf: (told: Told) => Saved<Doc, number>;
  /** Whether what is saved is a document as it was sent. */
  readonly isSent: (told: Told, document: Doc) => boolean;
  /** What is told of a save that failed. */
  readonly failed: (failure: ApiFailure) => string;
  /** Milliseconds; tells bursts of typing apart. */
  readonly now: () => number;
}

/** Such an editor, without its screen. A save under way is told as the specification has it: “Saving...”. */
export function createRevisedModel<Doc, Told extends object>(
  opened: Told,
  ports: RevisedPorts<Doc, Told>,
): RevisedModel<Doc, Told> {
  return createEditorModel<Doc, number, Told>(ports.savedOf(opened), {
    now: ports.now,
    validate: ports.validate,
    // Nothing of it is locked or dragged, and no field keeps what cannot be read.
    mayEdit: () => null,
    isHeld: () => false,
    asksFor: () => false,
    async send(document, base) {
      const saving = toastLoading('Saving...');
      try {
        return await send(document, base, ports);
      } finally {
        dismissToast(saving);
      }
    },
  });
}

/** Where the answer leaves open whether it was saved, what is saved is read before anything is told. */
async function send<Doc, Told extends object>(
  document: Doc,
  base: Saved<Doc, number>,
  { save, conflictIn, read, savedOf, isSent, failed }: RevisedPorts<Doc, Told>,
): Promise<SendOutcome<Doc, number, Told>> {
  const savedAs = (told: Told) => ({ kind: 'saved', saved: savedOf(told), told }) as const;
  const result = await save(document, base.revision, base.document);
  if (!isFailure(result)) return savedAs(result);
  if (result.code === 'invalid_cart') return { kind: 'invalid', issues: result.issues };
  const theirs = result.code === 'conflict' ? conflictIn(result.details) : undefined;
  // A conflict with what was sent is a save whose answer was lost.
  if (theirs)
    return isSent(theirs, document) ? savedAs(theirs) : { kind: 'conflict', theirs: savedOf(theirs) };
  const found = isUncertain(result) ? await read(document) : null;
  return found && isSent(found, document) ? savedAs(found) : { kind: 'failed', message: failed(result) };
}

function isFailure(result: object): result is ApiFailure {
  return 'ok' in result && result.ok === false;
}
