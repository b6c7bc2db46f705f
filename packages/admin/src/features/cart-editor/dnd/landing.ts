import { ANCHOR_NAMES } from '@cartwright/core/smart-cart/anchor';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { type Move, moveComponent } from '@cartwright/core/smart-cart/commands/move-component';
import { resolveDrop } from '@cartwright/core/smart-cart/commands/resolve-drop';
import { placeOf } from '@cartwright/core/smart-cart/components-of';
import type { Place } from '@cartwright/core/smart-cart/place';
import { placeText } from '../model/place-text';

/** What comes of letting a component go at a gap of the tree. `words` say it in sentences. */
type Landing =
  | { readonly kind: 'stays'; readonly words: string }
  | { readonly kind: 'refused'; readonly words: string }
  | {
      readonly kind: 'lands';
      readonly words: string;
      /** Where it will stand, which in the header need not be where it was let go. */
      readonly move: Move;
    };

export function landingAt(document: CartDocument, componentId: string, gap: Place | null): Landing {
  const move = resolveDrop(document, componentId, gap);
  if (!move) return { kind: 'stays', words: `${placeText(document, componentId)}.` };
  const result = moveComponent(document, move);
  if (!result.ok) return { kind: 'refused', words: `Not in ${ANCHOR_NAMES[move.anchor]}. ${result.message}` };
  const place = placeOf(result.document, componentId) ?? move;
  return {
    kind: 'lands',
    words: `${placeText(result.document, componentId)}.`,
    move: { componentId, ...place },
  };
}
