import { conflictDetails, type SavedCart, type saveCart } from '@cartwright/core/contract/carts';
import type { Publication } from '@cartwright/core/contract/publication';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { CommandResult } from '@cartwright/core/smart-cart/commands/command';
import type { Move } from '@cartwright/core/smart-cart/commands/move-component';
import {
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
} from '@cartwright/core/smart-cart/history';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import type { Place } from '@cartwright/core/smart-cart/place';
import { validateCart } from '@cartwright/core/smart-cart/validate-cart';
import type { CallResult } from '../../../shared/api-client';
import { createStore, type Store } from '../../../shared/store';
import { fieldKey } from './issues';
import { mayEdit } from './may-edit';
import { type UnreadableField, type UnreadableFields, unreadableIssues } from './unreadable';

/** The document's way through the edit: what is saved, previewed and undone, and the revision that a save must name. */
export interface DocumentState {
  readonly history: History;
  readonly revision: number;
  /** Grows when another document is begun with, so that fields forget what was typed for the one before. */
  readonly opening: number;
}

/** What is on the screen and never saved, previewed or undone. */
export interface ViewState {
  readonly saving: boolean;
  /** How often a save was refused for its fields; from the first on every field shows its issue. */
  readonly refusedSaves: number;
  /** The fields that the merchant has left, as `fieldKey`s, and those that had an issue when the cart was opened: they show theirs. */
  readonly left: ReadonlySet<string>;
  /** Issues that only the server found. They last until the next edit. */
  readonly serverIssues: readonly Issue[];
  /** What was typed and cannot be read, kept while its field is closed. */
  readonly unreadable: UnreadableFields;
  /** What somebody else saved since this cart was read. */
  readonly conflict: SavedCart | null;
  readonly drag: Drag | null;
  /** The component whose row is to be shown, and which of its controls takes the focus. */
  readonly shown: { readonly componentId: string; readonly focus: RowControl | null } | null;
  /** The component that the merchant is asked about before it is removed. */
  readonly removing: string | null;
}

/** A component in the air. */
interface Drag {
  readonly componentId: string;
  /** Where it would land; null where it would not. */
  readonly drop: Move | null;
  /** The gap of the tree where that shows; without a drop the gap that refuses it. */
  readonly gap: Place | null;
  /** Why it would not land there; null when it would, or is at its own place. */
  readonly refusal: string | null;
}

/** The controls of a row of the tree. */
export type RowControl = 'handle' | 'link' | 'menu';

export type SaveOutcome =
  /** `turnedOff` is the name of the cart that was live before this one. */
  | { readonly kind: 'saved'; readonly turnedOff: string | null; readonly publication: Publication }
  | { readonly kind: 'idle' }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly message: string };

export interface EditorPorts {
  readonly send: (
    id: string,
    body: { readonly cart: CartDocument; readonly revision: number },
  ) => Promise<CallResult<typeof saveCart>>;
  /** Milliseconds; tells bursts of typing apart. */
  readonly now: () => number;
  /** Whether staff edits, who may edit locked carts. */
  readonly isStaff: () => boolean;
}

/** The editor of one cart, without its screen. */
export interface EditorModel {
  readonly document: Store<DocumentState>;
  readonly view: Store<ViewState>;
  /** What stands in the cart's preview link. */
  readonly previewKey: string;
  /** Does a command, or says why it may not be done. */
  readonly run: (command: (document: CartDocument) => CommandResult) => CommandResult;
  /** Takes the last step back; the step, or null where there is none or it is not the moment. */
  readonly undo: () => Step | null;
  readonly redo: () => Step | null;
  /** Back to what was last saved; that is a new beginning, not a step. Not while a save is under way. */
  readonly discard: () => void;
  readonly save: () => Promise<SaveOutcome>;
  /** Whether a save would be refused for its fields, as far as that is known here. */
  readonly isRefusable: () => boolean;
  /** Ends a conflict with this editor's version: the next save overwrites the other. */
  readonly keepMine: () => Promise<SaveOutcome>;
  /** Ends a conflict with the other version; this editor's edits are lost. */
  readonly loadTheirs: () => void;
  readonly cancelConflict: () => void;
  /** Changes what is on the screen of the tree, and says that a save is under way before the cart's own. */
  readonly look: (change: Partial<Pick<ViewState, 'drag' | 'shown' | 'removing' | 'saving'>>) => void;
  /** Marks a field as left, so that it shows its issue. */
  readonly leave: (fieldKey: string) => void;
  /** Marks all that is wrong in the panel of a component (null: in those of the cart itself) as left with it. */
  readonly leavePanel: (componentId: string | null) => void;
  /** Tells what a field holds that cannot be read; null when it can be. Until then nothing is saved. */
  readonly setUnreadable: (fieldKey: string, field: UnreadableField | null) => void;
}

const CALM: ViewState = {
  saving: false,
  refusedSaves: 0,
  left: new Set(),
  serverIssues: [],
  unreadable: new Map(),
  conflict: null,
  drag: null,
  shown: null,
  removing: null,
};

/** A cart that comes with issues was edited before: they are shown from the start. */
function openView(cart: CartDocument): ViewState {
  const keys = validateCart(cart).map(({ componentId, path }) => fieldKey(componentId ?? null, path));
  return { ...CALM, left: new Set(keys) };
}

export function createEditorModel(saved: SavedCart, { send, now, isStaff }: EditorPorts): EditorModel {
  const document = createStore<DocumentState>({
    history: openHistory(saved.cart),
    revision: saved.revision,
    opening: 0,
  });
  const view = createStore<ViewState>(openView(saved.cart));

  const look = (change: Partial<ViewState>) => view.set({ ...view.get(), ...change });
  function put(history: History) {
    document.set({ ...document.get(), history });
    if (view.get().serverIssues.length > 0) look({ serverIssues: [] });
  }
  const present = () => document.get().history.present;
  const locked = () => mayEdit(present(), { rebuyAdmin: isStaff() });

  /** Takes a step, unless the cart is locked or a component is in the air. */
  function step(next: Step | undefined, take: (history: History) => History): Step | null {
    if (!next || view.get().drag || locked()) return null;
    put(take(document.get().history));
    return next;
  }

  function begin(cart: CartDocument, revision: number) {
    document.set({ history: openHistory(cart), revision, opening: document.get().opening + 1 });
    view.set(openView(cart));
  }

  /** Edits that were made while the save was under way are newer than what was saved, so they stay. */
  function settle(sent: CartDocument, answer: SavedCart) {
    const { history } = document.get();
    const untouched = history.present === sent;
    const current = untouched ? { ...history, present: answer.cart } : history;
    document.set({
      ...document.get(),
      history: markSaved(current, answer.cart),
      revision: answer.revision,
    });
    look({ saving: false, refusedSaves: 0, left: new Set(), serverIssues: [] });
  }

  function refuseSave(issues: readonly Issue[], serverIssues: readonly Issue[]): SaveOutcome {
    look({ saving: false, refusedSaves: view.get().refusedSaves + 1, serverIssues });
    return { kind: 'invalid', issues };
  }

  const issuesNow = () => [...validateCart(present()), ...unreadableIssues(view.get().unreadable, present())];

  async function save(): Promise<SaveOutcome> {
    if (view.get().saving || !isUnsaved(document.get().history)) return { kind: 'idle' };
    const cart = present();
    const issues = issuesNow();
    if (issues.length > 0) return refuseSave(issues, []);
    look({ saving: true });
    const result = await send(cart.id, { cart, revision: document.get().revision });
    if (result.ok) {
      settle(cart, result.answer);
      const { turnedOff, publication } = result.answer;
      return { kind: 'saved', turnedOff, publication };
    }
    if (result.code === 'invalid_cart') return refuseSave(result.issues, result.issues);
    const conflict = result.code === 'conflict' ? conflictDetails.safeParse(result.details) : null;
    if (conflict?.success) {
      look({ saving: false, conflict: conflict.data.saved });
      return { kind: 'conflict' };
    }
    look({ saving: false });
    return { kind: 'failed', message: result.message };
  }

  return {
    document,
    view,
    previewKey: saved.previewKey,
    run(command) {
      const result = locked() ?? command(present());
      if (result.ok) put(record(document.get().history, result, now()));
      return result;
    },
    undo: () => step(stepBack(document.get().history), undo),
    redo: () => step(stepForth(document.get().history), redo),
    discard() {
      if (view.get().saving) return;
      const { history, revision } = document.get();
      begin(history.saved, revision);
    },
    save,
    isRefusable: () => issuesNow().length > 0 || view.get().serverIssues.length > 0,
    keepMine() {
      const { conflict } = view.get();
      if (!conflict) return Promise.resolve({ kind: 'idle' });
      const { history } = document.get();
      // What the other saved is what "unsaved" is measured against from here on.
      document.set({
        ...document.get(),
        history: markSaved(history, conflict.cart),
        revision: conflict.revision,
      });
      look({ conflict: null });
      return save();
    },
    loadTheirs() {
      const { conflict } = view.get();
      if (conflict) begin(conflict.cart, conflict.revision);
    },
    cancelConflict: () => look({ conflict: null }),
    look,
    leave(key) {
      const { left } = view.get();
      if (!left.has(key)) look({ left: new Set(left).add(key) });
    },
    leavePanel(componentId) {
      const { left } = view.get();
      const there = issuesNow().filter((issue) => (issue.componentId ?? null) === componentId);
      const keys = there.map(({ path }) => fieldKey(componentId, path)).filter((key) => !left.has(key));
      if (keys.length > 0) look({ left: new Set([...left, ...keys]) });
    },
    setUnreadable(key, field) {
      const { unreadable } = view.get();
      if (!field && !unreadable.has(key)) return;
      const next = new Map(unreadable);
      if (field) next.set(key, field);
      else next.delete(key);
      look({ unreadable: next });
    },
  };
}
