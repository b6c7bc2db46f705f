import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { StoreCart } from '../state/ports/store-cart';

/** Whether the sum of a cart is known: a predicted line may be of a variant whose price nobody has said yet. */
export function isPriced({ lines }: StoreCart): boolean {
  return lines.every((line) => line.linePrice !== null || isGiftLine(line));
}
