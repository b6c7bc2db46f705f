import { ANCHORS, type Anchor } from '../components/anchor';
import type { ComponentType } from '../components/component-types';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';

/** Where a component stands: its anchor and, counted from 0, its place among the components there. */
export interface Place {
  readonly anchor: Anchor;
  readonly index: number;
}

/** The component of an id; undefined when there is none. */
export function findComponent(document: CartDocument, componentId: string): CartComponent | undefined {
  return document.components.find((component) => component.componentId === componentId);
}

/** The first component of a type; undefined when there is none. */
export function findByType<Type extends ComponentType>(
  document: CartDocument,
  type: Type,
): CartComponent<Type> | undefined {
  return document.components.find((component): component is CartComponent<Type> => component.type === type);
}

/** The components of an anchor, in their order. */
export function componentsAt(document: CartDocument, anchor: Anchor): CartComponent[] {
  return document.dragDropState[anchor].flatMap((id) => findComponent(document, id) ?? []);
}

/** Where a component stands; null when it stands nowhere. */
export function placeOf(document: CartDocument, componentId: string): Place | null {
  for (const anchor of ANCHORS) {
    const index = document.dragDropState[anchor].indexOf(componentId);
    if (index >= 0) return { anchor, index };
  }
  return null;
}

/**
 * The anchors that a merchant sees. Cross-sells stand beside the cart, which a single column has no room for (spec
 * section 2), and nothing is said of attention while nothing needs it; but what stands somewhere can be reached.
 */
export function anchorsInEditor({ layout, dragDropState }: CartDocument): Anchor[] {
  return ANCHORS.filter((anchor) => {
    if (dragDropState[anchor].length > 0) return true;
    return anchor !== 'needsAttention' && (anchor !== 'crossSells' || layout !== 'single');
  });
}

/** The components that shoppers see, by anchor and in order. "Needs Attention" is the merchant's own list. */
export function visibleComponents(document: CartDocument): { anchor: Anchor; component: CartComponent }[] {
  return ANCHORS.filter((anchor) => anchor !== 'needsAttention').flatMap((anchor) =>
    componentsAt(document, anchor)
      .filter(isVisible)
      .map((component) => ({ anchor, component })),
  );
}

/** Whether a shopper sees it. */
export function isVisible(component: Pick<CartComponent, 'visibilityStatus'>): boolean {
  return component.visibilityStatus !== 'hidden';
}

/** The widgets of a cart's components, hidden ones too. */
export function widgetIdsIn({ components }: CartDocument): number[] {
  return components.flatMap((component) =>
    component.type === 'cross_sell_widget' ? (component.settings.widgetId ?? []) : [],
  );
}
