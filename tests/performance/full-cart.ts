import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CartComponent } from '@cartwright/core/cart/component';
import { newComponent } from '@cartwright/core/cart/new-cart';
import { newBar, newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Shop } from '../e2e/shop';

const COMPONENTS = 30;
const BARS = 3;
const TIERS = 4;

const FILLERS = ['cart_subtotal', 'notes', 'discount_code', 'cart_share'] as const;

/** The name of one of the components that stand in the footer. */
export const IN_FOOTER = 'Notes 2';

/** Content of the full cart, for the titles of tables. */
export const FULL_CART = `${COMPONENTS} components, ${BARS} bars of ${TIERS} tiers`;

/** Gives the demo cart as many components, bars and tiers as a merchant with much to say has. */
export async function fillDemoCart(shop: Shop): Promise<void> {
  await shop.saveDemoCart(withMuchInIt);
}

function withMuchInIt(cart: CartDocument): CartDocument {
  let last = 0;
  const newId = () => `bench-${++last}`;
  const bars = Array.from({ length: BARS }, (_, bar) => ({
    ...newBar(newId(), newId()),
    name: `Bar ${bar + 1}`,
    geolocationEnabled: bar > 0,
    countryCodes: bar === 0 ? [] : [['DE', 'GB'][bar - 1] ?? 'FR'],
    tiers: Array.from({ length: TIERS }, (_, tier) => ({
      ...newTier(newId(), tier === 0 ? ('shipping' as const) : ('decorative' as const)),
      minimum: 50 * (tier + 1),
    })),
  }));
  const own = cart.components.map((component) =>
    component.type === 'tiered_progress_bar'
      ? { ...component, settings: { ...component.settings, bars } }
      : component,
  );
  const more = Array.from({ length: COMPONENTS - own.length }, (_, index): CartComponent => {
    const component = newComponent(FILLERS[index % FILLERS.length] ?? 'notes', newId);
    return { ...component, title: `${component.title} ${index + 1}` };
  });
  const footer = [...more.map(({ componentId }) => componentId), ...cart.dragDropState.footer];
  return { ...cart, components: [...own, ...more], dragDropState: { ...cart.dragDropState, footer } };
}
