import { COMPONENT_TYPES, type ComponentType } from '../../components/component-types';
import { refuse } from '../../editing/command';
import type { CartDocument } from '../cart-document';
import { findByType } from '../components-of';
import { newComponent } from '../new-cart';
import { arranged, refuseWhenFull, standsOnce, whyNotAt } from '../placement';
import type { CommandResult } from './command';

/** Types that can be added by themselves. A smart cart app comes with its app. */
export type AddableType = Exclude<ComponentType, 'smart_cart_app'>;

export const isAddable = (type: ComponentType): type is AddableType => type !== 'smart_cart_app';

/**
 * Adds a component with the defaults of its type, at the anchor of its type. A discount code goes first in the
 * footer, the header keeps its order, others come last. `newId` returns ids that are unique in the cart; the
 * change names the new component.
 */
export function addComponent(
  document: CartDocument,
  { type, newId }: { type: AddableType; newId: () => string },
): CommandResult {
  const { name, anchor: home } = COMPONENT_TYPES[type];
  if (standsOnce(type) && findByType(document, type)) {
    return refuse('type_once', `${name} is already in this cart.`, ['components']);
  }
  const full = refuseWhenFull(document);
  if (full) return full;
  const component = newComponent(type, newId);
  const { componentId } = component;
  // Without a column of their own, cross-sells are below the items.
  const anchor = whyNotAt(document, component, home) ? 'body' : home;
  const there = document.dragDropState[anchor];
  const grown = { ...document, components: [...document.components, component] };
  const ids = type === 'discount_code' ? [componentId, ...there] : [...there, componentId];
  return {
    ok: true,
    document: {
      ...grown,
      dragDropState: { ...document.dragDropState, [anchor]: arranged(grown, anchor, ids) },
    },
    label: `Add ${name}`,
    history: 'record',
    scope: componentId,
  };
}
