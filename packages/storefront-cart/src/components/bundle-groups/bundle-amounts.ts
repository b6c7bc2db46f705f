import type { StoreLine } from '../../state/ports/store-cart';
import { bundleOf } from './in-groups';

type Line = Pick<StoreLine, 'properties'> & Readonly<Record<'linePrice' | 'charged', number | null>>;

/**
 * Price of a bundle in the cart and what is off it, in subunits: of its parts and its gifts, so that what it saves is said
 * once, and as the subtotal says it. The price is null while the store hasn't said that of a line.
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
