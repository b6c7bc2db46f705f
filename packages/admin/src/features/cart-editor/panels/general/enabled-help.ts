import type { CartStatus } from '../../../../shared/cart-status';

/** What "Enabled" does, by what is saved of the cart and what shoppers see of it. */
export function enabledHelp(
  saved: { readonly enabled: boolean; readonly isScheduled: boolean },
  status: CartStatus,
  {
    isScheduled,
    turnedOff,
  }: {
    /** As the cart is edited. */
    readonly isScheduled: boolean;
    /** The name of the cart that is on without a schedule now, if it is another one. */
    readonly turnedOff: string | null;
  },
): string {
  if (saved.isScheduled || isScheduled) return 'Shoppers see the cart during its schedule.';
  if (status === 'paused') return 'Shoppers see another cart until its schedule ends, then this one.';
  if (saved.enabled) return 'Shoppers see this cart. If you turn it off, they stop seeing it once you save.';
  if (status === 'active') return 'Shoppers see this cart because it’s your fallback cart.';
  const other = turnedOff === null ? '' : ` "${turnedOff}" is turned off.`;
  return `Shoppers see the cart once you save.${other}`;
}
