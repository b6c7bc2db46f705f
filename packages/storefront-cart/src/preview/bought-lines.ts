import type { PreviewLine } from '@cartwright/core/contract/preview';
import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { StoreCart } from '../state/ports/store-cart';

/** Lines kept by the editor: those added by hand, without gifts. */
export function boughtLines(cart: StoreCart): PreviewLine[] {
  return cart.lines
    .filter((line) => !isGiftLine(line))
    .map(({ variantId, quantity }) => ({ variantId, quantity }));
}

export function sameLines(a: readonly PreviewLine[], b: readonly PreviewLine[]): boolean {
  return (
    a.length === b.length &&
    a.every((line, index) => line.variantId === b[index]?.variantId && line.quantity === b[index]?.quantity)
  );
}
