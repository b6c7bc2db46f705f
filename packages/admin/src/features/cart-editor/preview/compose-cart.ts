import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { PreviewLine } from '@cartwright/core/contract/preview';
import { ANY_QUANTITY, allowedQuantity, type QuantityRule } from '@cartwright/core/rewards/quantity-rule';

interface Sold {
  readonly variantId: number;
  readonly price: number;
  readonly rule: QuantityRule;
}

const MAX_LINES = 4;
const MAX_OF_ONE = 99;

/**
 * The lines of a preview cart that is worth about `target` (subunits of the shop's currency) and never more: the dearest
 * products that fit first, then as many of the cheapest as fit, in quantities in which they are sold. Gift cards,
 * subscriptions and what is sold out stay out.
 */
export function composeCart(products: readonly CatalogueProduct[], target: number): PreviewLine[] {
  const sold = products.flatMap(firstAvailable).sort((a, b) => b.price - a.price);
  const lines = new Map<number, number>();
  let left = target;
  for (const { variantId, price, rule } of sold) {
    if (lines.size >= MAX_LINES - 1) break;
    const least = allowedQuantity(1, rule);
    if (price * least > left) continue;
    lines.set(variantId, least);
    left -= price * least;
  }
  // What remains is filled with one product more, the one that leaves the least.
  const filled = sold.map((each) => fill(each, lines.get(each.variantId) ?? 0, left));
  const best = filled.reduce((one, other) => (other.left < one.left ? other : one), NOTHING);
  if (best.quantity > 0) lines.set(best.variantId, best.quantity);
  return [...lines].map(([variantId, quantity]) => ({ variantId, quantity }));
}

const NOTHING = { variantId: 0, quantity: 0, left: Number.POSITIVE_INFINITY };

/**
 * The lines of a preview cart that is worth `least` or little more, in the same way; null where the products cannot make up
 * that much.
 */
export function composeAtLeast(products: readonly CatalogueProduct[], least: number): PreviewLine[] | null {
  const packs = products
    .flatMap(firstAvailable)
    .map(({ price, rule }) => price * Math.max(rule.increment, allowedQuantity(1, rule)))
    .sort((a, b) => a - b);
  // What misses an amount misses it by less than a pack.
  for (const more of [0, ...packs]) {
    const lines = composeCart(products, least + more);
    if (worthOf(lines, products) >= least) return lines;
  }
  return null;
}

/** The lines of a preview cart with `least` units or little more, of one product; null where none is sold in as many. */
export function composeUnits(products: readonly CatalogueProduct[], least: number): PreviewLine[] | null {
  for (const { variantId, rule } of products.flatMap(firstAvailable)) {
    const quantity = allowedQuantity(least, rule);
    if (quantity >= least) return [{ variantId, quantity }];
  }
  return null;
}

/** The most of a product, beside those that are there already, that `left` pays for; and what that leaves. */
function fill({ variantId, price, rule }: Sold, already: number, left: number): typeof NOTHING {
  const { min, max, increment } = rule;
  const affordable = Math.min(MAX_OF_ONE, max ?? MAX_OF_ONE, already + Math.floor(left / price));
  const packs = Math.floor(affordable / increment) * increment;
  const quantity = packs < min ? already : packs;
  return { variantId, quantity, left: left - (quantity - already) * price };
}

/** The most that a preview cart can be worth, in subunits; 0 where nothing can be bought. */
export function maxWorth(products: readonly CatalogueProduct[]): number {
  return worthOf(composeCart(products, Number.MAX_SAFE_INTEGER), products);
}

/** Value of lines in subunits; unknown variants count nothing. */
export function worthOf(lines: readonly PreviewLine[], products: readonly CatalogueProduct[]): number {
  const prices = new Map(products.flatMap(({ variants }) => variants).map(({ id, price }) => [id, price]));
  return lines.reduce((total, { variantId, quantity }) => total + (prices.get(variantId) ?? 0) * quantity, 0);
}

/** The line that a product begins with: its first variant of those that are chosen (none: of all) and can be had. */
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
