import type { CatalogueProduct } from '../catalogue/product';
import { type Subunits, subunits } from '../money/subunits';
import type { Rewards } from '../rewards/rewards';
import type { PreviewLine } from './preview-lines';

export interface SummaryLine {
  /** Index among the lines of the preview. */
  readonly index: number;
  readonly line: PreviewLine;
  readonly product: CatalogueProduct;
  readonly variant: CatalogueProduct['variants'][number];
  /** Price of all units, before and after discounts on the line. */
  readonly price: Subunits;
  readonly charged: Subunits;
  /** Name of the discount; null without one. */
  readonly discount: string | null;
}

/** Summary of a checkout of lines. Amounts in subunits of the shop's currency. */
export interface CheckoutSummary {
  readonly lines: readonly SummaryLine[];
  /** Free products for the lines. */
  readonly gifts: readonly CatalogueProduct[];
  /** Subtotal after discounts on lines. */
  readonly subtotal: Subunits;
  readonly orderDiscount: { readonly name: string; readonly amount: Subunits } | null;
  /** Name of the free shipping; null: shipping is unknown. */
  readonly freeShipping: string | null;
  readonly total: Subunits;
}

/** Summary of the lines whose variant is known. `rewards` use the variants' ids as keys of lines. */
export function checkoutSummary(
  items: readonly PreviewLine[],
  products: readonly CatalogueProduct[],
  rewards: Rewards | null,
): CheckoutSummary {
  const lines = items.flatMap((line, index): SummaryLine[] => {
    const product = products.find(({ id }) => id === line.productId);
    const variant = product?.variants.find(({ id }) => id === line.variantId);
    if (!product || !variant) return [];
    const price = subunits(variant.price * line.quantity);
    const off = rewards?.lineDiscounts.find(({ lineKey }) => lineKey === String(line.variantId));
    const charged = subunits(price - (off?.amount ?? 0));
    return [{ index, line, product, variant, price, charged, discount: off?.message ?? null }];
  });
  const subtotal = subunits(lines.reduce((sum, { charged }) => sum + charged, 0));
  const order = rewards?.orderDiscount;
  const orderDiscount = order && order.amount > 0 ? { name: order.message, amount: order.amount } : null;
  const given = (rewards?.bar?.tiers ?? [])
    .flatMap(({ gifts }) => gifts)
    .filter(({ given: isGiven, variants }) => isGiven && variants.some(({ offerable }) => offerable));
  return {
    lines,
    gifts: given.flatMap(({ productId }) => products.find(({ id }) => id === productId) ?? []),
    subtotal,
    orderDiscount,
    freeShipping: rewards?.freeShipping?.message ?? null,
    total: subunits(subtotal - (orderDiscount?.amount ?? 0)),
  };
}
