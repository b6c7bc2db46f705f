import type { CartDocument } from '../cart/cart-document';
import type { Bar } from '../components/tiered-progress-bar/schema';

/** Cart with other bars in its tiered progress bar. */
export function withBars(cart: CartDocument, change: (bars: readonly Bar[]) => readonly Bar[]): CartDocument {
  return {
    ...cart,
    components: cart.components.map((component) =>
      component.type === 'tiered_progress_bar'
        ? { ...component, settings: { bars: [...change(component.settings.bars)] } }
        : component,
    ),
  };
}
