import { gid } from '../../admin/wire/gid';
import { NOTHING, type Order, type OrderDiscount, type OrderLine } from '../../orders/order';
import { lineItemId } from '../../orders/order-ids';
import { unitsLeft } from '../../orders/refund';
import { type Currencies, currenciesOf, moneyFields, moneySet, moneyText } from './money-fields';

/**
 * Line item of an order. `total_discount` is for manual discounts, so 0 here: codes and automatic discounts are in
 * `discount_allocations`, by index in `discount_applications`.
 */
export function lineItemPayload(
  order: Order,
  line: OrderLine,
  applicationOf: (discount: OrderDiscount) => number,
) {
  const currencies = currenciesOf(order);
  const id = lineItemId(order, line);
  const left = unitsLeft(order, line);
  return {
    id,
    admin_graphql_api_id: gid('LineItem', id),
    product_id: line.productId,
    variant_id: line.variantId,
    product_exists: true,
    title: line.title,
    variant_title: line.variantTitle,
    name: line.variantTitle === null ? line.title : `${line.title} - ${line.variantTitle}`,
    sku: line.sku === '' ? null : line.sku,
    quantity: line.quantity,
    current_quantity: left,
    fulfillable_quantity: left,
    fulfillment_status: null,
    fulfillment_service: 'manual',
    ...moneyFields('price', unitPrice(line), currencies),
    ...moneyFields('total_discount', NOTHING, currencies),
    discount_allocations: line.discounts.map((discount) =>
      allocation(discount, applicationOf(discount), currencies),
    ),
    properties: Object.entries(line.properties).map(([name, value]) => ({ name, value })),
    selling_plan_allocation: line.sellingPlan === null ? null : { selling_plan: { name: line.sellingPlan } },
    tax_lines: [],
    duties: [],
  };
}

/** Unit price: exact in presentment currency; rounded in the shop's, where the line's total was converted. */
function unitPrice({ original, quantity }: OrderLine) {
  return {
    presentment: Math.round(original.presentment / quantity),
    shop: Math.round(original.shop / quantity),
  };
}

function allocation({ amount }: OrderDiscount, at: number, currencies: Currencies) {
  return {
    amount: moneyText(amount.shop, currencies.shop),
    amount_set: moneySet(amount, currencies),
    discount_application_index: at,
  };
}
