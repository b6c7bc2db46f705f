import type { PreviewLine } from '@cartwright/core/contract/preview';
import type { CatalogueProduct } from '@cartwright/core/contract/products';

interface Priced {
  readonly variantId: number;
  readonly price: number;
}

const MOST_LINES = 4;
const MOST_OF_ONE = 99;

/**
 * The lines of a preview cart that is worth about `target` (subunits of the shop's currency) and never more: the dearest
 * products that fit first, then as many of the cheapest as fit. Gift cards, subscriptions and what is sold out stay out.
 */
export function composeCart(products: readonly CatalogueProduct[], target: number): PreviewLine[] {
  const sold = products.flatMap(firstAvailable).sort((a, b) => b.price - a.price);
  const lines = new Map<number, number>();
  let left = target;
  for (const { variantId, price } of sold) {
    if (lines.size >= MOST_LINES - 1) break;
    if (price > left) continue;
    lines.set(variantId, 1);
    left -= price;
  }
  // What remains is filled with one product more, the one that leaves the least.
  const filler = bestFiller(sold, left);
  if (filler) {
    const already = lines.get(filler.variantId) ?? 0;
    const more = Math.min(MOST_OF_ONE - already, Math.floor(left / filler.price));
    lines.set(filler.variantId, already + more);
  }
  return [...lines].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** The most that a preview cart can be worth, in subunits; 0 where nothing can be bought. */
export function reachOf(products: readonly CatalogueProduct[]): number {
  const prices = products.flatMap(firstAvailable).map(({ price }) => price);
  const [dearest = 0, ...others] = prices.sort((a, b) => b - a).slice(0, MOST_LINES - 1);
  return others.reduce((sum, price) => sum + price, dearest * MOST_OF_ONE);
}

/** What lines cost in subunits; unknown variants count nothing. */
export function worthOf(lines: readonly PreviewLine[], products: readonly CatalogueProduct[]): number {
  const prices = new Map(products.flatMap(({ variants }) => variants).map(({ id, price }) => [id, price]));
  return lines.reduce((total, { variantId, quantity }) => total + (prices.get(variantId) ?? 0) * quantity, 0);
}

function firstAvailable(product: CatalogueProduct): Priced[] {
  if (product.isGiftCard || product.requiresSellingPlan || product.status !== 'active') return [];
  const variant = product.variants.find(({ available, price }) => available && price > 0);
  return variant ? [{ variantId: variant.id, price: variant.price }] : [];
}

function bestFiller(sold: readonly Priced[], left: number): Priced | undefined {
  const fitting = sold.filter(({ price }) => price <= left && left / price < MOST_OF_ONE);
  return fitting.reduce<Priced | undefined>(
    (best, each) => (best === undefined || left % each.price < left % best.price ? each : best),
    undefined,
  );
}
