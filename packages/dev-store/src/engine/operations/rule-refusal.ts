import { lineTitle } from '../model/catalogue';
import type { ProductVariant } from '../model/catalogue-index';
import { cartError, type Refusal } from '../model/refusal';

/**
 * Error for a quantity that violates the variant's quantity rule; null if valid. The texts are ours, as Shopify's
 * aren't published.
 */
export function ruleRefusal({ product, variant }: ProductVariant, quantity: number): Refusal | null {
  const { quantityRule: rule } = variant;
  if (!rule || quantity === 0) return null;
  const title = lineTitle(product, variant);
  if (quantity < rule.min) return cartError(`The minimum quantity of '${title}' is ${rule.min}.`);
  if (rule.max !== null && quantity > rule.max) {
    return cartError(`The maximum quantity of '${title}' is ${rule.max}.`);
  }
  return quantity % rule.increment === 0
    ? null
    : cartError(`'${title}' can only be bought in increments of ${rule.increment}.`);
}
