import { cartPage } from './cart-page';
import type { PageContext } from './page';

const SECTIONS: Readonly<Record<string, (context: PageContext) => string>> = {
  'cart-icon-bubble': ({ cart }) =>
    String(cart.lines.reduce((units, { state }) => units + state.quantity, 0)),
  'main-cart': (context) => String(cartPage(context).body),
};

/**
 * One section of the theme as HTML in the wrapper that Shopify puts around it; null when the theme has no such section.
 * Source: Shopify Section Rendering API, bundled section rendering of the AJAX Cart API.
 */
export function renderSection(context: PageContext, id: string): string | null {
  const render = Object.hasOwn(SECTIONS, id) ? SECTIONS[id] : undefined;
  return render ? `<div id="shopify-section-${id}" class="shopify-section">${render(context)}</div>` : null;
}
