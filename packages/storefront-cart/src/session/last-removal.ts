import { type Signal, signal } from '@preact/signals';
import { itemOf } from '../state/gifts/shopper-part';
import type { AddItem } from '../state/ports/intent';
import { findLine, type LineName, nameOf } from '../state/ports/line-name';
import type { StoreCart, StoreLine } from '../state/ports/store-cart';
import type { CartSession } from './session';

/** Removed line or bundle, which can be undone. */
export interface Removal {
  /** Title of the line with its variant, or of the bundle. */
  readonly title: string;
  /** Id of its first line (`lineIds`), the same after undoing. */
  readonly id: string;
  /** Line ids and bundle names that were below it. */
  readonly following: readonly string[];
  readonly lines: readonly RemovedLine[];
}

export interface RemovedLine {
  readonly item: AddItem;
  /** Its parent line, by name, since keys change with every response. */
  readonly parent: LineName | null;
}

/** Undoable removal; null if there is none. Set by `watchRemovals`. */
export function lastRemoval(session: Pick<CartSession, 'stateOf'>): Signal<Removal | null> {
  return session.stateOf('removed_line', () => signal<Removal | null>(null));
}

/** Item that restores a line, with its parent. */
export function removedLine(line: StoreLine, { lines }: StoreCart): RemovedLine {
  const parent = lines.find(({ key }) => key === line.parentKey);
  return { item: itemOf(line), parent: parent ? nameOf(parent) : null };
}

/** Restores the last removal in one write, with the gifts it earns. */
export function undoRemoval(session: CartSession): void {
  const removal = lastRemoval(session).peek();
  const cart = session.cartStore.view.peek()?.cart;
  if (!removal || !cart) return;
  const items = removal.lines.map(({ item: { parentKey: _old, ...item }, parent }): AddItem => {
    const key = parent && findLine(cart, parent)?.key;
    return key ? { ...item, parentKey: key } : item;
  });
  void session.dispatch({ type: 'add', items });
}
