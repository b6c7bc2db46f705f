import { smallestUnit } from '@cartwright/core/money/currency';
import { parseDecimal, percentageOf } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { Allocation, LineShare } from './discounts/allocation';
import type { CartSnapshot, SnapshotLine } from './discounts/discount-run';
import type { CartState, LineState } from './model/cart-state';
import { type Product, type SellingPlan, sellingPlansOf, type Variant } from './model/catalogue';
import { lineKey } from './model/line-key';
import type { Market } from './model/market';

/** Priced line; amounts in subunits. */
export interface PricedLine {
  /** Line, or a part of it with its own `quantity`. */
  readonly state: LineState;
  readonly key: string;
  /** Key of the parent line. */
  readonly parentKey: string | null;
  readonly product: Product;
  readonly variant: Variant;
  readonly sellingPlan: SellingPlan | null;
  readonly unitPrice: number;
  readonly originalPrice: number;
  readonly productShare: LineShare | null;
  readonly orderShares: readonly LineShare[];
  /** After product discounts, before order discounts. */
  readonly finalPrice: number;
}

/**
 * Shown lines of a cart line. A product discount on some of its units splits it in two, the part at full price first,
 * as in Shopify (AJAX Cart API, response of `add.js`). Empty for an unknown variant.
 */
export function priceLine(
  state: LineState,
  cart: CartState,
  snapshot: CartSnapshot,
  allocation: Allocation,
): PricedLine[] {
  const line = snapshot.lines.find(({ id }) => id === lineGid(state));
  if (!line) return [];
  const share = allocation.productShares.get(line.id);
  const orderShares = allocation.orderShares.get(line.id) ?? [];
  const part = (quantity: number, productShare: LineShare | null): PricedLine => ({
    state: { ...state, quantity },
    ...keysOf(state, productShare, cart, allocation),
    product: line.product,
    variant: line.variant,
    sellingPlan: planOf(line.product, state),
    unitPrice: line.unitPrice,
    originalPrice: line.unitPrice * quantity,
    productShare,
    orderShares: [],
    finalPrice: line.unitPrice * quantity - (productShare?.amount ?? 0),
  });
  if (!share || share.units >= state.quantity) {
    return [{ ...part(state.quantity, share ?? null), orderShares }];
  }
  return [{ ...part(state.quantity - share.units, null), orderShares }, part(share.units, share)];
}

function keysOf(state: LineState, share: LineShare | null, cart: CartState, allocation: Allocation) {
  const parent = cart.lines.find(({ id }) => id === state.parentId);
  return {
    key: lineKey(state, share ? [share.application.title] : [], parent),
    parentKey: parent ? firstKeyOf(parent, allocation) : null,
  };
}

/** Key of a parent line; if it is split, of its first part. */
function firstKeyOf(parent: LineState, { productShares }: Allocation): string {
  const share = productShares.get(lineGid(parent));
  const whole = share && share.units >= parent.quantity;
  return lineKey(parent, whole ? [share.application.title] : [], undefined);
}

/** URL of a line: its variant in the market's store, with its selling plan. */
export function lineUrl({ product, variant, sellingPlan }: PricedLine, { root }: Market): string {
  const plan = sellingPlan ? `selling_plan=${sellingPlan.id}&` : '';
  return `${root}products/${product.handle}?${plan}variant=${variant.id}`;
}

/** Line id in snapshots. */
export function lineGid(line: LineState): SnapshotLine['id'] {
  return `gid://shopify/CartLine/${line.id}`;
}

export function planOf(product: Product, line: LineState): SellingPlan | null {
  return sellingPlansOf(product).find((plan) => plan.id === line.sellingPlanId) ?? null;
}

/** Unit price with a selling plan's discount, in subunits. */
export function unitPriceOf(variant: Variant, plan: SellingPlan | null, currency: string): number {
  const percent = plan && parseDecimal(plan.percentOff);
  if (!percent) return variant.price;
  return variant.price - percentageOf(subunits(variant.price), percent, smallestUnit(currency));
}
