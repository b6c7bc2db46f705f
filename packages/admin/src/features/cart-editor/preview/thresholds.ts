import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { isVisible } from '@cartwright/core/smart-cart/visibility';

/** The highest threshold of the cart's amount tiers in major units of the shop's currency; 0 when there is none. */
export function highestThreshold(document: CartDocument): number {
  const minimums = document.components.flatMap((component) =>
    component.type === 'tiered_progress_bar' && isVisible(component)
      ? component.settings.bars
          .filter((bar) => bar.basis === 'amount')
          .flatMap((bar) => bar.tiers.map((tier) => tier.minimum ?? 0))
      : [],
  );
  return Math.max(0, ...minimums);
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
