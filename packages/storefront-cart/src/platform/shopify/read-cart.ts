import { type Subunits, subunits } from '@cartwright/core/money/subunits';
import { isJson, type Json, listOf, numberOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import type { Discount, Properties, StoreCart, StoreLine } from '../../state/ports/store-cart';

const NEEDED = ['variant_id', 'product_id', 'quantity', 'original_line_price', 'final_line_price'];

/**
 * Cart from a response of `cart.js`, `change.js` or `update.js`; null for anything else (such as a bot protection
 * page). Source: Shopify AJAX Cart API.
 */
export function readCart(response: unknown): StoreCart | null {
  if (!isJson(response) || typeof response.token !== 'string' || !Array.isArray(response.items)) return null;
  const items = listOf(response.items);
  // An incomplete cart is rejected: gifts would be judged by missing lines.
  const whole = items.every(
    (item) => textOf(item.key) && NEEDED.every((name) => Number.isFinite(item[name])),
  );
  if (!whole || items.length < response.items.length || !Number.isFinite(response.total_price)) return null;
  const orderDiscounts = listOf(response.cart_level_discount_applications).map(
    (application): Discount => ({
      title: textOf(application.title),
      amount: amountOf(application.total_allocated_amount),
    }),
  );
  return {
    token: response.token,
    currency: textOf(response.currency),
    note: textOf(response.note),
    attributes: textsOf(response.attributes),
    lines: items.map(readLine),
    codes: listOf(response.discount_codes).map(({ code, applicable }) => ({
      code: textOf(code),
      applicable: applicable === true,
    })),
    orderDiscounts,
    subtotal: amountOf(response.items_subtotal_price),
    total: amountOf(response.total_price),
  };
}

function readLine(item: Json): StoreLine {
  const allocation = isJson(item.selling_plan_allocation) ? item.selling_plan_allocation : null;
  const plan = allocation?.selling_plan;
  const parent = isJson(item.parent_relationship) ? item.parent_relationship.parent : null;
  const rule = isJson(item.quantity_rule) ? item.quantity_rule : {};
  const measure = isJson(item.unit_price_measurement) ? item.unit_price_measurement : null;
  const reference = numberOf(measure?.reference_value);
  const instructions = isJson(item.instructions) ? item.instructions : {};
  const image = isJson(item.featured_image) ? textOf(item.featured_image.url) : textOf(item.image);
  return {
    key: textOf(item.key),
    variantId: numberOf(item.variant_id),
    productId: numberOf(item.product_id),
    quantity: numberOf(item.quantity),
    properties: propertiesOf(item.properties),
    sellingPlan: isJson(plan) ? { id: numberOf(plan.id), name: textOf(plan.name) } : null,
    giftCard: item.gift_card === true,
    title: textOf(item.product_title) || textOf(item.title),
    variantTitle: textOf(item.variant_title) || null,
    vendor: textOf(item.vendor),
    url: textOf(item.url),
    handle: textOf(item.handle),
    image: image || null,
    linePrice: amountOf(item.original_line_price),
    charged: amountOf(item.final_line_price),
    priceWithoutPlan: allocation && amountOf(allocation.compare_at_price),
    parentKey: (isJson(parent) && textOf(parent.key)) || null,
    removable: instructions.can_remove !== false,
    countable: instructions.can_update_quantity !== false,
    rule: {
      min: numberOf(rule.min) || 1,
      max: numberOf(rule.max) || null,
      increment: numberOf(rule.increment) || 1,
    },
    contents: listOf(item.item_components).map((part) => ({
      title: textOf(part.product_title) || textOf(part.title),
      quantity: numberOf(part.quantity),
    })),
    perMeasure: measure && {
      price: amountOf(item.unit_price),
      measure: (reference > 1 ? `${reference} ` : '') + textOf(measure.reference_unit),
    },
    discounts: listOf(item.line_level_discount_allocations).map((allocation) => ({
      title: isJson(allocation.discount_application) ? textOf(allocation.discount_application.title) : '',
      amount: amountOf(allocation.amount),
    })),
  };
}

function propertiesOf(value: unknown): Properties {
  if (!isJson(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean'
        ? [[name, entry]]
        : [],
    ),
  );
}

function textsOf(value: unknown): Record<string, string> {
  return isJson(value)
    ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, String(entry ?? '')]))
    : {};
}

function amountOf(value: unknown): Subunits {
  return subunits(numberOf(value));
}
