import { refuse } from '../../editing/command';
import type { CartDocument } from '../cart-document';
import { anchorsInEditor, findComponent, type Place, placeOf } from '../components-of';
import { arranged, takenOut, whyNotAt } from '../placement';
import { type CommandResult, refuseMissing } from './command';

export interface Move extends Place {
  readonly componentId: string;
}

/**
 * Moves a component to a position; `index` counts the other components there, and beyond the last means the end.
 * In the header it takes the nearest allowed position; a move without effect is refused.
 */
export function moveComponent(document: CartDocument, { componentId, anchor, index }: Move): CommandResult {
  const component = findComponent(document, componentId);
  if (!component) return refuseMissing();
  const refused = whyNotAt(document, component, anchor);
  if (refused) return refused;
  const from = placeOf(document, componentId);
  const places = takenOut(document.dragDropState, componentId);
  const ids = arranged(document, anchor, places[anchor].toSpliced(index, 0, componentId));
  const stays = from?.anchor === anchor && from.index === ids.indexOf(componentId);
  if (stays && from.index !== Math.min(index, ids.length - 1)) {
    return refuse('header_order', 'The header begins with Title Bar, Cart Share and Login, in this order.', [
      'dragDropState',
      anchor,
    ]);
  }
  return {
    ok: true,
    document: { ...document, dragDropState: { ...places, [anchor]: ids } },
    label: `Move ${component.title}`,
    history: 'record',
    scope: componentId,
  };
}

/**
 * Positions that a merchant may move a component to, from top to bottom, its own included: the steps of a drag by
 * keyboard.
 */
export function placesFor(document: CartDocument, componentId: string): Place[] {
  return anchorsInEditor(document).flatMap((anchor) => {
    const others = document.dragDropState[anchor].filter((id) => id !== componentId);
    return Array.from({ length: others.length + 1 }, (_, index) => ({ anchor, index })).filter((place) => {
      const moved = moveComponent(document, { componentId, ...place });
      return moved.ok && samePlace(placeOf(moved.document, componentId), place);
    });
  });
}

/** Moves a component to the next allowed position above (-1) or below (1), in the next anchor if need be. */
export function stepComponent(
  document: CartDocument,
  { componentId, by }: { componentId: string; by: -1 | 1 },
): CommandResult {
  const component = findComponent(document, componentId);
  if (!component) return refuseMissing();
  const places = placesFor(document, componentId);
  const here = placeOf(document, componentId);
  const at = places.findIndex((place) => samePlace(place, here));
  const next = places[at + by];
  if (next) return moveComponent(document, { componentId, ...next });
  if (places.length <= 1) {
    return refuse('no_other_place', `${component.title} can’t be moved.`, ['dragDropState']);
  }
  const further = by < 0 ? 'higher' : 'lower';
  return refuse('at_the_end', `${component.title} can’t move any ${further}.`, ['dragDropState']);
}

export function samePlace(a: Place | null, b: Place | null): boolean {
  return a?.anchor === b?.anchor && a?.index === b?.index;
}
