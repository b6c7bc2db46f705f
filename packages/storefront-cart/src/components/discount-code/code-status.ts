import type { RewardsPromise } from '@cartwright/core/rewards/promise';
import type { Discount, StoreCart } from '../../state/ports/store-cart';
import { discountRows } from '../cart-subtotal/discount-rows';
import { discountsOnBought } from '../cart-subtotal/discounts-on-bought';
import { sameCode } from './parse-codes';

/**
 * Nature of a code besides what the cart says: what it saves on these items or their order where it is alone
 * (subunits; Infinity where not all of them were looked at), or that it is for the `delivery`; or that our automatic discounts
 * have kept it out even where it was alone (`lost`).
 */
export type CodeNature = { readonly saves: number } | 'delivery' | 'lost';

/**
 * Effect of a code on a cart. `beaten`: by the code that saves most, or by discounts without a code (null).
 * `beside_free_shipping`: kept out, as one for the delivery, while checkout decides whether free shipping that is earned
 * applies.
 */
export type CodeStatus =
  | { readonly kind: 'saves'; readonly amount: number }
  | { readonly kind: 'beaten'; readonly by: string | null }
  | { readonly kind: 'already_free' }
  | { readonly kind: 'beside_free_shipping' }
  | { readonly kind: 'at_checkout' }
  | { readonly kind: 'idle' };

/**
 * CodeStatus of a code in a cart. The AJAX Cart API says no more of one that takes nothing off than whether it is
 * applicable: so is one for the delivery, which checkout will ask for, and one that better discounts have left nothing.
 * Nothing is said that is not known: where its `nature` is not, checkout will show what it saves, if anything. `freeShipping`
 * is what can be counted on of the one that the cart has earned; null where it has none, or has lost it.
 */
export function codeStatusOf(
  code: string,
  cart: StoreCart,
  nature: CodeNature | null,
  freeShipping: RewardsPromise | null,
): CodeStatus {
  const rows = discountRows(cart);
  const own = rows.find(({ title }) => sameCode(title, code));
  if (own) return { kind: 'saves', amount: own.amount };
  const isApplicable = cart.codes.some((each) => each.applicable && sameCode(each.code, code));
  const known = nature ?? (isApplicable && !isBeatable(cart) ? 'delivery' : null);
  if (freeShipping === 'given' && (known === 'delivery' || known === 'lost')) return { kind: 'already_free' };
  if (freeShipping === 'at_checkout' && !isApplicable && known === 'delivery')
    return { kind: 'beside_free_shipping' };
  if (known !== null && known !== 'delivery') {
    // What keeps a code out altogether may be several discounts that save more together than it does; or it asks for
    // more than they leave of the order, and would save more; or what our free shipping has kept out is one for the
    // delivery, of which nothing is known beside a code that saves.
    if (!isApplicable) {
      const isLess = known === 'lost' ? freeShipping === null : known.saves < discountsOnBought(cart);
      return isLess ? { kind: 'beaten', by: null } : { kind: 'idle' };
    }
    // One on the items has beaten it there; one on the order only where they may not stand together.
    const better = bestCode(cart, discountRows({ ...cart, orderDiscounts: [] })) ?? bestCode(cart, rows);
    return { kind: 'beaten', by: better };
  }
  return { kind: isApplicable ? 'at_checkout' : 'idle' };
}

function bestCode(cart: StoreCart, rows: readonly Discount[]): string | null {
  const ofCodes = rows.filter(({ title }) => isCode(cart, title)).sort((a, b) => b.amount - a.amount);
  return ofCodes[0]?.title ?? null;
}

function isCode({ codes }: StoreCart, title: string): boolean {
  return codes.some(({ code }) => sameCode(code, title));
}

/** Whether there is a discount on any line, a gift's too, which may be the cheapest: without one nothing beats a code there. */
export function isBeatable({ lines }: StoreCart): boolean {
  return lines.some(({ discounts }) => discounts.length > 0);
}
