import type { Application, LineShare } from './discounts/allocation';
import { ANY_QUANTITY, hasOnlyDefaultVariant, lineTitle, type ProductImage } from './model/catalogue';
import { hashHex } from './model/hash';
import { plainText } from './model/plain-text';
import type { PricedCart } from './price-cart';
import { lineUrl, type PricedLine } from './price-line';

/**
 * Cart as in `/cart.js`. Amounts are subunits, `line_price` and `discounted_price` are after line
 * discounts, order discounts are in `cart_level_discount_applications` only. Source: Shopify AJAX
 * Cart API.
 */
export function cartJson(cart: PricedCart) {
  return {
    token: cart.state.token,
    note: cart.state.note,
    attributes: publicAttributes(cart.state.attributes),
    original_total_price: cart.originalTotal,
    total_price: cart.total,
    total_discount: cart.originalTotal - cart.total,
    total_weight: cart.lines.reduce((sum, { variant, state }) => sum + variant.grams * state.quantity, 0),
    item_count: cart.lines.reduce((sum, { state }) => sum + state.quantity, 0),
    items: cart.lines.map((line) => lineJson(line, cart)),
    requires_shipping: cart.lines.some(({ variant }) => variant.requiresShipping),
    currency: cart.market.currency,
    items_subtotal_price: cart.itemsSubtotal,
    cart_level_discount_applications: orderApplications(cart).map((application) =>
      applicationJson(application, amountOf(cart, application)),
    ),
    discount_codes: cart.codes.map(({ code, applicable }) => ({ code, applicable })),
  };
}

/** Line as in `cart.js` and `add.js`. */
export function lineJson(line: PricedLine, cart: PricedCart) {
  const { state, product, variant, sellingPlan, productShare } = line;
  const image = variant.image ?? product.image;
  const discount = productShare?.amount ?? 0;
  const perUnit = Math.round(line.finalPrice / state.quantity);
  return {
    id: variant.id,
    properties: { ...state.properties },
    quantity: state.quantity,
    variant_id: variant.id,
    key: line.key,
    title: lineTitle(product, variant),
    price: line.unitPrice,
    original_price: line.unitPrice,
    presentment_price: line.unitPrice / 100,
    discounted_price: perUnit,
    line_price: line.finalPrice,
    original_line_price: line.originalPrice,
    total_discount: discount,
    discounts: productShare ? [{ amount: discount, title: productShare.application.title }] : [],
    sku: variant.sku,
    grams: variant.grams,
    vendor: product.vendor,
    taxable: variant.taxable,
    product_id: product.id,
    product_has_only_default_variant: hasOnlyDefaultVariant(product),
    gift_card: product.giftCard,
    final_price: perUnit,
    final_line_price: line.finalPrice,
    url: lineUrl(line, cart.market),
    featured_image: image && featuredImage(image),
    image: image?.src ?? null,
    handle: product.handle,
    requires_shipping: variant.requiresShipping,
    product_type: product.productType,
    product_title: product.title,
    product_description: plainText(product.descriptionHtml),
    variant_title: hasOnlyDefaultVariant(product) ? null : variant.title,
    variant_options: [...variant.options],
    options_with_values: product.options.map(({ name }, position) => ({
      name,
      value: variant.options[position] ?? '',
    })),
    line_level_discount_allocations: productShare
      ? [
          {
            amount: discount,
            discount_application: applicationJson(
              productShare.application,
              amountOf(cart, productShare.application),
            ),
          },
        ]
      : [],
    line_level_total_discount: discount,
    quantity_rule: { ...(variant.quantityRule ?? ANY_QUANTITY) },
    has_components: false,
    // Liquid's names: the format of nested lines in `cart.js` is unpublished.
    ...(line.parentKey !== null && {
      parent_relationship: { parent: { key: line.parentKey } },
      instructions: { can_remove: true, can_update_quantity: true },
    }),
    ...(sellingPlan && {
      selling_plan_allocation: {
        price_adjustments: [{ position: 1, price: line.unitPrice }],
        price: line.unitPrice,
        compare_at_price: variant.price,
        per_delivery_price: line.unitPrice,
        selling_plan: {
          id: sellingPlan.id,
          name: sellingPlan.name,
          description: sellingPlan.description,
          options: sellingPlan.options.map(({ name, value }, at) => ({ name, position: at + 1, value })),
          recurring_deliveries: sellingPlan.recurringDeliveries,
        },
      },
    }),
  };
}

function applicationJson(application: Application, allocated: number) {
  return {
    type: application.type,
    key: hashHex(`${application.discountId} ${application.title}`),
    title: application.title,
    description: null,
    value: application.value,
    value_type: application.valueType,
    allocation_method: application.allocationMethod,
    target_selection: 'all',
    target_type: 'line_item',
    total_allocated_amount: allocated,
  };
}

function orderApplications(cart: PricedCart): Application[] {
  const seen = new Set<Application>();
  for (const line of cart.lines) {
    for (const { application } of line.orderShares) seen.add(application);
  }
  return [...seen];
}

/** Amount of a discount application across the cart. */
function amountOf(cart: PricedCart, application: Application): number {
  return cart.lines
    .flatMap((line): LineShare[] => [...(line.productShare ? [line.productShare] : []), ...line.orderShares])
    .filter((share) => share.application === application)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function featuredImage(image: ProductImage) {
  return {
    aspect_ratio: Math.round((image.width / image.height) * 1000) / 1000,
    alt: image.alt,
    height: image.height,
    url: image.src,
    width: image.width,
  };
}

/** Attributes with two leading underscores are private; properties never are. */
function publicAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !name.startsWith('__')));
}
