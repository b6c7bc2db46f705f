import { GIFT_SOURCE } from '@cartwright/core/rewards/cart';
import type { Discount, StoreCart } from '../../state/store-cart';
import { discountRows } from '../cart-subtotal/discount-rows';
import { sameCode } from './parse-codes';

/**
 * What is known of a code besides what the cart says: it takes its amount from `items` (or the order) or from the
 * `delivery`; or our automatic discounts have kept it out even where it was alone (`lost`).
 */
export type CodeNature = 'items' | 'delivery' | 'lost';

/** What a code does for a cart. `beaten`: by the code that saves most, or by discounts without a code (null). */
export type Standing =
  | { readonly kind: 'saves'; readonly amount: number }
  | { readonly kind: 'beaten'; readonly by: string | null }
  | { readonly kind: 'already_free' }
  | { readonly kind: 'at_checkout' }
  | { readonly kind: 'idle' };

/**
 * How a code stands in a cart. The AJAX Cart API says no more of one that takes nothing off than whether it is
 * applicable: so is one for the delivery, which checkout will ask for, and one that better discounts have left nothing.
 * Nothing is said that is not known: where its `nature` is not, checkout will show what it saves, if anything.
 */
export function standingOf(
  code: string,
  cart: StoreCart,
  nature: CodeNature | null,
  hasFreeShipping: boolean,
): Standing {
  const rows = discountRows(cart);
  const own = rows.find(({ title }) => sameCode(title, code));
  if (own) return { kind: 'saves', amount: own.amount };
  const isApplicable = cart.codes.some((each) => each.applicable && sameCode(each.code, code));
  const known = nature ?? (isApplicable && !isBeatable(cart) ? 'delivery' : null);
  if (hasFreeShipping && (known === 'delivery' || known === 'lost')) return { kind: 'already_free' };
  if (known === 'items' || known === 'lost') {
    // What keeps a code out altogether may be several discounts that save more together than it does.
    if (!isApplicable) return { kind: 'beaten', by: null };
    // One on the items has beaten it there; one on the order only where they may not stand together.
    const better = bestCode(cart, discountRows({ ...cart, orderDiscounts: [] })) ?? bestCode(cart, rows);
    return { kind: 'beaten', by: better };
  }
  return { kind: isApplicable ? 'at_checkout' : 'idle' };
}

function bestCode({ codes }: StoreCart, rows: readonly Discount[]): string | null {
  const ofCodes = rows.filter(({ title }) => codes.some(({ code }) => sameCode(code, title)));
  const most = Math.max(...ofCodes.map(({ amount }) => amount));
  return ofCodes.find(({ amount }) => amount === most)?.title ?? null;
}

/** Whether there is a discount on anything that was bought: without one no code can have been beaten by it. */
export function isBeatable({ lines }: StoreCart): boolean {
  return lines.some(
    ({ properties, discounts }) =>
      properties._source !== GIFT_SOURCE && discounts.some(({ amount }) => amount > 0),
  );
}
