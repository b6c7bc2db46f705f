import { ANCHOR_NAMES, ANCHORS, type Anchor } from '@cartwright/core/smart-cart/anchor';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { type AddableType, addComponent } from '@cartwright/core/smart-cart/commands/add-component';
import { COMPONENT_TYPES } from '@cartwright/core/smart-cart/component-types';
import { placeOf } from '@cartwright/core/smart-cart/components-of';
import { COMPONENT_WORDS } from './component-words';

/** A type of component that the editor offers. */
export interface Offer {
  readonly type: AddableType;
  readonly name: string;
  readonly words: string;
  /** Why it cannot be added now; null when it can. */
  readonly refusal: string | null;
}

const TYPES = Object.keys(COMPONENT_WORDS) as AddableType[];

/** What can be added, by the anchor where it would stand. `offers` says which types the editor knows how to set up. */
export function offersByAnchor(
  document: CartDocument,
  offers: (type: AddableType) => boolean,
): { readonly anchor: Anchor; readonly name: string; readonly offers: readonly Offer[] }[] {
  const all = TYPES.filter(offers).map((type) => {
    const { name, anchor: home } = COMPONENT_TYPES[type];
    // Only asked whether it may be: the id is of a component that nobody adds.
    const tried = addComponent(document, { type, newId: () => 'tried' });
    const place = tried.ok ? placeOf(tried.document, 'tried') : null;
    const refusal = tried.ok ? null : tried.message;
    return { anchor: place?.anchor ?? home, type, name, words: COMPONENT_WORDS[type], refusal };
  });
  return ANCHORS.map((anchor) => ({
    anchor,
    name: ANCHOR_NAMES[anchor],
    offers: all.filter((offer) => offer.anchor === anchor),
  })).filter(({ offers: found }) => found.length > 0);
}
