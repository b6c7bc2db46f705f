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
import { createStore, type ReadonlyStore } from '../../shared/state/store';
import { fieldKey } from './issues';
import type { Saved, SaveOutcome, SendOutcome } from './saved';
import { type UnreadableField, type UnreadableFields, withUnreadable } from './unreadable';

/** Document with its undo history, and the revision that a save names. */
export interface DocumentState<Doc, Revision> extends Omit<Saved<Doc, Revision>, 'document'> {
  readonly history: History<Doc>;
  /** Incremented when the document is reset, to reset fields' input. */
  readonly opening: number;
}

/** Text field by section id (null: the document itself) and path, as in issues. */
export interface EnteredField {
  readonly part: string | null;
  readonly path: Path;
}

/** View state of every editor: neither saved, previewed nor undone. */
export interface ViewState<Doc, Revision> {
  readonly saving: boolean;
  /** Number of rejected saves; from the first on all fields show their issues. */
  readonly refusedSaves: number;
  /**
   * `fieldKey`s of fields that show their issues: left by the merchant, or invalid when the
   * document was opened.
   */
  readonly left: ReadonlySet<string>;
  /** Issues found by the server only. Cleared by the next edit. */
  readonly serverIssues: readonly Issue[];
  /** Unparseable input, kept while its field is unmounted. */
  readonly unreadable: UnreadableFields;
  /** Last focused text field; null before the first, and after any other control of a panel. */
  readonly entered: EnteredField | null;
  /** Conflicting save by somebody else. */
  readonly conflict: Saved<Doc, Revision> | null;
}

/** Ports of an editor of one kind of document. */
export interface EditorPorts<Doc, Revision, SaveResult> {
  /** Issues that block saving. */
  readonly validate: (document: Doc) => readonly Issue[];
  /** Reason why it is read-only; null if editable. */
  readonly editRefusal: (document: Doc) => Refusal | null;
  /** Saves a document over `base`, the last known saved one. */
  readonly send: (
    document: Doc,
    base: Saved<Doc, Revision>,
  ) => Promise<SendOutcome<Doc, Revision, SaveResult>>;
  /** Milliseconds; groups consecutive edits. */
  readonly now: () => number;
  /** Whether something is being dragged: disables undo. */
  readonly isUndoBlocked: () => boolean;
  /** Whether a document still has a field that holds unparseable input. */
  readonly hasField: (document: Doc, field: UnreadableField) => boolean;
}

/** Controls that the kit's components use, for any document. */
export interface EditorControls {
  readonly document: ReadonlyStore<DocumentState<unknown, unknown>>;
  readonly view: ReadonlyStore<ViewState<unknown, unknown>>;
  /** Undoes the last step and returns it; null if there is none, or while disabled. */
  readonly undo: () => Step<unknown> | null;
  readonly redo: () => Step<unknown> | null;
  /** Resets to the last saved state, clearing the history. Disabled while saving. */
  readonly discard: () => void;
  readonly save: () => Promise<SaveOutcome<unknown>>;
  /** Whether there are unsaved changes and saving is possible. */
  readonly isSavable: () => boolean;
  /** Whether a save would be rejected, by local validation. */
  readonly isRefusable: () => boolean;
  readonly cancelConflict: () => void;
  /** Sets the focused text field; null for another control of a panel. */
  readonly enter: (field: EnteredField | null) => void;
  /** Marks a field as left, to show its issue. */
  readonly leave: (fieldKey: string) => void;
  /** Marks all issues of a section (null: the document itself) as left with its panel. */
  readonly leavePanel: (scope: string | null) => void;
  /** Sets a field's unparseable input, which blocks saving; null if it is valid. */
  readonly setUnreadable: (fieldKey: string, field: UnreadableField | null) => void;
}

/** Editor model of one document, without view. */
export interface EditorModel<Doc, Revision, SaveResult> extends EditorControls {
  readonly document: ReadonlyStore<DocumentState<Doc, Revision>>;
  readonly view: ReadonlyStore<ViewState<Doc, Revision>>;
  /** Runs a command, or returns its rejection. */
  readonly run: (command: (document: Doc) => CommandResult<Doc>) => CommandResult<Doc>;
  readonly undo: () => Step<Doc> | null;
  readonly redo: () => Step<Doc> | null;
  readonly save: () => Promise<SaveOutcome<SaveResult>>;
  /** Replaces the document (restored version, draft) as one step. */
  readonly replace: (document: Doc, label: string) => CommandResult<Doc>;
  /**
   * Applies a remote change (loaded, or assigned by the server): no undo step, nothing to save.
   * `revise` updates the revision. Both are reapplied to the response of a pending save.
   */
  readonly applyRemote: (change: (document: Doc) => Doc, revise?: (revision: Revision) => Revision) => void;
  /**
   * Resolves a conflict with a merged document: the other save becomes the saved state, and the
   * merge one step on top.
   */
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
  { validate, editRefusal, send, now, isUndoBlocked, hasField }: EditorPorts<Doc, Revision, SaveResult>,
): EditorModel<Doc, Revision, SaveResult> {
  const document = createStore(openState(opened, 0));
  const view = createStore(openView(opened.document));
  /** Remote changes during a pending save, whose response lacks them. */
  let meanwhile: readonly RemoteChange<Doc, Revision>[] = [];
  /** Document being sent, with remote changes since. */
  let sent: Doc | null = null;

  /** Issues of an opened document show from the start. */
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
    const result = editRefusal(present()) ?? command(present());
    if (result.ok) setHistory(record(document.get().history, result, now()));
    return result;
  }

  /** Undoes or redoes a step, unless the document is read-only or something is being dragged. */
  function step(
    next: Step<Doc> | undefined,
    take: (history: History<Doc>) => History<Doc>,
  ): Step<Doc> | null {
    if (!next || isUndoBlocked() || editRefusal(present())) return null;
    setHistory(take(document.get().history));
    return next;
  }

  function begin(saved: Saved<Doc, Revision>) {
    document.set(openState(saved, document.get().opening + 1));
    view.set(openView(saved.document));
  }

  /** Last known saved state. */
  function base(): Saved<Doc, Revision> {
    const { history, opening: _, ...rest } = document.get();
    return { ...rest, document: history.saved };
  }

  /** Sets the saved state, which dirty checks compare with. */
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
    // Edits during the save are newer, so they are kept.
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
      // Earlier steps would undo the other save, so the history starts from it; from the own
      // document only if the merge took nothing of it.
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
