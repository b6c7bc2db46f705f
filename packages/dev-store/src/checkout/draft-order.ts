import { sum } from '@cartwright/core/money/subunits';
import { hasOnlyDefaultVariant } from '../engine/model/catalogue';
import type { Contact } from '../orders/contact';
import {
  type Amount,
  addAmounts,
  type OrderDelivery,
  type OrderDraft,
  type OrderLine,
  type OrderPayment,
} from '../orders/order';
import { apportion, inShopMoney } from '../orders/shop-money';
import type { Quote, QuotedLine } from './quote';

/**
 * Order draft of a quote paid by `card`. In the shop's currency, the card's part is converted and
 * gift cards are debited; the total is their sum, apportioned to lines and delivery, so that both
 * currencies add up.
 */
export function draftOrder(
  quote: Quote,
  {
    contact,
    card,
    shopCurrency,
  }: { readonly contact: Contact; readonly card: string; readonly shopCurrency: string },
): OrderDraft {
  const { market, state } = quote.cart;
  const payments = paymentsOf(quote, card, shopCurrency);
  const total = addAmounts(payments.map(({ amount }) => amount));
  const paid = sharesOf(
    total.shop,
    [...quote.lines.map((line) => line.paid), quote.delivery?.finalPrice ?? 0],
    shopCurrency,
  );
  const off = [
    ...quote.lines.flatMap(({ discounts }) => discounts.map(({ amount }) => amount)),
    quote.delivery?.share?.amount ?? 0,
  ];
  const saved = sharesOf(inShopMoney(sum(off), market, shopCurrency), off, shopCurrency);
  return {
    bought: state.lines.map(({ id, quantity }) => ({ id, quantity })),
    market,
    shopCurrency,
    contact,
    lines: quote.lines.map((line, at) => orderLine(line, at, paid.next(), saved.next)),
    delivery: orderDelivery(quote, paid.next(), saved.next()),
    total,
    payments,
    giftCards: quote.giftCards.map(({ code, usedInShop }) => ({ code, amount: usedInShop })),
    note: state.note,
    attributes: state.attributes,
  };
}

function paymentsOf({ cart, giftCards, toPay }: Quote, card: string, shopCurrency: string): OrderPayment[] {
  const byGiftCards = giftCards
    .filter(({ used }) => used > 0)
    .map(
      ({ code, used, usedInShop }): OrderPayment => ({
        kind: 'gift_card',
        last: code.slice(-4),
        amount: { presentment: used, shop: usedInShop },
      }),
    );
  if (toPay === 0) return byGiftCards;
  const amount = { presentment: toPay, shop: inShopMoney(toPay, cart.market, shopCurrency) };
  return [...byGiftCards, { kind: 'card', last: card, amount }];
}

/** Amounts with their apportioned shares in the shop's currency, consumed in order. */
function sharesOf(total: number, amounts: readonly number[], shopCurrency: string) {
  const shares = apportion(total, amounts, shopCurrency);
  let at = 0;
  return {
    next(): Amount {
      const amount = { presentment: amounts[at] ?? 0, shop: shares[at] ?? 0 };
      at += 1;
      return amount;
    },
  };
}

function orderLine(
  { line, discounts }: QuotedLine,
  at: number,
  paid: Amount,
  nextSaved: () => Amount,
): OrderLine {
  const { product, variant, sellingPlan, state } = line;
  const taken = discounts.map(({ application, of }) => ({
    title: application.title,
    isCode: application.type === 'discount_code',
    of,
    amount: nextSaved(),
  }));
  return {
    id: String(at + 1),
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    variantTitle: hasOnlyDefaultVariant(product) ? null : variant.title,
    sellingPlan: sellingPlan?.name ?? null,
    sku: variant.sku,
    image: (variant.image ?? product.image)?.src ?? null,
    quantity: state.quantity,
    properties: state.properties,
    original: addAmounts([paid, ...taken.map(({ amount }) => amount)]),
    discounts: taken,
    paid,
  };
}

function orderDelivery({ delivery }: Quote, paid: Amount, saved: Amount): OrderDelivery | null {
  if (!delivery) return null;
  const { handle, title, share } = delivery;
  return {
    handle,
    title,
    original: addAmounts([paid, saved]),
    discount: share && { title: share.application.title, amount: saved },
    paid,
  };
}
