import type { Anchor } from '../components/anchor';
import type { ComponentType } from '../components/component-types';
import { type Refusal, refuse } from '../editing/command';
import { LIST_LIMITS } from '../texts/limits';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';
import { findComponent } from './components-of';

type Places = CartDocument['dragDropState'];

/** Components that begin the header, in this order, and may only be there. */
const HEADER_ORDER: readonly ComponentType[] = ['title_bar', 'cart_share', 'login'];

/** Types that a cart may have several components of. */
const SEVERAL: readonly ComponentType[] = ['cross_sell_widget', 'custom_code_block', 'smart_cart_app'];

export function standsOnce(type: ComponentType): boolean {
  return !SEVERAL.includes(type);
}

/** Refusal to place a component at an anchor; null if it is allowed. */
export function whyNotAt(
  { layout }: Pick<CartDocument, 'layout'>,
  component: Pick<CartComponent, 'type' | 'title' | 'visibilityStatus'>,
  anchor: Anchor,
): Refusal | null {
  const { type, title, visibilityStatus } = component;
  const no = (message: string) => refuse('anchor', message, ['dragDropState', anchor]);
  if (type === 'cart_items' && anchor !== 'body') return no(`${title} stays in the body.`);
  if (anchor === 'needsAttention') {
    return visibilityStatus === 'always_visible'
      ? no(`${title} is always visible, and shoppers don’t see what’s in Needs Attention.`)
      : null;
  }
  if (HEADER_ORDER.includes(type) && anchor !== 'header') return no(`${title} stays in the header.`);
  if (anchor === 'crossSells' && layout === 'single') {
    return no('Cross-Sells needs a two-column layout.');
  }
  return null;
}

/** Components of an anchor in their allowed order. */
export function arranged(document: CartDocument, anchor: Anchor, ids: readonly string[]): string[] {
  if (anchor !== 'header') return [...ids];
  const rank = (id: string) => {
    const type = findComponent(document, id)?.type;
    const fixed = type === undefined ? -1 : HEADER_ORDER.indexOf(type);
    return fixed < 0 ? HEADER_ORDER.length : fixed;
  };
  return ids.toSorted((a, b) => rank(a) - rank(b));
}

/** Positions of all components but one. */
export function takenOut(places: Places, componentId: string): Places {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== componentId);
  return {
    header: without(places.header),
    goalBox: without(places.goalBox),
    body: without(places.body),
    crossSells: without(places.crossSells),
    footer: without(places.footer),
    needsAttention: without(places.needsAttention),
  };
}

/** Refusal to add another component; null below the limit. */
export function refuseWhenFull({ components }: CartDocument): Refusal | null {
  const limit = LIST_LIMITS.components;
  if (components.length < limit) return null;
  const message = `A cart can have at most ${limit} components. Remove one to add another.`;
  return refuse('components_too_many', message, ['components']);
}
