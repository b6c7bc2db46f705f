import { ANCHOR_NAMES, ANCHORS, type Anchor } from '@cartwright/core/components/anchor';
import { COMPONENT_TYPES, isComponentType } from '@cartwright/core/components/component-types';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import {
  type AddableType,
  addComponent,
  isAddable,
} from '@cartwright/core/smart-cart/commands/add-component';
import { placeOf } from '@cartwright/core/smart-cart/components-of';

/** A type of component that the editor offers. */
export interface Offer {
  readonly type: AddableType;
  readonly name: string;
  readonly description: string;
  /** Why it cannot be added now; null when it can. */
  readonly refusal: string | null;
}

const TYPES = Object.keys(COMPONENT_TYPES).filter(isComponentType).filter(isAddable);

/** Components that can be added, by the anchor where they would stand. */
export function offersByAnchor(
  document: CartDocument,
): { readonly anchor: Anchor; readonly name: string; readonly offers: readonly Offer[] }[] {
  const all = TYPES.map((type) => {
    const { name, description, anchor: home } = COMPONENT_TYPES[type];
    // Only asked whether it may be: the id is of a component that nobody adds.
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
