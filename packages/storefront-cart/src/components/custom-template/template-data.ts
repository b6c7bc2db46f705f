import { isGiftLine } from '@cartwright/core/rewards/cart';
import { productsForFree } from '@cartwright/core/rewards/products-for-free';
import type { StorefrontComponent, WidgetDisplay } from '@cartwright/core/storefront/config';
import { isPriced } from '../../session/is-priced';
import { lineIds } from '../../session/line-ids';
import type { CartSession } from '../../session/session';
import type { StoreCart, StoreLine } from '../../state/ports/store-cart';
import { unitsIn } from '../../state/ports/store-cart';
import { discountRows } from '../cart-subtotal/discount-rows';
import { factsOf } from '../product-facts/facts';
import { progressData } from './progress-data';

/** Data for the template of a component or the whole cart, as described by core's `TEMPLATE_OBJECTS`. */
export function templateData(
  component: StorefrontComponent | undefined,
  session: CartSession,
  leaving: boolean,
): Readonly<Record<string, unknown>> {
  const { accepted, asked } = session.terms.value;
  const checkout = { terms_accepted: accepted, terms_missing: asked && !accepted, busy: leaving };
  const everywhere = { cart: cartData(session), shop: { root: session.root } };
  if (!component) {
    const { components } = session.rules.value.config;
    const bars = components.flatMap((each) =>
      each.type === 'tiered_progress_bar' ? each.settings.bars : [],
    );
    // The first component of a type wins.
    const settings = Object.fromEntries(components.map((each) => [each.type, each.settings]).reverse());
    return { ...everywhere, checkout, progress: progressData(bars, session), settings };
  }
  const { id, type } = component;
  const common = { ...everywhere, component: { id, type } };
  switch (component.type) {
    case 'tiered_progress_bar':
      return { ...common, progress: progressData(component.settings.bars, session) };
    case 'cross_sell_widget':
      return { ...common, ...widgetData(component.settings.widget, session) };
    case 'smart_cart_app':
      return common;
    case 'checkout':
      return { ...common, settings: component.settings, checkout };
    default:
      return { ...common, settings: component.settings };
  }
}

const NOTHING: Pick<StoreCart, 'lines' | 'orderDiscounts'> = { lines: [], orderDiscounts: [] };

function cartData(session: CartSession) {
  const cart = session.cartStore.view.value?.cart ?? null;
  const discounts = discountRows(cart ?? NOTHING);
  const savings = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const priced = cart !== null && isPriced(cart);
  const ids = cart && lineIds(cart);
  return {
    loading: cart === null,
    busy: session.cartStore.busy.value,
    item_count: unitsIn(cart ?? NOTHING),
    currency: cart?.currency,
    subtotal: priced ? cart.subtotal : null,
    total: priced ? cart.total : null,
    total_before_discounts: priced ? cart.total + savings : null,
    total_savings: savings,
    note: cart?.note ?? '',
    attributes: cart?.attributes,
    lines: cart?.lines.map((line) => lineData(line, ids?.of(line) ?? line.key, session)) ?? [],
    discounts,
    codes: cart?.codes ?? [],
  };
}

function lineData(line: StoreLine, id: string, session: CartSession) {
  const price = line.charged ?? line.linePrice;
  const known = session.rules.value.known.get(line.variantId);
  const gift = isGiftLine(line);
  return {
    // Stable id: the store's keys change with discounts, and rows would lose focus.
    key: id,
    variant_id: line.variantId,
    product_id: line.productId,
    product: factsOf(session, line.productId),
    quantity: line.quantity,
    title: line.title,
    variant_title: line.variantTitle,
    vendor: line.vendor,
    url: line.url,
    image: line.image,
    price,
    original_price: line.linePrice,
    unit_price: price === null ? null : Math.floor(price / line.quantity),
    compare_at_price: known?.compareAtPrice ? known.compareAtPrice * line.quantity : null,
    selling_plan: line.sellingPlan?.name,
    properties: Object.entries(line.properties)
      .filter(([name, value]) => !name.startsWith('_') && String(value).trim() !== '')
      .map(([name, value]) => ({ name, value })),
    discounts: discountRows({ lines: [line], orderDiscounts: [] }),
    gift,
    sold_out: known?.available === false,
    removable: line.removable,
    // The quantity of gifts is fixed.
    countable: line.countable && !gift,
    busy: !session.cartStore.truth.value?.lines.some(
      ({ key, quantity }) => key === line.key && quantity === line.quantity,
    ),
    error: session.lineErrors.value.get(id),
  };
}

function widgetData(widget: WidgetDisplay | null, session: CartSession) {
  const { products } = session.rules.value;
  const lines = session.cartStore.view.value?.cart.lines ?? [];
  const free = productsForFree(session.gifts.value);
  const chosen = (widget?.products ?? []).flatMap(({ product_id, variant_ids }) => {
    const product = products.find(({ id }) => id === product_id && !free.has(id));
    return product ? [{ product, variantIds: variant_ids }] : [];
  });
  return {
    widget: { title: widget?.title },
    products: chosen.map(({ product: { id, title, handle, image, variants }, variantIds }) => ({
      id,
      title,
      url: `${session.root}products/${handle}`,
      image,
      metafields: factsOf(session, id)?.metafields,
      in_cart: lines.some(({ productId }) => productId === id),
      variants: variants.filter((variant) => variantIds.length === 0 || variantIds.includes(variant.id)),
    })),
  };
}
