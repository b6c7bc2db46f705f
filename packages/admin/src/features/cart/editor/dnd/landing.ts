import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { moveComponent } from '@cartwright/core/cart/commands/move-component';
import { resolveDrop } from '@cartwright/core/cart/commands/resolve-drop';
import { type Place, placeOf } from '@cartwright/core/cart/components-of';
import { ANCHOR_NAMES } from '@cartwright/core/components/anchor';
import type { Landing } from '../../../../editor-kit/dnd/use-list-drag';
import { placeText } from '../model/place-text';

/**
 * Result of dropping a component at a gap of the tree. In the header it can end up at another
 * position than its gap.
 */
export function landingAt(document: CartDocument, componentId: string, gap: Place | null): Landing<Place> {
  const move = resolveDrop(document, componentId, gap);
  if (!move) return { kind: 'stays', message: `${placeText(document, componentId)}.` };
  const result = moveComponent(document, move);
  if (!result.ok)
    return { kind: 'refused', message: `Not in ${ANCHOR_NAMES[move.anchor]}. ${result.message}` };
  const { anchor, index } = placeOf(result.document, componentId) ?? move;
  return {
    kind: 'lands',
    message: `${placeText(result.document, componentId)}.`,
    place: { anchor, index },
  };
}
