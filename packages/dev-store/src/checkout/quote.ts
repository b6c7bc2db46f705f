import { smallestUnit } from '@cartwright/core/money/currency';
import { spread } from '@cartwright/core/money/spread';
import { subunits, sum } from '@cartwright/core/money/subunits';
import { type DiscountTotal, discountTotals } from '../engine/discount-totals';
import type { Application } from '../engine/discounts/allocation';
import type { GiftCard } from '../engine/model/catalogue';
import { hashHex } from '../engine/model/hash';
import { type GiftCardPayment, payByGiftCards } from '../engine/pay-by-gift-cards';
import type { PricedCart, PricedDelivery } from '../engine/price-cart';
import type { PricedLine } from '../engine/price-line';

/** Share of a discount in a line, in subunits. */
export interface QuotedDiscount {
  readonly application: Application;
  readonly of: 'product' | 'order';
  readonly amount: number;
}

export interface QuotedLine {
  readonly line: PricedLine;
  readonly discounts: readonly QuotedDiscount[];
  /** After product and order discounts. */
  readonly paid: number;
}

/**
 * Quote of a checkout in subunits of the market's currency, the single source of page, payment and
 * order.
 */
export interface Quote {
  readonly cart: PricedCart;
  readonly lines: readonly QuotedLine[];
  /** Items before discounts. */
  readonly subtotal: number;
  readonly discounts: readonly DiscountTotal[];
  /** Null without shipping. */
  readonly delivery: PricedDelivery | null;
  /** Items after discounts, plus delivery. */
  readonly total: number;
  readonly giftCards: readonly GiftCardPayment[];
  /** Amount charged to the card: total minus gift cards. */
  readonly toPay: number;
  /** Equal for equal content and prices. */
  readonly fingerprint: string;
}

/** Quotes a priced cart with a delivery handle, or the cheapest delivery if unknown. */
export function quoteCheckout(
  cart: PricedCart,
  giftCards: readonly GiftCard[],
  deliveryHandle: string | null,
): Quote {
  const delivery = chooseDelivery(cart.delivery, deliveryHandle);
  const lines = quoteLines(cart);
  const total = sum(lines.map(({ paid }) => paid)) + (delivery?.finalPrice ?? 0);
  const payments = payByGiftCards(giftCards, cart, total);
  const toPay = total - sum(payments.map(({ used }) => used));
  const amounts = {
    cart,
    lines,
    subtotal: cart.originalTotal,
    discounts: discountTotals(cart),
    delivery,
    total,
    giftCards: payments,
    toPay,
  };
  return { ...amounts, fingerprint: fingerprintOf(amounts) };
}

function chooseDelivery(options: readonly PricedDelivery[], handle: string | null): PricedDelivery | null {
  const chosen = options.find((option) => option.handle === handle);
  if (chosen) return chosen;
  return options.reduce<PricedDelivery | null>(
    (best, option) => (best === null || option.finalPrice < best.finalPrice ? option : best),
    null,
  );
}

/**
 * A line split by a product discount has its order discounts on the first part, regardless of its
 * price. Here they are spread, so that no part is negative.
 */
function quoteLines({ lines, market }: PricedCart): QuotedLine[] {
  const unit = smallestUnit(market.currency);
  return [...partsByLine(lines).values()].flatMap((parts) => {
    const left = parts.map(({ finalPrice }) => finalPrice);
    const discounts = parts.map(({ productShare }): QuotedDiscount[] =>
      productShare
        ? [{ application: productShare.application, of: 'product', amount: productShare.amount }]
        : [],
    );
    for (const { application, amount } of parts.flatMap(({ orderShares }) => orderShares)) {
      spread(subunits(amount), left.map(subunits), unit).forEach((share, at) => {
        left[at] = (left[at] ?? 0) - share;
        if (share > 0) discounts[at]?.push({ application, of: 'order', amount: share });
      });
    }
    return parts.map((line, at) => ({ line, discounts: discounts[at] ?? [], paid: left[at] ?? 0 }));
  });
}

function partsByLine(lines: readonly PricedLine[]): Map<string, PricedLine[]> {
  const parts = new Map<string, PricedLine[]>();
  for (const line of lines) parts.set(line.state.id, [...(parts.get(line.state.id) ?? []), line]);
  return parts;
}

function fingerprintOf({ cart, lines, discounts, delivery, giftCards, toPay }: Omit<Quote, 'fingerprint'>) {
  const shown = [
    cart.market.currency,
    lines.map(({ line, paid }) => [line.key, line.state.quantity, line.originalPrice, line.finalPrice, paid]),
    discounts.map(({ application, amount }) => [application.title, amount]),
    delivery && [delivery.originalPrice, delivery.finalPrice],
    giftCards.map(({ code, used }) => [code, used]),
    toPay,
  ];
  return hashHex(JSON.stringify(shown));
}
