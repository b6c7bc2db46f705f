import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { PreviewLine } from '@cartwright/core/contract/preview';
import {
  ANY_QUANTITY,
  allowedQuantity,
  type QuantityRule,
} from '@cartwright/core/quantity-rules/quantity-rule';

interface Sold {
  readonly variantId: number;
  readonly price: number;
  readonly rule: QuantityRule;
}

const MAX_LINES = 4;
const MAX_OF_ONE = 99;

/**
 * Lines of a preview cart worth at most `target` (subunits of the shop's currency), and close to
 * it: the most expensive products that fit, then as many of the cheapest as fit, by quantity rules.
 * Leaves out gift cards, subscriptions and sold-out variants.
 */
export function composeCart(products: readonly CatalogueProduct[], target: number): PreviewLine[] {
  const sold = products.flatMap(firstAvailable).sort((a, b) => b.price - a.price);
  const lines = new Map<number, number>();
  let left = target;
  for (const { variantId, price, rule } of sold) {
    if (lines.size >= MAX_LINES - 1) break;
    const min = allowedQuantity(1, rule);
    if (price * min > left) continue;
    lines.set(variantId, min);
    left -= price * min;
  }
  // Fills the rest with the one product that leaves the least.
  const filled = sold.map((each) => fill(each, lines.get(each.variantId) ?? 0, left));
  const best = filled.reduce((one, other) => (other.left < one.left ? other : one), NOTHING);
  if (best.quantity > 0) lines.set(best.variantId, best.quantity);
  return [...lines].map(([variantId, quantity]) => ({ variantId, quantity }));
}

const NOTHING = { variantId: 0, quantity: 0, left: Number.POSITIVE_INFINITY };

/**
 * Lines of a preview cart worth at least `min`, and close to it; null if the products can't reach
 * it.
 */
export function composeAtLeast(products: readonly CatalogueProduct[], min: number): PreviewLine[] | null {
  const packs = products
    .flatMap(firstAvailable)
    .map(({ price, rule }) => price * Math.max(rule.increment, allowedQuantity(1, rule)))
    .sort((a, b) => a - b);
  // A cart falls short by less than one pack.
  for (const more of [0, ...packs]) {
    const lines = composeCart(products, min + more);
    if (worthOf(lines, products) >= min) return lines;
  }
  return null;
}

/**
 * Lines of a preview cart with at least `min` units of one product, and close to it; null if
 * quantity rules allow none.
 */
export function composeUnits(products: readonly CatalogueProduct[], min: number): PreviewLine[] | null {
  for (const { variantId, rule } of products.flatMap(firstAvailable)) {
    const quantity = allowedQuantity(min, rule);
    if (quantity >= min) return [{ variantId, quantity }];
  }
  return null;
}

/**
 * Largest quantity of a product, on top of what is in the cart, that `left` covers; and the rest.
 */
function fill({ variantId, price, rule }: Sold, already: number, left: number): typeof NOTHING {
  const { min, max, increment } = rule;
  const affordable = Math.min(MAX_OF_ONE, max ?? MAX_OF_ONE, already + Math.floor(left / price));
  const packs = Math.floor(affordable / increment) * increment;
  const quantity = packs < min ? already : packs;
  return { variantId, quantity, left: left - (quantity - already) * price };
}

/** Maximum value of a preview cart, in subunits; 0 if nothing is available. */
export function maxWorth(products: readonly CatalogueProduct[]): number {
  return worthOf(composeCart(products, Number.MAX_SAFE_INTEGER), products);
}

/** Value of lines in subunits; unknown variants count as 0. */
export function worthOf(lines: readonly PreviewLine[], products: readonly CatalogueProduct[]): number {
  const prices = new Map(products.flatMap(({ variants }) => variants).map(({ id, price }) => [id, price]));
  return lines.reduce((total, { variantId, quantity }) => total + (prices.get(variantId) ?? 0) * quantity, 0);
}

/** Default line of a product: its first available variant among `chosen` (empty: all). */
export function firstLine(product: CatalogueProduct, chosen: readonly number[]): PreviewLine | null {
  const variants = product.variants.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const variant = variants.find(({ available }) => available) ?? variants[0];
  if (!variant) return null;
  return { variantId: variant.id, quantity: allowedQuantity(1, variant.quantityRule ?? ANY_QUANTITY) };
}

function firstAvailable(product: CatalogueProduct): Sold[] {
  if (product.isGiftCard || product.requiresSellingPlan || product.status !== 'active') return [];
  const variant = product.variants.find(({ available, price }) => available && price > 0);
  return variant
    ? [{ variantId: variant.id, price: variant.price, rule: variant.quantityRule ?? ANY_QUANTITY }]
    : [];
}
