import type { CartDocument } from '../cart/cart-document';
import type { CartComponent } from '../cart/component';
import { findComponent } from '../cart/components-of';
import { barDisplay, volumeDisplay } from './compile-storefront-config';
import type { StorefrontCart, StorefrontComponent } from './config';

/**
 * Compiled cart with the texts of a document that differs from its own in texts only. Rewards and their titles, by
 * which checkout identifies discounts, are unchanged, as are templates and products.
 */
export function cartWithTexts<Cart extends Pick<StorefrontCart, 'components' | 'volume'>>(
  cart: Cart,
  document: CartDocument,
): Cart {
  return {
    ...cart,
    components: cart.components.map((component) => {
      const own = findComponent(document, component.id);
      return own ? withTexts(component, own) : component;
    }),
    volume: cart.volume && volumeDisplay(document.buyMoreSaveMore),
  };
}

function withTexts(compiled: StorefrontComponent, component: CartComponent): StorefrontComponent {
  if (component.type === 'tiered_progress_bar') {
    const bars = component.settings.bars.map(barDisplay);
    return compiled.type === component.type ? { ...compiled, settings: { bars } } : compiled;
  }
  // Texts of a widget or an app, which have their own source.
  if (component.type === 'cross_sell_widget' || component.type === 'smart_cart_app') return compiled;
  // Settings of the same type, which the compiler can't infer through the union.
  return { ...compiled, settings: component.settings } as StorefrontComponent;
}
