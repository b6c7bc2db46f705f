import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { type Move, moveComponent } from '@cartwright/core/cart/commands/move-component';
import { visibleComponents } from '@cartwright/core/cart/components-of';
import { ANCHORS, type Anchor } from '@cartwright/core/components/anchor';

/** Position of the drop indicator, beside a rendered component. */
export interface DropMark {
  readonly componentId: string;
  readonly side: 'before' | 'after';
}

/** Drawer sections and their anchors; with two columns cross-sells have their own. */
const partsOf = ({ layout }: CartDocument): readonly (readonly Anchor[])[] =>
  layout === 'single'
    ? [['header'], ['goalBox', 'body', 'crossSells'], ['footer']]
    : [['header'], ['goalBox', 'body'], ['crossSells'], ['footer']];

/**
 * Component beside which a dragged one would be rendered, and the side; null if it wouldn't be, or if that section is
 * empty.
 */
export function dropMark(document: CartDocument, drop: Move | null): DropMark | null {
  const moved = drop && moveComponent(document, drop);
  const part = partsOf(document).find((anchors) => drop && anchors.includes(drop.anchor));
  if (!drop || !moved?.ok || !part) return null;
  const { dragDropState } = moved.document;
  const order = ANCHORS.filter((anchor) => part.includes(anchor)).flatMap((anchor) => dragDropState[anchor]);
  const visible = new Set(visibleComponents(document).map(({ component }) => component.componentId));
  const at = order.indexOf(drop.componentId);
  const isDrawn = (id: string) => visible.has(id);
  const next = order.slice(at + 1).find(isDrawn);
  if (next !== undefined) return { componentId: next, side: 'before' };
  const last = order.slice(0, at).findLast(isDrawn);
  return last === undefined ? null : { componentId: last, side: 'after' };
}
