import { LARKSPUR_SUPPLY } from '@cartwright/dev-store/catalogue/larkspur/larkspur-supply';
import { storeMarkets } from '@cartwright/dev-store/context/store-markets';
import { LINK_ATTRIBUTE, madeUpHistory } from '@cartwright/dev-store/order-history/made-up-history';
import { discountsOfOrder, type Order } from '@cartwright/dev-store/orders/order';
import { DEMO_MARKETS } from '@cartwright/dev-store/setup/demo-markets';
import { madeUpVisits } from '@cartwright/dev-store/visit-history/made-up-visits';
import { pagesOfVisit } from '@cartwright/dev-store/visit-history/pages-of-visit';
import { storeMadeUpVisits } from '@cartwright/server/analytics/made-up-visits';
import type { Database } from '@cartwright/server/db/database';
import { aMeasuredShop, type MadeOrder } from '@cartwright/server/testing/a-measured-shop';

const SHOP = { domain: 'a.myshopify.com', name: 'A', currency: 'USD', timezone: 'UTC', country: 'US' };
/** The clocks of Europe went back on October 25, those of America on November 1. */
const NOW = new Date('2026-11-03T12:00:00Z');
export const FIRST_DAY = '2026-10-24';
export const LATER = Date.parse('2026-11-10T00:00:00Z');

/** Nothing that was stored then waits to be counted, whatever the clock says. */
const LONG_AGO = new Date(0);

/** Cart of ours that the orders of a store would have had; a gift's `price` is what was taken off. */
export const CART = {
  id: 'cart-1',
  tiers: [
    { id: 'shipping', minimum: 2_500 },
    { id: 'gift', minimum: 5_000 },
  ],
} as const;
export const GIFT = { tier: `${CART.id} gift`, minimum: 5_000, price: 1_250 };

const { markets } = storeMarkets({ shop: SHOP, markets: DEMO_MARKETS }, LARKSPUR_SUPPLY);
export const ORDERS = madeUpHistory({
  markets,
  catalogue: LARKSPUR_SUPPLY,
  currency: 'USD',
  now: NOW,
  firstNumber: 1001,
}).filter(({ createdAt }) => createdAt >= FIRST_DAY);
/** Visits. Of the many that come to no order one in three: the others are like them, and take their time to be counted. */
export const VISITS = madeUpVisits({
  catalogue: LARKSPUR_SUPPLY,
  market: markets[0],
  orders: ORDERS,
}).filter(({ views }, index) => index % 3 === 0 || views.length > 1);

/** Whether an order was given the gift; a refund of anything brings it back, too. */
export const hasGift = ({ lines, cancelledAt }: Order) =>
  cancelledAt === undefined && lines.reduce((sum, { paid }) => sum + paid.shop, 0) >= GIFT.minimum;

/** As the app reads it of the store. */
function storedOrder(order: Order): MadeOrder {
  const { number, createdAt, attributes, lines, refunds, cancelledAt } = order;
  const isCancelled = cancelledAt !== undefined;
  const gift = hasGift(order)
    ? {
        lineId: 1_000,
        productId: LARKSPUR_SUPPLY.products[0]?.id ?? null,
        revenue: 0,
        discount: GIFT.price,
        properties: { _attribution: CART.id, _source: 'tiered_progress_bar', _tier: 'gift' },
      }
    : null;
  return {
    orderId: number,
    placedAt: Date.parse(createdAt),
    link: attributes[LINK_ATTRIBUTE] ?? null,
    isCancelled,
    lines: isCancelled
      ? []
      : [
          ...lines.map(({ id, productId, paid, properties }) => ({
            lineId: Number(id),
            productId,
            revenue: paid.shop,
            properties: Object.fromEntries(
              Object.entries(properties).map(([key, value]) => [key, String(value)]),
            ),
          })),
          ...(gift ? [gift] : []),
        ],
    refunds: isCancelled
      ? []
      : refunds.flatMap(({ createdAt: refundedAt, lines: back }) => {
          const at = Date.parse(refundedAt);
          return [
            ...back.map(({ id, amount }) => ({ lineId: Number(id), at, revenue: -amount.shop })),
            ...(gift ? [{ lineId: gift.lineId, at, revenue: 0, discount: -GIFT.price }] : []),
          ];
        }),
    discounts: isCancelled
      ? []
      : discountsOfOrder(order).map(({ title, isCode, amount }) => ({
          title,
          code: isCode ? title : null,
          amount: amount.shop,
        })),
  };
}

/** A shop that has counted all of it. */
export async function aMadeUpShop(database: Database) {
  const shop = aMeasuredShop(database);
  await shop.take([], ORDERS.map(storedOrder));
  const pages = VISITS.flatMap((visit) => pagesOfVisit(visit, CART));
  for (let from = 0; from < pages.length; from += 500) {
    await storeMadeUpVisits(shop.store, pages.slice(from, from + 500), LONG_AGO);
  }
  await shop.count();
  return shop;
}
