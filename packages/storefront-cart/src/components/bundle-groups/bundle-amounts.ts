import type { StoreLine } from '../../state/ports/store-cart';
import { bundleOf } from './in-groups';

type Line = Pick<StoreLine, 'properties'> & Readonly<Record<'linePrice' | 'charged', number | null>>;

/**
 * Price and discount of a bundle in the cart, in subunits, over its parts and gifts, so that savings are stated once
 * and match the subtotal. The price is null while the price of a line is unknown.
 */
export function bundleAmounts(
  bundle: string,
  lines: readonly Line[],
): { readonly price: number | null; readonly off: number } {
  const own = lines.filter((line) => bundleOf(line) === bundle);
  let price = 0;
  let off = 0;
  for (const { linePrice, charged } of own) {
    if (linePrice === null) return { price: null, off: 0 };
    price += charged ?? linePrice;
    off += linePrice - (charged ?? linePrice);
  }
  return { price, off };
}
