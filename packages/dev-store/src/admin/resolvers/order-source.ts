import type { StoreContext } from '../../context/store-context';
import {
  type Amount,
  addAmounts,
  discountsOfOrder,
  NOTHING,
  type Order,
  type OrderDiscount,
  type OrderLine,
  type Refund,
  refundedOf,
  subtotalOfOrder,
  subtractAmounts,
  updatedAtOf,
  WEB,
} from '../../orders/order';
import { customerId, lineItemId, orderId, refundId } from '../../orders/order-ids';
import { unitsLeft } from '../../orders/refund';
import { decimalText } from '../../schema/decimal-text';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid } from '../wire/gid';
import { productById } from './products';
import { variantById } from './variants';

/** Order as the API exposes it; of the customer only an id. */
export function orderSource(store: StoreContext, order: Order) {
  const { number, createdAt, delivery, contact } = order;
  const discounts = discountsOfOrder(order);
  const deliveryDiscount = delivery?.discount?.amount ?? NOTHING;
  const discounted = addAmounts([...discounts.map(({ amount }) => amount), deliveryDiscount]);
  const taken = addAmounts(discounts.map(({ amount }) => amount));
  return {
    __typename: 'Order',
    id: orderGid(order),
    legacyResourceId: String(number),
    name: `#${number}`,
    number,
    createdAt,
    processedAt: createdAt,
    updatedAt: updatedAtOf(order),
    cancelledAt: order.cancelledAt ?? null,
    edited: false,
    test: false,
    sourceName: order.sourceName ?? WEB,
    tags: order.tags ?? [],
    note: order.note,
    currencyCode: order.shopCurrency,
    presentmentCurrencyCode: order.market.currency,
    displayFinancialStatus: financialStatus(order),
    customer: contact.email === '' ? null : { __typename: 'Customer', id: customerGid(contact.email) },
    customAttributes: attributeSources(order.attributes),
    lineItems: (args: ConnectionArguments) =>
      connection(
        order.lines.map((line) => lineSource(store, order, line)),
        args,
      ),
    subtotalPriceSet: moneyBag(order, subtractAmounts(subtotalOfOrder(order), taken)),
    totalDiscountsSet: moneyBag(order, discounted),
    totalPriceSet: moneyBag(order, order.total),
    totalRefundedSet: moneyBag(order, refundedOf(order)),
    totalShippingPriceSet: moneyBag(order, delivery?.original ?? NOTHING),
    taxesIncluded: false,
    totalTaxSet: moneyBag(order, NOTHING),
    currentTotalPriceSet: moneyBag(order, subtractAmounts(order.total, refundedOf(order))),
    refunds: ({ first }: { first?: number | null }) =>
      order.refunds.map((refund) => refundSource(store, order, refund)).slice(0, first ?? undefined),
  };
}

export function financialStatus(order: Order): 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' {
  const { presentment } = refundedOf(order);
  if (presentment === 0) return 'PAID';
  return presentment === order.total.presentment ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

function orderGid({ number }: Pick<Order, 'number'>): string {
  return gid('Order', orderId({ number }));
}

/** Same id for the same shopper in all orders. */
function customerGid(email: string): string {
  return gid('Customer', customerId(email));
}

function lineSource(store: StoreContext, order: Order, line: OrderLine) {
  const { title, variantTitle, discounts } = line;
  const taken = (counts: (discount: OrderDiscount) => boolean) =>
    addAmounts(discounts.filter(counts).map(({ amount }) => amount));
  const all = discountsOfOrder(order);
  return {
    __typename: 'LineItem',
    id: gid('LineItem', lineItemId(order, line)),
    title,
    name: variantTitle === null ? title : `${title} - ${variantTitle}`,
    sku: line.sku,
    variantTitle,
    quantity: line.quantity,
    currentQuantity: unitsLeft(order, line),
    product: () => productById(store, gid('Product', line.productId)),
    variant: () => variantById(store, gid('ProductVariant', line.variantId)),
    customAttributes: attributeSources(line.properties),
    originalTotalSet: moneyBag(order, line.original),
    // Excludes order-level discounts, and codes unless requested.
    discountedTotalSet: ({ withCodeDiscounts }: { withCodeDiscounts?: boolean | null }) => {
      const off = taken(({ of, isCode }) => of === 'product' && (withCodeDiscounts === true || !isCode));
      return moneyBag(order, subtractAmounts(line.original, off));
    },
    // Of units that weren't refunded.
    priceAfterAllDiscountsBeforeTaxesSet: moneyBag(
      order,
      subtractAmounts(line.paid, refundedOfLine(order, line)),
    ),
    discountAllocations: discounts.map((discount) => ({
      allocatedAmountSet: moneyBag(order, discount.amount),
      discountApplication: applicationSource(discount, all),
    })),
  };
}

function refundedOfLine({ refunds }: Order, { id }: OrderLine) {
  const lines = refunds.flatMap((refund) => refund.lines.filter((line) => line.id === id));
  return addAmounts(lines.map(({ amount }) => amount));
}

function applicationSource({ title, isCode, of }: OrderDiscount, all: readonly OrderDiscount[]) {
  const index = all.findIndex((each) => each.title === title && each.isCode === isCode && each.of === of);
  const shared = { index, targetType: 'LINE_ITEM' };
  return isCode
    ? { __typename: 'DiscountCodeApplication', ...shared, code: title }
    : { __typename: 'AutomaticDiscountApplication', ...shared, title };
}

function refundSource(store: StoreContext, order: Order, refund: Refund) {
  const id = refundId(order, refund);
  const items = refund.lines.flatMap(({ id: lineId, quantity, amount }, at) => {
    const line = order.lines.find((each) => each.id === lineId);
    if (!line) return [];
    return {
      __typename: 'RefundLineItem',
      id: gid('RefundLineItem', id * 1000 + at + 1),
      lineItem: () => lineSource(store, order, line),
      quantity,
      subtotalSet: moneyBag(order, amount),
      totalTaxSet: moneyBag(order, NOTHING),
    };
  });
  return {
    __typename: 'Refund',
    id: gid('Refund', id),
    legacyResourceId: String(id),
    createdAt: refund.createdAt,
    processedAt: refund.createdAt,
    updatedAt: refund.createdAt,
    refundLineItems: (args: ConnectionArguments) => connection(items, args),
    totalRefundedSet: moneyBag(order, refund.total),
  };
}

function moneyBag({ market, shopCurrency }: Order, { presentment, shop }: Amount) {
  return {
    presentmentMoney: { amount: decimalText(presentment), currencyCode: market.currency },
    shopMoney: { amount: decimalText(shop), currencyCode: shopCurrency },
  };
}

function attributeSources(attributes: Readonly<Record<string, unknown>>) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: String(value) }));
}
