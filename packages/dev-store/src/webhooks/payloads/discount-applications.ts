import { discountsOfOrder, type Order, type OrderDiscount } from '../../orders/order';
import { moneyText } from './money-fields';

/** Discounts of an order's items, then that of its delivery. Percentages aren't stored: `value` is the amount. */
export function discountApplications(order: Order) {
  const { delivery, shopCurrency } = order;
  const ofItems = discountsOfOrder(order).map(({ title, isCode, of, amount }) => ({
    ...named(title, isCode),
    value: moneyText(amount.shop, shopCurrency),
    value_type: 'fixed_amount',
    allocation_method: 'across',
    target_selection: of === 'order' ? 'all' : 'entitled',
    target_type: 'line_item',
  }));
  if (!delivery?.discount) return ofItems;
  const { title, amount } = delivery.discount;
  const ofDelivery = {
    ...named(title, false),
    value: moneyText(amount.shop, shopCurrency),
    value_type: 'fixed_amount',
    allocation_method: 'each',
    target_selection: 'all',
    target_type: 'shipping_line',
  };
  return [...ofItems, ofDelivery];
}

/** Index of a line's discount in `discount_applications`. */
export function applicationIndex(order: Order): (discount: OrderDiscount) => number {
  const all = discountsOfOrder(order);
  return ({ title, isCode, of }) =>
    all.findIndex((each) => each.title === title && each.isCode === isCode && each.of === of);
}

/** Entries of `discount_codes`, with amounts. */
export function discountCodes(order: Order) {
  return discountsOfOrder(order)
    .filter(({ isCode }) => isCode)
    .map(({ title, amount }) => ({
      code: title,
      amount: moneyText(amount.shop, order.shopCurrency),
      type: 'fixed_amount',
    }));
}

function named(title: string, isCode: boolean) {
  return isCode ? { type: 'discount_code', code: title } : { type: 'automatic', title, description: null };
}
