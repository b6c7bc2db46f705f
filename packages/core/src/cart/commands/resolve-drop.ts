import type { CartDocument } from '../cart-document';
import { type Place, placeOf } from '../components-of';
import type { Move } from './move-component';

/**
 * Move of a drop; null for none. `gap` is the drop position in the displayed list, which includes the dragged
 * component: before the component at `index`, or at the end. Both gaps around the dragged component are its own
 * position. `moveComponent` decides whether the move is allowed.
 */
export function resolveDrop(document: CartDocument, componentId: string, gap: Place | null): Move | null {
  const from = placeOf(document, componentId);
  if (!gap || !from) return null;
  const below = gap.anchor === from.anchor && gap.index > from.index;
  const index = below ? gap.index - 1 : gap.index;
  if (gap.anchor === from.anchor && index === from.index) return null;
  return { componentId, anchor: gap.anchor, index };
}

/** Gap of a position in the displayed list: the inverse of `resolveDrop`. */
export function gapOf(document: CartDocument, componentId: string, place: Place): Place {
  const from = placeOf(document, componentId);
  const below = from?.anchor === place.anchor && place.index > from.index;
  return below ? { ...place, index: place.index + 1 } : place;
}
