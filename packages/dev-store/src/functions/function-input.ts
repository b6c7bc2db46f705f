import { jsonValueOf, resolveNamespace } from '../admin/resolvers/metafields';
import { SHOP_GID } from '../admin/resolvers/shop';
import type { FunctionHost } from '../context/store-context';
import {
  type CartSnapshot,
  type DeliveryGroup,
  type SnapshotLine,
  subtotalOf,
} from '../engine/discounts/discount-run';
import { sellingPlansOf } from '../engine/model/catalogue';
import { type PricedCart, snapshotOf } from '../engine/price-cart';
import { lineGid } from '../engine/price-line';
import type { BuyerJourneyStep } from '../engine/validation-run';
import { decimalText } from '../schema/decimal-text';
import { LANGUAGE_CODES } from '../schema/iso-codes';
import { type DiscountRecord, discountGid, type ValidationRecord, validationGid } from '../state/records';
import { FUNCTION_LIMITS } from './limits';

/**
 * Root value for a discount function's input query: the cart before discounts, and the discount with its metafields.
 */
export function discountInput(store: FunctionHost, cart: CartSnapshot, discount: DiscountRecord) {
  const money = moneyIn(cart.currency);
  const lines = cart.lines.map((line) => lineInput(line, NO_DISCOUNTS, money));
  const subtotal = cart.lines.reduce((sum, line) => sum + subtotalOf(line), 0);
  return {
    ...sharedInput(store, cart),
    cart: {
      attribute: attributeOf(cart.attributes),
      lines,
      cost: { subtotalAmount: money(subtotal), totalAmount: money(subtotal) },
      deliveryGroups: cart.deliveryGroups.map((group) => groupInput(group, lines, money)),
    },
    discount: {
      discountClasses: discount.discountClasses,
      metafield: metafieldOf(store, discountGid(discount)),
    },
    enteredDiscountCodes: cart.codes.map((code) => ({ code, rejectable: true })),
    triggeringDiscountCode: null,
  };
}

/**
 * Root value for a validation function's input query: the cart with its final prices, and the validation with its
 * metafields.
 */
export function validationInput(
  store: FunctionHost,
  priced: PricedCart,
  step: BuyerJourneyStep,
  validation: ValidationRecord,
) {
  const cart = snapshotOf(priced.state, store.indexFor(priced.market), priced.market);
  const money = moneyIn(cart.currency);
  const lines = cart.lines.map((line) => lineInput(line, discountsOn(line, priced), money));
  return {
    ...sharedInput(store, cart),
    buyerJourney: { step },
    cart: {
      attribute: attributeOf(cart.attributes),
      lines,
      cost: { subtotalAmount: money(priced.itemsSubtotal), totalAmount: money(priced.total) },
      deliveryGroups: cart.deliveryGroups.map((group) => groupInput(group, lines, money)),
    },
    validation: { metafield: metafieldOf(store, validationGid(validation)) },
  };
}

function sharedInput(store: FunctionHost, cart: CartSnapshot) {
  return {
    localization: {
      country: { isoCode: cart.country },
      language: { isoCode: languageCode(cart.locale) },
    },
    presentmentCurrencyRate: cart.rate.includes('.') ? cart.rate : `${cart.rate}.0`,
    shop: { localTime: { date: localDate(store) }, metafield: metafieldOf(store, SHOP_GID) },
  };
}

const moneyIn = (currencyCode: string) => (amount: number) => ({ amount: decimalText(amount), currencyCode });

/** Discounts of a line in subunits. */
interface LineDiscounts {
  readonly product: number;
  readonly all: readonly number[];
}

const NO_DISCOUNTS: LineDiscounts = { product: 0, all: [] };

/** Discounts of all parts of a split line. */
function discountsOn(line: SnapshotLine, { lines }: PricedCart): LineDiscounts {
  const parts = lines.filter(({ state }) => lineGid(state) === line.id);
  const product = parts.flatMap(({ productShare }) => productShare?.amount ?? []);
  const order = parts.flatMap(({ orderShares }) => orderShares.map(({ amount }) => amount));
  return { product: product.reduce((sum, amount) => sum + amount, 0), all: [...product, ...order] };
}

/**
 * Language code of a locale: "de" is DE, "pt-BR" is PT_BR. Without such a regional variant in Shopify, the language
 * alone: "en-GB" is EN.
 */
function languageCode(locale: string): string {
  const [language = ''] = locale.split('-');
  const known = LANGUAGE_CODES.trim().split(/\s+/);
  return known.find((code) => code === locale.toUpperCase().replace('-', '_')) ?? language.toUpperCase();
}

/** Resolver of `attribute(key:)`. */
const attributeOf =
  (values: Readonly<Record<string, unknown>>) =>
  ({ key }: { key?: string | null }) => {
    const value = key && Object.hasOwn(values, key) ? values[key] : undefined;
    return value === undefined ? null : { key, value: String(value) };
  };

function lineInput(line: SnapshotLine, discounts: LineDiscounts, money: (amount: number) => unknown) {
  const { product, variant } = line;
  const plan = sellingPlansOf(product).find(({ id }) => id === line.sellingPlanId);
  return {
    id: line.id,
    quantity: line.quantity,
    attribute: attributeOf(line.properties),
    cost: {
      amountPerQuantity: money(line.unitPrice),
      compareAtAmountPerQuantity: variant.compareAtPrice === null ? null : money(variant.compareAtPrice),
      subtotalAmount: money(subtotalOf(line)),
      totalAmount: money(subtotalOf(line) - discounts.product),
    },
    discountAllocations: discounts.all.map((amount) => ({ discountedAmount: money(amount) })),
    merchandise: {
      __typename: 'ProductVariant',
      id: `gid://shopify/ProductVariant/${variant.id}`,
      title: variant.title,
      sku: variant.sku,
      requiresShipping: variant.requiresShipping,
      product: {
        id: `gid://shopify/Product/${product.id}`,
        handle: product.handle,
        title: product.title,
        productType: product.productType,
        vendor: product.vendor,
        isGiftCard: product.giftCard,
        hasAnyTag: ({ tags }: { tags: string[] }) => tags.some((tag) => product.tags.includes(tag)),
      },
    },
    sellingPlanAllocation: plan
      ? {
          sellingPlan: {
            id: `gid://shopify/SellingPlan/${plan.id}`,
            name: plan.name,
            recurringDeliveries: plan.recurringDeliveries,
          },
        }
      : null,
  };
}

function groupInput(group: DeliveryGroup, lines: readonly unknown[], money: (amount: number) => unknown) {
  const options = group.options.map(({ handle, title, price }) => ({ handle, title, cost: money(price) }));
  return {
    id: group.id,
    cartLines: lines,
    deliveryOptions: options,
    selectedDeliveryOption: options[0] ?? null,
  };
}

function metafieldOf(store: FunctionHost, ownerId: string) {
  return ({ namespace, key }: { namespace?: string | null; key: string }) => {
    const found = store.state.metafield(ownerId, resolveNamespace(namespace), key);
    if (!found || Buffer.byteLength(found.value) > FUNCTION_LIMITS.metafieldBytes) return null;
    return { type: found.type, value: found.value, jsonValue: jsonValueOf(found) };
  };
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * Date in the shop's time zone, as 2026-03-14. Formatters are cached: creating one takes longer than a function run.
 */
function localDate({ clock, shop: { timezone } }: FunctionHost): string {
  const known = calendars.get(timezone);
  const calendar = known ?? new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
  calendars.set(timezone, calendar);
  return calendar.format(clock());
}
