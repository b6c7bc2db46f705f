import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { SavedCart } from '@cartwright/core/contract/carts';

/** Components of a cart with a template for its subtotal. */
export function withTemplate({ cart }: SavedCart, template: string): Pick<CartDocument, 'components'> {
  const customTemplate = {
    id: 'template',
    name: 'Mine',
    template,
    componentVersion: '1.0',
    editedBy: 'Ada',
    timestamp: '2026-11-01T10:00:00Z',
  };
  return {
    components: cart.components.map((each) =>
      each.type === 'cart_subtotal' ? { ...each, customTemplate, useCustomTemplate: true } : each,
    ),
  };
}
