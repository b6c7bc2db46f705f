import { isGiftLine, type RewardLine } from './cart';
import type { ProductScope, RewardBar } from './config';

/** Whether a product's variant is among those meant. */
export function inScope(scope: ProductScope, line: Pick<RewardLine, 'productId' | 'variantId'>): boolean {
  return (
    scope.productId === line.productId &&
    (scope.variantIds.length === 0 || scope.variantIds.includes(line.variantId))
  );
}

/** Step 1: a line counts when it is not ours, not excluded, and not a gift card. */
export function qualifies(line: RewardLine, bar: Pick<RewardBar, 'excluded'>): boolean {
  return !isGiftLine(line) && !line.giftCard && !bar.excluded.some((scope) => inScope(scope, line));
}
