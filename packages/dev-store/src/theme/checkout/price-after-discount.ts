import type { Market } from '../../engine/model/market';
import { type Html, html } from '../html';
import { money } from '../money';

/** A price, with the one before discounts struck through in front: "~~$6.00~~ Free". */
export function priceAfterDiscount(market: Market, original: number, final: number): Html {
  const before =
    final < original ? html`<s><span class="visually-hidden">was </span>${money(market, original)}</s> ` : '';
  return html`${before}${final === 0 ? 'Free' : money(market, final)}`;
}
