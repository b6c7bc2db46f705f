import { ANCHORS, type Anchor } from '../components/anchor';
import type { ComponentType } from '../components/component-types';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';

/** Position of a component: its anchor, and its index among the components there, from 0. */
export interface Place {
  readonly anchor: Anchor;
  readonly index: number;
}

/** Component with an id; undefined if there is none. */
export function findComponent(document: CartDocument, componentId: string): CartComponent | undefined {
  return document.components.find((component) => component.componentId === componentId);
}

/** First component of a type; undefined if there is none. */
export function findByType<Type extends ComponentType>(
  document: CartDocument,
  type: Type,
): CartComponent<Type> | undefined {
  return document.components.find((component): component is CartComponent<Type> => component.type === type);
}

/** Components of an anchor, in order. */
export function componentsAt(document: CartDocument, anchor: Anchor): CartComponent[] {
  return document.dragDropState[anchor].flatMap((id) => findComponent(document, id) ?? []);
}

/** Position of a component; null if it has none. */
export function placeOf(document: CartDocument, componentId: string): Place | null {
  for (const anchor of ANCHORS) {
    const index = document.dragDropState[anchor].indexOf(componentId);
    if (index >= 0) return { anchor, index };
  }
  return null;
}

/**
 * Anchors in the editor. Cross-sells are beside the cart, which a single column has no space for (spec section 2),
 * and Needs Attention is hidden while empty; an anchor with components is always listed.
 */
export function anchorsInEditor({ layout, dragDropState }: CartDocument): Anchor[] {
  return ANCHORS.filter((anchor) => {
    if (dragDropState[anchor].length > 0) return true;
    return anchor !== 'needsAttention' && (anchor !== 'crossSells' || layout !== 'single');
  });
}

/** Components that shoppers see, by anchor and in order. "Needs Attention" is only the merchant's. */
export function visibleComponents(document: CartDocument): { anchor: Anchor; component: CartComponent }[] {
  return ANCHORS.filter((anchor) => anchor !== 'needsAttention').flatMap((anchor) =>
    componentsAt(document, anchor)
      .filter(isVisible)
      .map((component) => ({ anchor, component })),
  );
}

/** Whether shoppers see a component. */
export function isVisible(component: Pick<CartComponent, 'visibilityStatus'>): boolean {
  return component.visibilityStatus !== 'hidden';
}

/** Widget ids of a cart's components, hidden ones included. */
export function widgetIdsIn({ components }: CartDocument): number[] {
  return components.flatMap((component) =>
    component.type === 'cross_sell_widget' ? (component.settings.widgetId ?? []) : [],
  );
}
