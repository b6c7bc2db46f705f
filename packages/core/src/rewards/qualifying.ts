import { isGiftLine, type RewardLine } from './cart';
import type { ProductScope, RewardBar } from './config';

/** Whether a line's variant is in scope. */
export function inScope(scope: ProductScope, line: Pick<RewardLine, 'productId' | 'variantId'>): boolean {
  return (
    scope.productId === line.productId &&
    (scope.variantIds.length === 0 || scope.variantIds.includes(line.variantId))
  );
}

/** Whether a line counts: it isn't ours, excluded, or a gift card. Step 1. */
export function qualifies(line: RewardLine, bar: Pick<RewardBar, 'excluded'>): boolean {
  return !isGiftLine(line) && !line.giftCard && !bar.excluded.some((scope) => inScope(scope, line));
}
