import type { Move } from '@cartwright/core/cart/commands/move-component';
import type { Gap } from '../../../../editor-kit/dnd/gap';
import { createStore, type ReadonlyStore } from '../../../../shared/state/store';

/** View state of the cart editor, which is never saved, previewed or undone. */
export interface CartView {
  readonly drag: Drag | null;
  /** Component whose row to scroll to, and which of its controls gets the focus. */
  readonly shown: { readonly componentId: string; readonly focus: RowControl | null } | null;
  /** Progress bar whose settings are open. */
  readonly barId: string | null;
  /** Target language of the translations panel. */
  readonly language: string | null;
  /** Component whose removal awaits confirmation. */
  readonly removing: string | null;
}

/** Component being dragged. */
interface Drag {
  readonly componentId: string;
  /** Drop target; null if it can't be dropped there. */
  readonly drop: Move | null;
  /** Highlighted gap of the tree; without a drop, the gap that rejects it. */
  readonly gap: Gap | null;
  /** Reason why it can't be dropped there; null if it can, or is at its own position. */
  readonly refusal: string | null;
}

/** The controls of a row of the tree. */
export type RowControl = 'handle' | 'link' | 'menu';

export interface CartScreen {
  readonly view: ReadonlyStore<CartView>;
  readonly look: (change: Partial<CartView>) => void;
  /** Key in the cart's preview link. */
  readonly previewKey: string;
  /** Staff's reason for locking the cart; null if they haven't. */
  readonly lockReason: string | null;
}

export function createCartScreen({
  previewKey,
  lockReason,
}: Pick<CartScreen, 'previewKey' | 'lockReason'>): CartScreen {
  const view = createStore<CartView>({
    drag: null,
    shown: null,
    barId: null,
    language: null,
    removing: null,
  });
  return { view, previewKey, lockReason, look: (change) => view.set({ ...view.get(), ...change }) };
}
