import type { ReadOrder } from '../analytics/order-lines';
import type { LineNode, RefundLineNode } from '../shopify/documents/orders';

/** Amounts in major units; one number where both currencies have the same. */
type Both = number | { readonly shop: number; readonly presentment: number };

interface SaidLine {
  readonly product?: number | null;
  readonly ordered?: number;
  /** Remaining units. */
  readonly left?: number;
  /** Price of the remaining units, after discounts and without tax. */
  readonly price?: Both;
  readonly properties?: Readonly<Record<string, string | null>>;
  readonly discounts?: readonly { readonly title?: string; readonly code?: string; readonly off: number }[];
}

interface SaidRefund {
  readonly at?: string;
  /** Number of the line, from 1. */
  readonly line: number;
  readonly units: number;
  readonly subtotal: Both;
  readonly tax?: Both;
}

/** Order as returned by the Admin API; lines are numbered from 1. */
export function aReadOrder({
  lines = [],
  refunds = [],
  ...order
}: Partial<Omit<ReadOrder, 'lines' | 'refunds'>> & {
  readonly lines?: readonly SaidLine[];
  readonly refunds?: readonly SaidRefund[];
} = {}): ReadOrder {
  return {
    id: 1,
    placedAt: new Date('2026-01-01T12:00:00Z'),
    updatedAt: new Date('2026-01-09T12:00:00Z'),
    sourceName: 'web',
    tags: [],
    isTest: false,
    isCancelled: false,
    isEdited: false,
    taxesIncluded: false,
    currency: 'USD',
    presentmentCurrency: 'USD',
    attributes: [],
    lines: lines.map(lineNode),
    refunds: refunds.map(({ at = '2026-01-05T12:00:00Z', ...line }, index) => ({
      processedAt: new Date(at),
      lines: [refundLine(line, `gid://shopify/RefundLineItem/${index + 1}`)],
    })),
    ...order,
  };
}

function lineNode(line: SaidLine, index: number): LineNode {
  const { product = 7, ordered = 1, left = ordered, price = 10, properties = {}, discounts = [] } = line;
  return {
    id: lineId(index + 1),
    quantity: ordered,
    currentQuantity: left,
    product: product === null ? null : { id: `gid://shopify/Product/${product}` },
    variant: product === null ? null : { id: `gid://shopify/ProductVariant/${product}00` },
    customAttributes: Object.entries(properties).map(([key, value]) => ({ key, value })),
    priceAfterAllDiscountsBeforeTaxesSet: moneys(price),
    discountAllocations: discounts.map(({ off, ...discountApplication }) => ({
      allocatedAmountSet: moneys(off),
      discountApplication,
    })),
  };
}

function refundLine({ line, units, subtotal, tax = 0 }: SaidRefund, id: string): RefundLineNode {
  const refunded = { id, quantity: units, lineItem: { id: lineId(line) } };
  return { ...refunded, subtotalSet: moneys(subtotal), totalTaxSet: moneys(tax) };
}

const lineId = (number: number) => `gid://shopify/LineItem/${number}`;

function moneys(both: Both) {
  const { shop, presentment } = typeof both === 'number' ? { shop: both, presentment: both } : both;
  return { shopMoney: { amount: String(shop) }, presentmentMoney: { amount: String(presentment) } };
}
