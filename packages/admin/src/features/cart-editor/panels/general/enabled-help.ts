import type { CartStatus } from '../../../../shared/cart-status';

/** What "Enabled" does, by what is saved of the cart and what shoppers see of it. */
export function enabledHelp(
  saved: { readonly enabled: boolean; readonly isScheduled: boolean },
  status: CartStatus,
): string {
  if (saved.isScheduled) return 'Shoppers see the cart during its schedule.';
  if (status === 'paused') return 'Shoppers see another cart until its schedule ends, then this one.';
  if (saved.enabled) return 'Shoppers see this cart. Turned off, they no longer do once you save.';
  if (status === 'active') return 'Shoppers see this cart because it is your fallback cart.';
  return 'Shoppers see the cart once you save. The cart that is live now is turned off.';
}
