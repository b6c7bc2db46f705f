import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CartComponent } from '@cartwright/core/cart/component';
import { newComponent } from '@cartwright/core/cart/new-cart';
import type { ComponentType } from '@cartwright/core/components/component-types';
import { COMPONENT_TYPES } from '@cartwright/core/components/component-types';

/**
 * The cart with one more component of a type, at the end of its place, with settings of its own over the defaults. Its
 * id is the type with a number.
 */
export function withComponent<Type extends ComponentType>(
  type: Type,
  settings: Partial<CartComponent<Type>['settings']> = {},
): (cart: CartDocument) => CartDocument {
  return (cart) => {
    let made = cart.components.length;
    const fresh = newComponent(type, () => `${type}-${made++}`);
    const added = { ...fresh, settings: { ...fresh.settings, ...settings } } as CartComponent;
    const { anchor } = COMPONENT_TYPES[type];
    return {
      ...cart,
      components: [...cart.components, added],
      dragDropState: {
        ...cart.dragDropState,
        [anchor]: [...cart.dragDropState[anchor], added.componentId],
      },
    };
  };
}
