import { smallestUnit } from '@cartwright/core/money/currency';
import type { StoreMarkets } from '../context/store-markets';
import {
  type Catalogue,
  type DeliveryOption,
  hasOnlyDefaultVariant,
  isAvailable,
  isSoldIn,
  type Product,
  type Variant,
} from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { presentCatalogue } from '../engine/present-catalogue';
import { NO_CONTACT } from '../orders/contact';
import { type Amount, addAmounts, type Order, type OrderDelivery, type OrderLine } from '../orders/order';
import { type RefundRequest, refundAmounts } from '../orders/refund';
import { inShopMoney } from '../orders/shop-money';
import { seededInteger, seededUuid, skewedIndex } from './seeded-random';

/** Order attribute that links an order to its session. */
export const LINK_ATTRIBUTE = '__cw';

/** Tag of generated orders. */
export const MADE_UP_TAG = 'made up';

const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHOPPERS = 140;
/** Number of products at the top of the catalogue that sell in pairs: the first with the second, and so on. */
const PAIRED = 12;
const PAIRED_IN_100 = 55;
const CODE = 'WELCOME10';
/** One in so many orders in the shop's currency comes from a point of sale, and one from a subscription. */
const BY_OTHER_SOURCES = 20;
const OTHER_SOURCES = ['pos', 'subscription_contract'];
/** One in so many online orders has no link to a session, as with buy-now buttons and wallets. */
const UNLINKED = 5;
/** One in so many lines is gift-wrapped, by a property. */
const WRAPPED = 9;
const PAPERS = ['Plain paper', 'Meadow', 'Winter stars'];

interface Shop extends Pick<StoreMarkets, 'markets'> {
  /** In the shop's own currency. */
  readonly catalogue: Catalogue;
  readonly currency: string;
  /** End of the history. */
  readonly now: Date;
  readonly firstNumber: number;
}

/**
 * Generates orders of the last 90 days, several a day, oldest first, deterministic by catalogue and day. The first
 * products of the catalogue sell best, often in pairs. Some orders are in another market's currency, have a code, come
 * from a point of sale or a subscription, or are refunded or canceled. Most online orders are linked to a session that
 * `visit-history` generates. Empty without sellable products.
 */
export function madeUpHistory(shop: Shop): Order[] {
  const [own, ...others] = shop.markets;
  const sellable = new Map(shop.markets.map((market) => [market, soldIn(market, shop.catalogue.products)]));
  // A market without sellable products uses the shop's own.
  const selling = [own, ...others.filter((market) => sellable.get(market)?.length)] as const;
  if (!sellable.get(own)?.length) return [];
  const today = Math.floor(shop.now.getTime() / DAY_MS);
  const times = Array.from({ length: DAYS }, (_, index) => today - DAYS + index).flatMap(timesOfDay);
  return times.map((time, index) =>
    madeUpOrder({ ...shop, markets: selling }, sellable, time, shop.firstNumber + index),
  );
}

/** Products sold in a market, except gift cards and those that require a selling plan. */
function soldIn({ country }: Market, products: readonly Product[]): Product[] {
  const isSold = (product: Product, variant: Variant) =>
    isAvailable(product, variant) && isSoldIn(country, variant);
  return products.filter(
    (product) =>
      !product.giftCard &&
      !product.requiresSellingPlan &&
      isSoldIn(country, product) &&
      product.variants.some((variant) => isSold(product, variant)),
  );
}

/** Three to eight sorted times of a day (days since 1970). */
function timesOfDay(day: number): number[] {
  const count = 3 + seededInteger(`count ${day}`, 6);
  const times = Array.from(
    { length: count },
    (_, index) => day * DAY_MS + seededInteger(`time ${day} ${index}`, DAY_MS / 1000) * 1000,
  );
  return times.sort((a, b) => a - b);
}

function madeUpOrder(
  shop: Shop,
  sellable: ReadonlyMap<Market, readonly Product[]>,
  time: number,
  number: number,
): Order {
  const roll = (what: string, among: number) => seededInteger(`${what} ${number} ${time}`, among);
  const [own, ...others] = shop.markets;
  const market = roll('market', 4) === 0 ? (others[roll('which', Math.max(1, others.length))] ?? own) : own;
  const isReduced = roll('code', 6) === 0;
  // Converts only the chosen products, as the catalogue may be large.
  const chosen = { ...shop.catalogue, products: chosenProducts(sellable.get(market) ?? [], roll) };
  const { products, delivery: options } = presentCatalogue(chosen, market);
  const lines = products.map((product, index) =>
    madeUpLine(shop, market, product, {
      index,
      isReduced,
      roll: (what, among) => roll(`${what} ${index}`, among),
    }),
  );
  const source = market === own ? OTHER_SOURCES[roll('source', BY_OTHER_SOURCES)] : undefined;
  const delivery = source === 'pos' ? null : madeUpDelivery(shop, market, options[0]);
  const total = addAmounts([...lines.map(({ paid }) => paid), ...(delivery ? [delivery.paid] : [])]);
  const shopper = 1 + roll('shopper', SHOPPERS);
  const order: Order = {
    number,
    createdAt: new Date(time).toISOString(),
    checkoutToken: `made-up-checkout-${number}`,
    cartToken: `made-up-cart-${number}`,
    nextCartToken: `made-up-next-${number}`,
    bought: [],
    market,
    shopCurrency: shop.currency,
    contact: { ...NO_CONTACT, email: `shopper-${shopper}@example.com` },
    lines,
    delivery,
    total,
    payments: [{ kind: 'card', last: '1', amount: total }],
    giftCards: [],
    note: null,
    attributes:
      !source && roll('linked', UNLINKED) > 0 ? { [LINK_ATTRIBUTE]: seededUuid(`order ${number}`) } : {},
    refunds: [],
    tags: [MADE_UP_TAG],
    ...(source && { sourceName: source }),
  };
  return withRefund(order, time + (1 + roll('later', 6)) * DAY_MS, shop.now, roll('refund', 60));
}

/** One to three products, some with the other one of their pair. */
function chosenProducts(
  sellable: readonly Product[],
  roll: (what: string, among: number) => number,
): Product[] {
  const places = new Set<number>();
  const wanted = 1 + roll('products', 3);
  for (let pick = 0; pick < wanted; pick++) {
    const place = skewedIndex(roll(`pick ${pick}`, 1_000_000) / 1_000_000, sellable.length);
    places.add(place);
    const partner = place % 2 === 0 ? place + 1 : place - 1;
    const isPaired = place < PAIRED && partner < sellable.length && roll(`pair ${pick}`, 100) < PAIRED_IN_100;
    if (isPaired) places.add(partner);
  }
  return [...places].flatMap((place) => sellable[place] ?? []);
}

function madeUpLine(
  shop: Shop,
  market: Market,
  product: Product,
  {
    index,
    isReduced,
    roll,
  }: {
    readonly index: number;
    readonly isReduced: boolean;
    readonly roll: (what: string, among: number) => number;
  },
): OrderLine {
  const available = product.variants.filter((each) => isAvailable(product, each));
  const variant = available[roll('variant', available.length)];
  if (!variant) throw new Error(`Nothing of ${product.handle} is for sale.`);
  const quantity = roll('quantity', 5) === 0 ? 2 : 1;
  const unit = smallestUnit(market.currency);
  const off = isReduced ? Math.floor((variant.price * quantity) / 10 / unit) * unit : 0;
  const inBoth = (presentment: number): Amount => ({
    presentment,
    shop: inShopMoney(presentment, market, shop.currency),
  });
  const [paid, saved] = [inBoth(variant.price * quantity - off), inBoth(off)];
  const discounts = off > 0 ? [{ title: CODE, isCode: true, of: 'order' as const, amount: saved }] : [];
  return {
    ...named(product, variant, index),
    properties:
      roll('wrap', WRAPPED) === 0 ? { 'Gift wrap': PAPERS[roll('paper', PAPERS.length)] ?? '' } : {},
    quantity,
    original: addAmounts([paid, saved]),
    discounts,
    paid,
  };
}

function named(product: Product, variant: Variant, index: number) {
  return {
    id: String(index + 1),
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    variantTitle: hasOnlyDefaultVariant(product) ? null : variant.title,
    sellingPlan: null,
    sku: variant.sku,
    image: (variant.image ?? product.image)?.src ?? null,
  };
}

function madeUpDelivery(
  shop: Shop,
  market: Market,
  option: DeliveryOption | undefined,
): OrderDelivery | null {
  if (!option) return null;
  const paid = { presentment: option.price, shop: inShopMoney(option.price, market, shop.currency) };
  return { handle: option.handle, title: option.title, original: paid, discount: null, paid };
}

/** Refunds: of sixty orders, one is canceled and fully refunded, and five get a unit of their first line refunded. */
function withRefund(order: Order, time: number, now: Date, rolled: number): Order {
  const [first] = order.lines;
  if (!first || rolled > 5 || time > now.getTime()) return order;
  const isCanceled = rolled === 0;
  const request: RefundRequest = isCanceled
    ? { quantities: new Map(order.lines.map(({ id, quantity }) => [id, quantity])), delivery: true }
    : { quantities: new Map([[first.id, 1]]), delivery: false };
  const refunded = refundAmounts(order, request);
  if (!refunded.ok) return order;
  const createdAt = new Date(time).toISOString();
  const refund = { key: `made-up-${order.number}`, createdAt, ...refunded.amounts };
  return { ...order, refunds: [refund], ...(isCanceled && { cancelledAt: createdAt }) };
}
