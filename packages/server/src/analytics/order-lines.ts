import { keptLineProperties } from '@cartwright/core/analytics/line-properties';
import { discountCode, type OrderDiscount } from '@cartwright/core/analytics/order-discount';
import { smallestUnit } from '@cartwright/core/money/currency';
import { divideHalfUp } from '@cartwright/core/money/decimal';
import type { BothMoneys, LineNode, OrderNode, RefundLineNode } from '../shopify/documents/orders';
import { fromGid } from '../shopify/gid';
import { subunitsOf } from '../shopify/subunits-of';
import { storableText } from './storable-text';

/** Order with all its lines, as currently returned by the Admin API. */
export interface ReadOrder {
  readonly id: number;
  /** Instant of the sale; of an imported order, before its import into Shopify. */
  readonly placedAt: Date;
  readonly updatedAt: Date;
  readonly sourceName: string | null;
  readonly tags: readonly string[];
  /** Whether it is a test order. */
  readonly isTest: boolean;
  readonly isCancelled: boolean;
  readonly isEdited: boolean;
  /** Whether subtotals of refunds include taxes. */
  readonly taxesIncluded: boolean;
  /** Currencies (ISO 4217) of the shop when the order was placed, and of the shopper. */
  readonly currency: string;
  readonly presentmentCurrency: string;
  readonly attributes: OrderNode['customAttributes'];
  readonly lines: readonly LineNode[];
  readonly refunds: readonly { readonly processedAt: Date; readonly lines: readonly RefundLineNode[] }[];
}

/** Order line, or a refund of one at an instant, with units and amounts of 0 or less. */
export interface OrderLineRow {
  readonly orderId: number;
  readonly lineId: number;
  /** Null for lines without one: tips, custom items, deleted products. */
  readonly productId: number | null;
  readonly variantId: number | null;
  readonly kind: 'sale' | 'refund';
  /** Instant of the order, or of the refund. */
  readonly happenedAt: Date;
  readonly units: number;
  /** Subunits of the shop's currency, after all discounts, without tax and shipping. */
  readonly revenue: number;
  /** The same in the shopper's currency. */
  readonly presentmentRevenue: number;
  /** Discount of the units, in subunits of the shop's currency; includes taxes if the shop's prices do. */
  readonly discount: number;
  /** Null for a refund. */
  readonly properties: Readonly<Record<string, string>> | null;
}

/**
 * Lines of an order: sales at the instant of the order, each refund at its own. Shopify returns the remainder of a
 * line, so sales are that plus refunds; units removed by an edit don't count as sold. Canceled and test orders
 * have no sales.
 */
export function linesOfOrder(order: ReadOrder): OrderLineRow[] {
  const { id: orderId, placedAt } = order;
  return soldLines(order).flatMap(({ node, sold, refunds }) => {
    const discount = discountsOf({ node, sold }, order.currency).reduce((sum, { amount }) => sum + amount, 0);
    const line = {
      orderId,
      lineId: fromGid(node.id),
      productId: node.product && fromGid(node.product.id),
      variantId: node.variant && fromGid(node.variant.id),
    };
    const sale: OrderLineRow = {
      ...line,
      kind: 'sale',
      happenedAt: placedAt,
      ...sold,
      discount,
      properties: propertiesOf(node),
    };
    let unitsBack = 0;
    let discountBack = 0;
    const refunded = refunds.map(({ happenedAt, ...back }): OrderLineRow => {
      // Difference of cumulative shares: the refunds of all units add up to the whole.
      unitsBack += back.units;
      const all = shareOfUnits(discount, unitsBack, sold.units, order.currency);
      const given = all - discountBack;
      discountBack = all;
      return { ...line, kind: 'refund', happenedAt, ...minus(back), discount: 0 - given, properties: null };
    });
    return [sale, ...refunded];
  });
}

/** Discounts of a line, with the amount for the units sold. */
function discountsOf(
  { node, sold }: Pick<SoldLine, 'node' | 'sold'>,
  currency: string,
): readonly OrderDiscount[] {
  return node.discountAllocations.map(({ allocatedAmountSet, discountApplication: { code, title } }) => {
    const all = subunitsOf(allocatedAmountSet.shopMoney.amount);
    return {
      title: storableText(code ?? title ?? ''),
      code: code === undefined ? null : discountCode(storableText(code)),
      amount: shareOfUnits(all, sold.units, node.quantity, currency),
    };
  });
}

/** Proportional share of units in an amount, in whole amounts of the currency. */
function shareOfUnits(amount: number, units: number, of: number, currency: string): number {
  if (units >= of) return amount;
  const unit = BigInt(smallestUnit(currency));
  return Number(divideHalfUp(BigInt(amount) * BigInt(units), BigInt(of) * unit) * unit);
}

/**
 * Discounts of an order's lines by title and code, with the amount for the units sold, without units removed by an
 * edit. As the shop shows them: with taxes if its prices include them. Shipping discounts are excluded.
 */
export function discountsOfOrder(order: ReadOrder): OrderDiscount[] {
  const sums = new Map<string, OrderDiscount>();
  for (const { title, code, amount } of soldLines(order).flatMap((line) =>
    discountsOf(line, order.currency),
  )) {
    const key = JSON.stringify(code === null ? [title] : [null, code]);
    const known = sums.get(key) ?? { title, code, amount: 0 };
    sums.set(key, { ...known, amount: known.amount + amount });
  }
  return [...sums.values()];
}

/** Maximum of an integer column. */
const MAX_UNITS = 2 ** 31 - 1;

/** Whether an order's lines and discounts fit their columns. */
export function canBeCounted(order: ReadOrder): boolean {
  const lines = linesOfOrder(order).every(
    ({ units, revenue, presentmentRevenue, discount }) =>
      Math.abs(units) <= MAX_UNITS && [revenue, presentmentRevenue, discount].every(Number.isSafeInteger),
  );
  return lines && discountsOfOrder(order).every(({ amount }) => Number.isSafeInteger(amount));
}

interface Counted {
  readonly units: number;
  readonly revenue: number;
  readonly presentmentRevenue: number;
}

interface SoldLine {
  readonly node: LineNode;
  readonly sold: Counted;
  /** One per instant, earliest first. */
  readonly refunds: readonly (Counted & { readonly happenedAt: Date })[];
}

/** Lines with sales, and their refunds. */
function soldLines({ isTest, isCancelled, lines, refunds, taxesIncluded }: ReadOrder): SoldLine[] {
  if (isTest || isCancelled) return [];
  const refundsOf = new Map<string, Map<number, Counted>>();
  for (const { processedAt, lines: refunded } of refunds) {
    for (const { lineItem, ...back } of eachOnce(refunded)) {
      const ofLine = refundsOf.get(lineItem.id) ?? new Map<number, Counted>();
      const at = processedAt.getTime();
      ofLine.set(at, plus(ofLine.get(at), refundOf(back, taxesIncluded)));
      refundsOf.set(lineItem.id, ofLine);
    }
  }
  return eachOnce(lines).flatMap((node) => {
    const back = [...(refundsOf.get(node.id) ?? [])].sort(([a], [b]) => a - b);
    const left = { units: node.currentQuantity, ...amountsOf(node.priceAfterAllDiscountsBeforeTaxesSet) };
    const sold = back.reduce((sum, [, each]) => plus(sum, each), left);
    // An edit removed the whole line.
    if (isNothing(sold)) return [];
    const ofLine = back.filter(([, each]) => !isNothing(each));
    return { node, sold, refunds: ofLine.map(([at, each]) => ({ ...each, happenedAt: new Date(at) })) };
  });
}

/** Nodes without duplicates by id: a node that moved while pages were read comes twice. */
function eachOnce<Node extends { readonly id: string | null }>(nodes: readonly Node[]): Node[] {
  return [...new Map(nodes.map((node, index) => [node.id ?? index, node])).values()];
}

function refundOf(
  { quantity, subtotalSet, totalTaxSet }: Omit<RefundLineNode, 'id' | 'lineItem'>,
  taxesIncluded: boolean,
): Counted {
  const back = { units: quantity, ...amountsOf(subtotalSet) };
  return taxesIncluded ? plus(back, minus({ units: 0, ...amountsOf(totalTaxSet) })) : back;
}

function amountsOf({ shopMoney, presentmentMoney }: BothMoneys) {
  return { revenue: subunitsOf(shopMoney.amount), presentmentRevenue: subunitsOf(presentmentMoney.amount) };
}

function plus(a: Counted = { units: 0, revenue: 0, presentmentRevenue: 0 }, b: Counted): Counted {
  return {
    units: a.units + b.units,
    revenue: a.revenue + b.revenue,
    presentmentRevenue: a.presentmentRevenue + b.presentmentRevenue,
  };
}

/** Difference, never a negative zero. */
function minus({ units, revenue, presentmentRevenue }: Counted): Counted {
  return { units: 0 - units, revenue: 0 - revenue, presentmentRevenue: 0 - presentmentRevenue };
}

function isNothing({ units, revenue, presentmentRevenue }: Counted): boolean {
  return units === 0 && revenue === 0 && presentmentRevenue === 0;
}

function propertiesOf({ customAttributes }: LineNode): Readonly<Record<string, string>> {
  return keptLineProperties(
    customAttributes.map(({ key, value }) => ({
      key: storableText(key),
      value: value === null ? null : storableText(value),
    })),
  );
}
