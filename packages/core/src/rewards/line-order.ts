import type { RewardCart, RewardLine } from './cart';

/**
 * The lines in canonical order: by variant, then sorted properties, then selling plan; never by key or position, so
 * that browser, preview and checkout spread odd cents alike. Price and quantity part what Shopify would have merged.
 */
export function inCanonicalOrder(cart: RewardCart): readonly RewardLine[] {
  return [...cart.lines].sort(
    (a, b) =>
      a.variantId - b.variantId ||
      compareText(propertiesText(a), propertiesText(b)) ||
      (a.sellingPlanId ?? 0) - (b.sellingPlanId ?? 0) ||
      a.linePrice - b.linePrice ||
      a.quantity - b.quantity,
  );
}

function propertiesText(line: RewardLine): string {
  return JSON.stringify(Object.entries(line.properties).sort(([a], [b]) => compareText(a, b)));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Ids compare as numbers where both are, else as text. */
export function compareIds(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  return Number.isNaN(difference) ? compareText(a, b) : difference;
}
