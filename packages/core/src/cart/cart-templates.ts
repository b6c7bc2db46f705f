import { newTier } from '../components/tiered-progress-bar/defaults';
import type { CartDocument } from './cart-document';
import type { CartTemplate } from './cart-template-names';
import { findByType } from './components-of';
import { newCart } from './new-cart';

/** New, disabled cart from a template. `newId` returns ids that are unique in the cart. */
export function cartFromTemplate(
  template: CartTemplate,
  id: string,
  name: string,
  newId: () => string,
): CartDocument {
  const cart = newCart(id, name, newId);
  const bar = findByType(cart, 'tiered_progress_bar');
  if (!bar || template === 'standard') return cart;
  if (template === 'plain') {
    const isOther = (componentId: string) => componentId !== bar.componentId;
    return {
      ...cart,
      components: cart.components.filter(({ componentId }) => isOther(componentId)),
      dragDropState: { ...cart.dragDropState, goalBox: cart.dragDropState.goalBox.filter(isOther) },
    };
  }
  const bars = bar.settings.bars.map((each) => ({
    ...each,
    tiers: [newTier(newId(), 'shipping'), newTier(newId(), 'discount')],
  }));
  return {
    ...cart,
    components: cart.components.map((each) => (each === bar ? { ...bar, settings: { bars } } : each)),
  };
}
