import { allocateDiscounts } from './discounts/allocate';
import { type Allocation, deliveryKey, type LineShare } from './discounts/allocation';
import { codeDiscountId, codeRuns } from './discounts/code-runs';
import type { CartSnapshot, RunDiscounts, SnapshotLine } from './discounts/discount-run';
import type { CartState } from './model/cart-state';
import type { CatalogueIndex } from './model/catalogue-index';
import type { Market } from './model/market';
import { lineGid, type PricedLine, planOf, priceLine, unitPriceOf } from './price-line';

export interface PricedDelivery {
  readonly groupId: string;
  readonly handle: string;
  readonly title: string;
  readonly originalPrice: number;
  readonly share: LineShare | null;
  readonly finalPrice: number;
}

/** Priced cart, the source of all responses and pages. */
export interface PricedCart {
  readonly state: CartState;
  readonly market: Market;
  /** Shown lines: a partly discounted line is split into two. */
  readonly lines: readonly PricedLine[];
  readonly originalTotal: number;
  /** After product discounts. */
  readonly itemsSubtotal: number;
  /** After all discounts, without delivery. */
  readonly total: number;
  readonly delivery: readonly PricedDelivery[];
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[];
}

/**
 * Prices a cart: unit prices, product, order and shipping discounts, totals and line keys. `index` has the market's
 * amounts. Lines of unknown variants are left out.
 */
export function priceCart(
  state: CartState,
  index: CatalogueIndex,
  market: Market,
  runDiscounts: RunDiscounts,
): PricedCart {
  const snapshot = snapshotOf(state, index, market);
  const runs = [...runDiscounts(snapshot), ...codeRuns(snapshot, index.catalogue.codes)];
  const allocation = allocateDiscounts(snapshot, runs);
  const lines = state.lines.flatMap((line) => priceLine(line, state, snapshot, allocation));
  const itemsSubtotal = total(lines, ({ finalPrice }) => finalPrice);
  const orderDiscounts = total(lines, ({ orderShares }) => total(orderShares, ({ amount }) => amount));
  return {
    state,
    market,
    lines,
    originalTotal: total(lines, ({ originalPrice }) => originalPrice),
    itemsSubtotal,
    total: itemsSubtotal - orderDiscounts,
    delivery: priceDelivery(snapshot, allocation),
    codes: state.codes.map((code) => ({
      code,
      applicable: allocation.appliedDiscounts.has(codeDiscountId(code)),
    })),
  };
}

/** Input of discounts for a cart. */
export function snapshotOf(state: CartState, index: CatalogueIndex, market: Market): CartSnapshot {
  const lines = state.lines.flatMap((line): SnapshotLine[] => {
    const found = index.variant(line.variantId);
    if (!found) return [];
    return [
      {
        id: lineGid(line),
        quantity: line.quantity,
        unitPrice: unitPriceOf(found.variant, planOf(found.product, line), market.currency),
        properties: line.properties,
        sellingPlanId: line.sellingPlanId,
        product: found.product,
        variant: found.variant,
      },
    ];
  });
  const shipped = lines.some(({ variant }) => variant.requiresShipping);
  return {
    currency: market.currency,
    country: market.country,
    rate: market.rate,
    locale: market.locale,
    codes: state.codes,
    attributes: state.attributes,
    lines,
    deliveryGroups: shipped
      ? [{ id: 'gid://shopify/CartDeliveryGroup/1', options: index.catalogue.delivery }]
      : [],
  };
}

function priceDelivery(snapshot: CartSnapshot, allocation: Allocation): PricedDelivery[] {
  return snapshot.deliveryGroups.flatMap((group) =>
    group.options.map(({ handle, title, price }) => {
      const share = allocation.deliveryShares.get(deliveryKey(group.id, handle)) ?? null;
      return {
        groupId: group.id,
        handle,
        title,
        originalPrice: price,
        share,
        finalPrice: price - (share?.amount ?? 0),
      };
    }),
  );
}

function total<T>(entries: readonly T[], amountOf: (entry: T) => number): number {
  return entries.reduce((sum, entry) => sum + amountOf(entry), 0);
}
