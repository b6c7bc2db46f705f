import { newTier } from '../components/tiered-progress-bar/defaults';
import type { CartDocument } from './cart-document';
import { findByType } from './components-of';
import { newCart } from './new-cart';

/** What a new cart can begin with. The first holds where none is chosen. */
export const CART_TEMPLATES = ['standard', 'rewards', 'plain'] as const;
export type CartTemplate = (typeof CART_TEMPLATES)[number];

export const CART_TEMPLATE_NAMES: Readonly<Record<CartTemplate, string>> = {
  standard: 'Free shipping bar',
  rewards: 'Free shipping and a discount',
  plain: 'No rewards',
};

/** A new, disabled cart of a template. `newId` gives ids that are unique in the cart. */
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
