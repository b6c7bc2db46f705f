import { formatMoney } from '@cartwright/core/money/format-money';
import type { Amount, OrderDraft } from '../orders/order';
import { type Html, html } from '../theme/html';

type Currencies = Pick<OrderDraft, 'market' | 'shopCurrency'>;

/** Currencies of an order: one if it was paid in the shop's. */
export function currenciesOf({ market, shopCurrency }: Currencies): readonly string[] {
  return market.currency === shopCurrency ? [shopCurrency] : [market.currency, shopCurrency];
}

/** Table cells of an amount, one per currency of the order. */
export function amountCells(order: Currencies, amount: Amount, sign = ''): Html {
  return html`${textsOf(order, amount).map((text) => html`<td class="bo-amount">${sign}${text}</td>`)}`;
}

/** Amount within a sentence: "€23.00 ($25.00)". */
export function amountText(order: Currencies, amount: Amount): string {
  const [presentment = '', shop] = textsOf(order, amount);
  return shop === undefined ? presentment : `${presentment} (${shop})`;
}

/** In English, whatever the shopper's language. */
function textsOf(order: Currencies, { presentment, shop }: Amount): string[] {
  const inShop = formatMoney(shop, order.shopCurrency, 'en');
  if (currenciesOf(order).length === 1) return [inShop];
  return [formatMoney(presentment, order.market.currency, 'en'), inShop];
}
