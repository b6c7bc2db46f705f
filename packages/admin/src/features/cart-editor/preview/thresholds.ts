import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { visibleComponents } from '@cartwright/core/smart-cart/components-of';

/** The thresholds of the cart's amount tiers, in major units of the shop's currency. */
export function amountThresholds(document: CartDocument): number[] {
  return visibleComponents(document).flatMap(({ component }) =>
    component.type === 'tiered_progress_bar'
      ? component.settings.bars
          .filter((bar) => bar.basis === 'amount')
          .flatMap((bar) => bar.tiers.map((tier) => tier.minimum ?? 0))
      : [],
  );
}
