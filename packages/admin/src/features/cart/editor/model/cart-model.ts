import {
  adoptWidget,
  type CartEdit,
  changedWidgets,
  componentWithWidget,
  purgeWidget,
  validateCartEdit,
  widgetIssues,
} from '@cartwright/core/cart/cart-edit';
import { conflictDetails, type SavedCart, type saveCart } from '@cartwright/core/contract/carts';
import type { Publication } from '@cartwright/core/contract/publication';
import type { SavedWidget } from '@cartwright/core/contract/widgets';
import { sameValue } from '@cartwright/core/editing/same-value';
import type { Widget } from '@cartwright/core/widgets/widget';
import {
  createEditorModel,
  type DocumentState,
  type EditorModel,
  type EditorPorts,
} from '../../../../editor-kit/model/editor-model';
import type { Saved, SendOutcome } from '../../../../editor-kit/model/saved';
import type { CallResult } from '../../../../shared/api/api-client';
import type { CartToSave } from '../../../../shared/api/save-with-read-back';
import { editRefusal } from './edit-refusal';
import { hasField } from './unreadable';

/** Revisions that a save request names. */
export interface CartRevision {
  readonly cart: number;
  readonly widgets: Readonly<Record<number, number>>;
}

/** Result of a successful save. */
export interface CartSaveResult {
  /** Name of the cart that was live until this save. */
  readonly turnedOff: string | null;
  /** Null if there was nothing to publish. */
  readonly publication: Publication | null;
  readonly widgets: readonly SavedWidget[];
}

export type CartModel = EditorModel<CartEdit, CartRevision, CartSaveResult>;
type SavedEdit = Saved<CartEdit, CartRevision>;

export interface CartModelPorts
  extends Pick<EditorPorts<CartEdit, CartRevision, CartSaveResult>, 'now' | 'isUndoBlocked'> {
  readonly save: (id: string, body: CartToSave) => Promise<CallResult<typeof saveCart>>;
  /** Whether the user is staff, who may edit locked carts. */
  readonly isStaff: () => boolean;
}

/** Editor model of a cart and the widgets that it shows, without view state. */
export function createCartModel(
  { cart, revision, updatedAt }: SavedCart,
  { save, isStaff, ...ports }: CartModelPorts,
): CartModel {
  return createEditorModel<CartEdit, CartRevision, CartSaveResult>(
    { document: { cart, widgets: {} }, revision: { cart: revision, widgets: {} }, savedAt: updatedAt },
    {
      ...ports,
      validate: validateCartEdit,
      editRefusal: (edit) => editRefusal(edit.cart, { rebuyAdmin: isStaff() }),
      hasField: ({ cart: present }, field) => hasField(present, field),
      send: (edit, base) => send(save, edit, base),
    },
  );
}

/** Whether a widget was created in this editor and has never been saved. */
export function isNewWidget(
  { history, revision }: Pick<DocumentState<CartEdit, CartRevision>, 'history' | 'revision'>,
  id: number,
): boolean {
  return history.present.widgets[id] !== undefined && revision.widgets[id] === undefined;
}

/** Adds a loaded widget to the document. */
export function adoptSavedWidget(model: CartModel, { widget, revision }: SavedWidget): void {
  const { id } = widget;
  if (model.document.get().history.present.widgets[id]) return;
  model.applyRemote(
    (edit) => adoptWidget(edit, widget),
    (revisions) =>
      revisions.widgets[id] === undefined
        ? { ...revisions, widgets: { ...revisions.widgets, [id]: revision } }
        : revisions,
  );
}

/** Removes a deleted widget from the document, its revisions and the undo history. */
export function purgeDeletedWidget(model: CartModel, id: number): void {
  model.applyRemote(
    (edit) => purgeWidget(edit, id),
    ({ cart, widgets: { [id]: _, ...widgets } }) => ({ cart, widgets }),
  );
}

async function send(
  save: CartModelPorts['save'],
  edit: CartEdit,
  base: SavedEdit,
): Promise<SendOutcome<CartEdit, CartRevision, CartSaveResult>> {
  const changed = changedWidgets(edit, base.document);
  const { sendable, left } = parted(edit, changed);
  if (sendable.length === 0 && sameValue(edit.cart, base.document.cart)) {
    return {
      kind: 'saved',
      saved: base,
      kept: edit,
      result: { turnedOff: null, publication: null, widgets: [] },
    };
  }
  const result = await save(edit.cart.id, {
    cart: edit.cart,
    revision: base.revision.cart,
    widgets: sendable.map((widget) => ({ widget, revision: base.revision.widgets[widget.id] ?? 0 })),
  });
  if (result.ok) {
    const { turnedOff, publication, widgets } = result.response;
    // Widgets that were deleted meanwhile and are shown nowhere need no save.
    const gone = sendable.filter(({ id }) => widgets.every(({ widget }) => widget.id !== id));
    const known = gone.reduce((each, { id }) => purgeWidget(each, id), base.document);
    const saved = savedOver({ ...base, document: known }, result.response, widgets);
    const kept = { ...saved.document, widgets: withWidgets(saved.document.widgets, left) };
    return { kind: 'saved', saved, kept, result: { turnedOff, publication, widgets } };
  }
  if (result.code === 'invalid_document') return { kind: 'invalid', issues: result.issues };
  const conflict = result.code === 'conflict' ? conflictDetails.safeParse(result.details) : null;
  if (!conflict?.success) return { kind: 'failed', message: result.message };
  const { saved, savedBy, widgets: others } = conflict.data;
  const theirs = savedOver(base, saved, others);
  return { kind: 'conflict', theirs: { ...theirs, ...(savedBy !== null && { savedBy }) } };
}

/**
 * Splits changed widgets: invalid ones that no component shows are left out, so that they don't
 * block the save.
 */
function parted({ cart }: CartEdit, changed: readonly Widget[]) {
  const isLeft = (widget: Widget) =>
    widgetIssues(widget).length > 0 && componentWithWidget(cart, widget.id) === undefined;
  return { sendable: changed.filter((widget) => !isLeft(widget)), left: changed.filter(isLeft) };
}

/** Saved state after a save on top of `base`. */
function savedOver(base: SavedEdit, saved: SavedCart, widgets: readonly SavedWidget[]): SavedEdit {
  const instants = widgets.map(({ updatedAt }) => updatedAt).sort();
  return {
    document: {
      cart: saved.cart,
      widgets: withWidgets(
        base.document.widgets,
        widgets.map(({ widget }) => widget),
      ),
    },
    revision: {
      cart: saved.revision,
      widgets: {
        ...base.revision.widgets,
        ...Object.fromEntries(widgets.map(({ widget, revision }) => [widget.id, revision])),
      },
    },
    savedAt: saved.revision === base.revision.cart ? (instants.at(-1) ?? saved.updatedAt) : saved.updatedAt,
  };
}

function withWidgets(all: CartEdit['widgets'], more: readonly Widget[]): CartEdit['widgets'] {
  return more.length === 0
    ? all
    : { ...all, ...Object.fromEntries(more.map((widget) => [widget.id, widget])) };
}
