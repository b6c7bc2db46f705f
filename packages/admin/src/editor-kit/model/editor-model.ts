import type { CommandResult, Refusal } from '@cartwright/core/editing/command';
import {
  applyRemote,
  type History,
  isUnsaved,
  markSaved,
  openHistory,
  record,
  redo,
  type Step,
  stepBack,
  stepForth,
  undo,
} from '@cartwright/core/editing/history';
import type { Issue, Path } from '@cartwright/core/editing/issue';
import { sameValue } from '@cartwright/core/editing/same-value';
import { createStore, type Watched } from '../../shared/state/store';
import { fieldKey } from './issues';
import type { Saved, SaveOutcome, SendOutcome } from './saved';
import { type UnreadableField, type UnreadableFields, withUnreadable } from './unreadable';

/** The document's way through the edit: what is saved, previewed and undone, and the revision that a save must name. */
export interface DocumentState<Doc, Revision> extends Omit<Saved<Doc, Revision>, 'document'> {
  readonly history: History<Doc>;
  /** Grows when another document is begun with, so that fields forget what was typed for the one before. */
  readonly opening: number;
}

/** A text's field by the part of the document that it is of (null: the document itself), and its path as issues name it. */
export interface EnteredField {
  readonly part: string | null;
  readonly path: Path;
}

/** View state of every editor, which is never saved, previewed or undone. */
export interface ViewState<Doc, Revision> {
  readonly saving: boolean;
  /** How often a save was refused for its fields; from the first on every field shows its issue. */
  readonly refusedSaves: number;
  /** The fields that the merchant has left, as `fieldKey`s, and those that had an issue when the document was opened: they show theirs. */
  readonly left: ReadonlySet<string>;
  /** Issues that only the server found. They last until the next edit. */
  readonly serverIssues: readonly Issue[];
  /** What was typed and cannot be read, kept while its field is closed. */
  readonly unreadable: UnreadableFields;
  /** The text that the merchant came to last; null before the first, and after any other control of a panel. */
  readonly entered: EnteredField | null;
  /** What somebody else saved since this document was read. */
  readonly conflict: Saved<Doc, Revision> | null;
}

/** Ports of an editor of one kind of document. */
export interface EditorPorts<Doc, Revision, SaveResult> {
  /** What keeps a document from being saved. */
  readonly validate: (document: Doc) => readonly Issue[];
  /** Why nobody may edit it here; null when they may. */
  readonly mayEdit: (document: Doc) => Refusal | null;
  /** Saves a document over `base`, what is saved as far as this editor knows. */
  readonly send: (
    document: Doc,
    base: Saved<Doc, Revision>,
  ) => Promise<SendOutcome<Doc, Revision, SaveResult>>;
  /** Milliseconds; tells bursts of typing apart. */
  readonly now: () => number;
  /** Whether undo and redo do nothing, as while something is dragged. */
  readonly isUndoBlocked: () => boolean;
  /** Whether a document still asks for a field in which something unreadable was typed. */
  readonly hasField: (document: Doc, field: UnreadableField) => boolean;
}

/** Controls that the kit's own components need of an editor, whatever its document. */
export interface EditorControls {
  readonly document: Watched<DocumentState<unknown, unknown>>;
  readonly view: Watched<ViewState<unknown, unknown>>;
  /** Takes the last step back; the step, or null where there is none or it is not the moment. */
  readonly undo: () => Step<unknown> | null;
  readonly redo: () => Step<unknown> | null;
  /** Back to what was last saved; that is a new beginning, not a step. Not while a save is under way. */
  readonly discard: () => void;
  readonly save: () => Promise<SaveOutcome<unknown>>;
  /** Whether there is something to save that could be sent now. */
  readonly isSavable: () => boolean;
  /** Whether a save would be refused for its fields, as far as that is known here. */
  readonly isRefusable: () => boolean;
  readonly cancelConflict: () => void;
  /** Tells that the merchant has come to a text's field; null: to another control of a panel. */
  readonly enter: (field: EnteredField | null) => void;
  /** Marks a field as left, so that it shows its issue. */
  readonly leave: (fieldKey: string) => void;
  /** Marks all that is wrong in a part of the document (null: in the document itself) as left with its panel. */
  readonly leavePanel: (scope: string | null) => void;
  /** Tells what a field holds that cannot be read; null when it can be. Until then nothing is saved. */
  readonly setUnreadable: (fieldKey: string, field: UnreadableField | null) => void;
}

/** The editor of one document, without its screen. */
export interface EditorModel<Doc, Revision, SaveResult> extends EditorControls {
  readonly document: Watched<DocumentState<Doc, Revision>>;
  readonly view: Watched<ViewState<Doc, Revision>>;
  /** Does a command, or says why it may not be done. */
  readonly run: (command: (document: Doc) => CommandResult<Doc>) => CommandResult<Doc>;
  readonly undo: () => Step<Doc> | null;
  readonly redo: () => Step<Doc> | null;
  readonly save: () => Promise<SaveOutcome<SaveResult>>;
  /** Puts another document in the place of the present one, a restored version or a draft, as one step. */
  readonly replace: (document: Doc, label: string) => CommandResult<Doc>;
  /**
   * Takes in what was not edited here, loaded or assigned by the server: it is no step, and nothing to save. `revise` is
   * what it makes of the revision. Both are asked again for what a save that is under way answers.
   */
  readonly applyRemote: (change: (document: Doc) => Doc, revise?: (revision: Revision) => Revision) => void;
  /** Ends a conflict with a merged document: theirs is what is saved from then on, the merged one is one step from it. */
  readonly resolveConflict: (merged: Doc) => void;
}

const initialView = <Doc, Revision>(): ViewState<Doc, Revision> => ({
  saving: false,
  refusedSaves: 0,
  left: new Set(),
  serverIssues: [],
  unreadable: new Map(),
  entered: null,
  conflict: null,
});

interface RemoteChange<Doc, Revision> {
  readonly change: (document: Doc) => Doc;
  readonly revise: (revision: Revision) => Revision;
}

export function createEditorModel<Doc, Revision, SaveResult>(
  opened: Saved<Doc, Revision>,
  { validate, mayEdit, send, now, isUndoBlocked, hasField }: EditorPorts<Doc, Revision, SaveResult>,
): EditorModel<Doc, Revision, SaveResult> {
  const document = createStore(openState(opened, 0));
  const view = createStore(openView(opened.document));
  /** What was adopted while a save is under way: its answer does not know of it. */
  let meanwhile: readonly RemoteChange<Doc, Revision>[] = [];
  /** What is being sent, with what was adopted since. */
  let sent: Doc | null = null;

  /** A document that comes with issues was edited before: they are shown from the start. */
  function openView(begun: Doc): ViewState<Doc, Revision> {
    const keys = validate(begun).map(({ scope, path }) => fieldKey(scope ?? null, path));
    return { ...initialView<Doc, Revision>(), left: new Set(keys) };
  }

  const patchView = (change: Partial<ViewState<Doc, Revision>>) => view.set({ ...view.get(), ...change });
  function setHistory(history: History<Doc>) {
    document.set({ ...document.get(), history });
    if (view.get().serverIssues.length > 0) patchView({ serverIssues: [] });
  }
  const present = () => document.get().history.present;

  function run(command: (document: Doc) => CommandResult<Doc>): CommandResult<Doc> {
    const result = mayEdit(present()) ?? command(present());
    if (result.ok) setHistory(record(document.get().history, result, now()));
    return result;
  }

  /** Takes a step, unless the document may not be edited or something of it is in the air. */
  function step(
    next: Step<Doc> | undefined,
    take: (history: History<Doc>) => History<Doc>,
  ): Step<Doc> | null {
    if (!next || isUndoBlocked() || mayEdit(present())) return null;
    setHistory(take(document.get().history));
    return next;
  }

  function begin(saved: Saved<Doc, Revision>) {
    document.set(openState(saved, document.get().opening + 1));
    view.set(openView(saved.document));
  }

  /** What is saved as far as is known here. */
  function base(): Saved<Doc, Revision> {
    const { history, opening: _, ...rest } = document.get();
    return { ...rest, document: history.saved };
  }

  /** From here on `saved` is what is saved; it is what "unsaved" is measured against. */
  function settleOn({ document: saved, ...rest }: Saved<Doc, Revision>, history: History<Doc>) {
    document.set({ ...rest, opening: document.get().opening, history: markSaved(history, saved) });
  }

  function withRemote(
    saved: Saved<Doc, Revision>,
    appliedRemote: readonly RemoteChange<Doc, Revision>[],
  ): Saved<Doc, Revision> {
    return {
      ...saved,
      document: appliedRemote.reduce((each, { change }) => change(each), saved.document),
      revision: appliedRemote.reduce((each, { revise }) => revise(each), saved.revision),
    };
  }

  function refuseSave(issues: readonly Issue[], serverIssues: readonly Issue[]): SaveOutcome<SaveResult> {
    patchView({ saving: false, refusedSaves: view.get().refusedSaves + 1, serverIssues });
    return { kind: 'invalid', issues };
  }

  const issuesNow = () =>
    withUnreadable(validate(present()), view.get().unreadable, (field) => hasField(present(), field));

  const isIdle = () => view.get().saving || !isUnsaved(document.get().history);

  async function save(): Promise<SaveOutcome<SaveResult>> {
    if (isIdle()) return { kind: 'idle' };
    const issues = issuesNow();
    if (issues.length > 0) return refuseSave(issues, []);
    patchView({ saving: true });
    meanwhile = [];
    sent = present();
    const outcome = await send(sent, base());
    const appliedRemote = meanwhile;
    // Edits that were made while the save was under way are newer than what was saved, so they stay.
    const untouched = present() === sent;
    sent = null;
    switch (outcome.kind) {
      case 'saved': {
        const saved = withRemote(outcome.saved, appliedRemote);
        const kept = withRemote(
          { ...outcome.saved, document: outcome.kept ?? outcome.saved.document },
          appliedRemote,
        );
        const { history } = document.get();
        settleOn(saved, untouched ? { ...history, present: kept.document } : history);
        patchView({ saving: false, refusedSaves: 0, left: new Set(), serverIssues: [] });
        return { kind: 'saved', result: outcome.result };
      }
      case 'invalid':
        return refuseSave(outcome.issues, outcome.issues);
      case 'conflict':
        patchView({ saving: false, conflict: withRemote(outcome.theirs, appliedRemote) });
        return { kind: 'conflict' };
      case 'failed':
        patchView({ saving: false });
        return outcome;
      default: {
        const unknown: never = outcome;
        return unknown;
      }
    }
  }

  return {
    document,
    view,
    run,
    replace: (next, label) => run(() => ({ ok: true, document: next, label, history: 'record' })),
    undo: () => step(stepBack(document.get().history), undo),
    redo: () => step(stepForth(document.get().history), redo),
    discard() {
      if (!view.get().saving) begin(base());
    },
    applyRemote(change, revise = (revision) => revision) {
      const { history, revision } = document.get();
      const isSent = history.present === sent;
      const next = applyRemote(history, change);
      document.set({ ...document.get(), history: next, revision: revise(revision) });
      if (isSent) sent = next.present;
      if (view.get().saving) meanwhile = [...meanwhile, { change, revise }];
      const { conflict } = view.get();
      if (conflict) patchView({ conflict: withRemote(conflict, [{ change, revise }]) });
    },
    save,
    isSavable: () => !isIdle() && issuesNow().length === 0,
    isRefusable: () => issuesNow().length > 0 || view.get().serverIssues.length > 0,
    resolveConflict(merged) {
      const { conflict } = view.get();
      if (!conflict) return;
      const change = { ok: true, document: merged, label: 'Merge changes', history: 'record' } as const;
      // The steps before it know nothing of theirs: going back to them would take out what somebody else has saved. Only
      // where nothing of mine was taken is mine to be had again.
      const before = sameValue(merged, conflict.document) ? present() : conflict.document;
      settleOn(conflict, record(openHistory(before), change, now()));
      patchView({ conflict: null, serverIssues: [] });
    },
    cancelConflict: () => patchView({ conflict: null }),
    enter(field) {
      if (field !== view.get().entered) patchView({ entered: field });
    },
    leave(key) {
      const { left } = view.get();
      if (!left.has(key)) patchView({ left: new Set(left).add(key) });
    },
    leavePanel(scope) {
      const { left } = view.get();
      const there = issuesNow().filter((issue) => (issue.scope ?? null) === scope);
      const keys = there.map(({ path }) => fieldKey(scope, path)).filter((key) => !left.has(key));
      if (keys.length > 0) patchView({ left: new Set([...left, ...keys]) });
    },
    setUnreadable(key, field) {
      const { unreadable } = view.get();
      if (!field && !unreadable.has(key)) return;
      const next = new Map(unreadable);
      if (field) next.set(key, field);
      else next.delete(key);
      patchView({ unreadable: next });
    },
  };
}

function openState<Doc, Revision>(
  { document, ...saved }: Saved<Doc, Revision>,
  opening: number,
): DocumentState<Doc, Revision> {
  return { ...saved, history: openHistory(document), opening };
}
