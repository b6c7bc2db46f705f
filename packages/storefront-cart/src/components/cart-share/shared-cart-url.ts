import { MAX_NAMED_LINES, SHARED_CART, SHARED_PRODUCTS } from '../../parts/shared-cart-address';
import { boughtLines, encodeCart } from './cart-code';

/** Link to a cart on the shop's home page, with the handles that name its first lines. */
export function sharedCartUrl(
  home: string,
  lines: readonly (Parameters<typeof encodeCart>[0][number] & { readonly handle: string })[],
): string {
  const named = boughtLines(lines).slice(0, MAX_NAMED_LINES);
  const handles = [...new Set(named.map(({ handle }) => handle))].filter((handle) => handle !== '');
  const products =
    handles.length > 0 ? `&${SHARED_PRODUCTS}=${handles.map(encodeURIComponent).join('.')}` : '';
  return `${home}?${SHARED_CART}=${encodeCart(lines)}${products}`;
}
