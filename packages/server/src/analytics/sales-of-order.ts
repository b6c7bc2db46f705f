import type { LineNode, RefundLineNode } from '../shopify/documents/orders';
import { fromGid } from '../shopify/gid';
import { subunitsOf } from '../shopify/subunits-of';

/** An order with all its lines, as the Admin API tells them now. */
export interface ReadOrder {
  readonly id: number;
  /** When the sale took place: of an imported order that is before it came into Shopify. */
  readonly processedAt: Date;
  readonly updatedAt: Date;
  /** A test, or canceled: it is no sale. */
  readonly isVoid: boolean;
  /** Whether subtotals of refunds have the taxes in them. */
  readonly taxesIncluded: boolean;
  readonly lines: readonly LineNode[];
  readonly refunds: readonly { readonly processedAt: Date; readonly lines: readonly RefundLineNode[] }[];
}

/** What an order adds to the sales of a product at an instant; of a refund units and revenue are below 0, or 0. */
export interface OrderSale {
  readonly orderId: number;
  readonly productId: number;
  readonly kind: 'sale' | 'refund';
  readonly happenedAt: Date;
  readonly units: number;
  /** Subunits of the shop's currency: after all discounts, without tax and shipping. */
  readonly revenue: number;
}

/**
 * What an order counts for: its sales at the instant when it was placed, each refund at its own. Shopify tells of a line
 * what is left of it, so what was sold is that and what was refunded; units that an edit has removed were never sold.
 * Lines without a product (deleted, tips, custom ones) are left out.
 */
export function salesOfOrder({
  id,
  processedAt,
  isVoid,
  taxesIncluded,
  lines,
  refunds,
}: ReadOrder): OrderSale[] {
  if (isVoid) return [];
  const products = new Map(lines.map(({ id: line, product }) => [line, product && fromGid(product.id)]));
  const sums = new Map<string, OrderSale>();
  const add = (line: string, kind: OrderSale['kind'], happenedAt: Date, units: number, revenue: number) => {
    const productId = products.get(line);
    // Nothing is left of a line that an edit took out whole.
    if (productId == null || (units === 0 && revenue === 0)) return;
    const key = `${productId} ${kind} ${happenedAt.getTime()}`;
    const before = sums.get(key) ?? { units: 0, revenue: 0 };
    sums.set(key, {
      orderId: id,
      productId,
      kind,
      happenedAt,
      units: before.units + units,
      revenue: before.revenue + revenue,
    });
  };
  for (const line of lines) {
    const left = subunitsOf(line.priceAfterAllDiscountsBeforeTaxesSet.shopMoney.amount);
    add(line.id, 'sale', processedAt, line.currentQuantity, left);
  }
  for (const refund of refunds) {
    for (const { lineItem, quantity, subtotalSet, totalTaxSet } of refund.lines) {
      const tax = taxesIncluded ? subunitsOf(totalTaxSet.shopMoney.amount) : 0;
      const back = subunitsOf(subtotalSet.shopMoney.amount) - tax;
      add(lineItem.id, 'sale', processedAt, quantity, back);
      add(lineItem.id, 'refund', refund.processedAt, -quantity, -back);
    }
  }
  return [...sums.values()];
}

/** What the table of sales holds. */
const MOST_UNITS = 2 ** 31 - 1;

/** Whether what an order counts for can be kept. */
export function canBeCounted(order: ReadOrder): boolean {
  return salesOfOrder(order).every(
    ({ units, revenue }) => Math.abs(units) <= MOST_UNITS && Number.isSafeInteger(revenue),
  );
}
