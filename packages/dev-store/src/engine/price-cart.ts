import { smallestUnit } from '@cartwright/core/money/currency';
import { parseDecimal, percentageOf } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { CartState, LineState } from './cart-state';
import { type Product, type SellingPlan, sellingPlansOf, type Variant } from './catalogue';
import type { CatalogueIndex } from './catalogue-index';
import { allocateDiscounts } from './discounts/allocate';
import { type Allocation, deliveryKey, type LineShare } from './discounts/allocation';
import { codeDiscountId, codeRuns } from './discounts/code-runs';
import {
  type CartSnapshot,
  type RunDiscounts,
  type SnapshotLine,
  subtotalOf,
} from './discounts/discount-run';
import { lineKey } from './line-key';
import type { Market } from './market';

/** A line with its prices; amounts in subunits. */
export interface PricedLine {
  readonly state: LineState;
  readonly key: string;
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

export interface PricedDelivery {
  readonly groupId: string;
  readonly handle: string;
  readonly title: string;
  readonly originalPrice: number;
  readonly share: LineShare | null;
  readonly finalPrice: number;
}

/** A cart with all prices: what every answer and page is made from. */
export interface PricedCart {
  readonly state: CartState;
  readonly currency: string;
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
 * Prices a cart: unit prices, product, order and shipping discounts, totals and line keys. The index holds the market's
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
  const lines = state.lines.flatMap((line) => priceLine(line, snapshot, allocation));
  const itemsSubtotal = total(lines, ({ finalPrice }) => finalPrice);
  const orderDiscounts = total(lines, ({ orderShares }) => total(orderShares, ({ amount }) => amount));
  return {
    state,
    currency: market.currency,
    lines,
    originalTotal: total(lines, ({ originalPrice }) => originalPrice),
    itemsSubtotal,
    total: itemsSubtotal - orderDiscounts,
    delivery: priceDelivery(snapshot, allocation),
    codes: state.codes.map((code) => ({
      code,
      applicable: allocation.heldDiscounts.has(codeDiscountId(code)),
    })),
  };
}

/** The cart as discounts see it. */
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
    lines,
    deliveryGroups: shipped
      ? [{ id: 'gid://shopify/CartDeliveryGroup/1', options: index.catalogue.delivery }]
      : [],
  };
}

function lineGid(line: LineState): string {
  return `gid://shopify/CartLine/${line.id}`;
}

function planOf(product: Product, line: LineState): SellingPlan | null {
  return sellingPlansOf(product).find((plan) => plan.id === line.sellingPlanId) ?? null;
}

/** The price of one unit with a selling plan's saving, in subunits. */
export function unitPriceOf(variant: Variant, plan: SellingPlan | null, currency: string): number {
  const percent = plan && parseDecimal(plan.percentOff);
  if (!percent) return variant.price;
  return variant.price - percentageOf(subunits(variant.price), percent, smallestUnit(currency));
}

function priceLine(state: LineState, snapshot: CartSnapshot, allocation: Allocation): PricedLine[] {
  const line = snapshot.lines.find(({ id }) => id === lineGid(state));
  if (!line) return [];
  const productShare = allocation.productShares.get(line.id) ?? null;
  const originalPrice = subtotalOf(line);
  return [
    {
      state,
      key: lineKey(state, productShare ? [productShare.application.title] : []),
      product: line.product,
      variant: line.variant,
      sellingPlan: planOf(line.product, state),
      unitPrice: line.unitPrice,
      originalPrice,
      productShare,
      orderShares: allocation.orderShares.get(line.id) ?? [],
      finalPrice: originalPrice - (productShare?.amount ?? 0),
    },
  ];
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
