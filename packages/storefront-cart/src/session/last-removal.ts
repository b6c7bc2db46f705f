import { type Signal, signal } from '@preact/signals';
import { itemOf } from '../state/gifts/shopper-part';
import type { AddItem } from '../state/ports/intent';
import { findLine, type LineName, nameOf } from '../state/ports/line-name';
import type { StoreCart, StoreLine } from '../state/ports/store-cart';
import type { CartSession } from './session';

/** A line, or the lines of a bundle, that the shopper has just removed. */
export interface Removal {
  /** Of the line with its variant, or of the bundle. */
  readonly title: string;
  /** The id of its first line (`lineIds`): it has the same when it is back. */
  readonly id: string;
  /** Ids of the lines, and names of the bundles, that stood below it. */
  readonly following: readonly string[];
  readonly lines: readonly RemovedLine[];
}

export interface RemovedLine {
  readonly item: AddItem;
  /** The line that it stood under; keys change with every answer. */
  readonly parent: LineName | null;
}

/** Removal that can be undone; null for none. Set by `watchRemovals`. */
export function lastRemoval(session: Pick<CartSession, 'stateOf'>): Signal<Removal | null> {
  return session.stateOf('removed_line', () => signal<Removal | null>(null));
}

/** Item that puts a line of a cart back as it is, and where. */
export function removedLine(line: StoreLine, { lines }: StoreCart): RemovedLine {
  const parent = lines.find(({ key }) => key === line.parentKey);
  return { item: itemOf(line), parent: parent ? nameOf(parent) : null };
}

/** Puts the last removal back into the cart, in one write, with the gifts that it earns. */
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
