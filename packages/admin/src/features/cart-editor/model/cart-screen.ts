import type { Move } from '@cartwright/core/smart-cart/commands/move-component';
import type { Gap } from '../../../editor-kit/dnd/gap';
import { createStore, type Watched } from '../../../shared/state/store';

/** View state of the cart editor, which is never saved, previewed or undone. */
export interface CartView {
  readonly drag: Drag | null;
  /** The component whose row is to be shown, and which of its controls takes the focus. */
  readonly shown: { readonly componentId: string; readonly focus: RowControl | null } | null;
  /** The progress bar whose settings are open. */
  readonly barId: string | null;
  /** The language that texts are translated into. */
  readonly language: string | null;
  /** The component that the merchant is asked about before it is removed. */
  readonly removing: string | null;
}

/** A component in the air. */
interface Drag {
  readonly componentId: string;
  /** Where it would land; null where it would not. */
  readonly drop: Move | null;
  /** The gap of the tree where that shows; without a drop the gap that refuses it. */
  readonly gap: Gap | null;
  /** Why it would not land there; null when it would, or is at its own place. */
  readonly refusal: string | null;
}

/** The controls of a row of the tree. */
export type RowControl = 'handle' | 'link' | 'menu';

export interface CartScreen {
  readonly view: Watched<CartView>;
  readonly look: (change: Partial<CartView>) => void;
  /** What stands in the cart's preview link. */
  readonly previewKey: string;
  /** Why staff locked the cart; null while they have not. */
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
