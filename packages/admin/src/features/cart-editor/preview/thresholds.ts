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

/** The countries that a bar of the cart is for, each once. */
export function barCountries(document: CartDocument): string[] {
  const codes = document.components.flatMap((component) =>
    component.type === 'tiered_progress_bar'
      ? component.settings.bars.flatMap((bar) => (bar.geolocationEnabled ? bar.countryCodes : []))
      : [],
  );
  return [...new Set(codes.map((code) => code.toUpperCase()))].sort();
}
