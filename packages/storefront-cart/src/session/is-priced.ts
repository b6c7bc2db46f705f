import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { StoreCart } from '../state/ports/store-cart';

/** Whether all prices of a cart are known; a predicted line may lack one. */
export function isPriced({ lines }: StoreCart): boolean {
  return lines.every((line) => line.linePrice !== null || isGiftLine(line));
}
