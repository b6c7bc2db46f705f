import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { type AddableType, addComponent, isAddable } from '@cartwright/core/cart/commands/add-component';
import { placeOf } from '@cartwright/core/cart/components-of';
import { ANCHOR_NAMES, ANCHORS, type Anchor } from '@cartwright/core/components/anchor';
import { COMPONENT_TYPES, isComponentType } from '@cartwright/core/components/component-types';

/** Component type that can be added. */
export interface Offer {
  readonly type: AddableType;
  readonly name: string;
  readonly description: string;
  /** Reason why it can't be added now; null if it can. */
  readonly refusal: string | null;
}

const TYPES = Object.keys(COMPONENT_TYPES).filter(isComponentType).filter(isAddable);

/** Addable component types by their default anchor. */
export function offersByAnchor(
  document: CartDocument,
): { readonly anchor: Anchor; readonly name: string; readonly offers: readonly Offer[] }[] {
  const all = TYPES.map((type) => {
    const { name, description, anchor: home } = COMPONENT_TYPES[type];
    // Dry run for position and rejection; the id is discarded.
    const tried = addComponent(document, { type, newId: () => 'tried' });
    const place = tried.ok ? placeOf(tried.document, 'tried') : null;
    const refusal = tried.ok ? null : tried.message;
    return { anchor: place?.anchor ?? home, type, name, description, refusal };
  });
  return ANCHORS.map((anchor) => ({
    anchor,
    name: ANCHOR_NAMES[anchor],
    offers: all.filter((offer) => offer.anchor === anchor),
  })).filter(({ offers: found }) => found.length > 0);
}
