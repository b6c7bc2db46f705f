import type { RewardsPromise } from '@cartwright/core/rewards/promise';
import type { Discount, StoreCart } from '../../state/ports/store-cart';
import { discountRows } from '../cart-subtotal/discount-rows';
import { discountsOnBought } from '../cart-subtotal/discounts-on-bought';
import { sameCode } from './parse-codes';

/**
 * Effect of a code on its own: what it saves on these items or their order (subunits; Infinity if not all lines were
 * checked), `delivery` for a delivery code, or `lost` if our automatic discounts exclude it even then.
 */
export type CodeNature = { readonly saves: number } | 'delivery' | 'lost';

/**
 * Status of a code in a cart. `beaten`: by the code that saves most, or by discounts without a code (null).
 * `beside_free_shipping`: a delivery code excluded while checkout decides whether earned free shipping applies.
 */
export type CodeStatus =
  | { readonly kind: 'saves'; readonly amount: number }
  | { readonly kind: 'beaten'; readonly by: string | null }
  | { readonly kind: 'already_free' }
  | { readonly kind: 'beside_free_shipping' }
  | { readonly kind: 'at_checkout' }
  | { readonly kind: 'idle' };

/**
 * Determines a code's status. For a code that takes nothing off, the AJAX Cart API only says whether it is applicable,
 * which holds for delivery codes and for beaten ones. If its `nature` is unknown, nothing is claimed: checkout will
 * show what it saves. `freeShipping` is the promise of earned free shipping; null if none is earned or it is lost.
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
    // An excluded code may be beaten by several discounts together; or miss its minimum after them, though it would
    // save more; or be a delivery code excluded by our free shipping, of which nothing is known beside a code that
    // saves.
    if (!isApplicable) {
      const isLess = known === 'lost' ? freeShipping === null : known.saves < discountsOnBought(cart);
      return isLess ? { kind: 'beaten', by: null } : { kind: 'idle' };
    }
    // Beaten by a better line discount, or by an order discount if they don't combine.
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

/** Whether any line (gifts included) has a discount; only then can a line code be beaten. */
export function isBeatable({ lines }: StoreCart): boolean {
  return lines.some(({ discounts }) => discounts.length > 0);
}
