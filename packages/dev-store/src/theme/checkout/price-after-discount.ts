import type { Market } from '../../engine/model/market';
import { type Html, html } from '../html';
import { money } from '../money';

/** Price, preceded by the original one, struck through: "~~$6.00~~ Free". */
export function priceAfterDiscount(market: Market, original: number, final: number): Html {
  const before =
    final < original ? html`<s><span class="visually-hidden">was </span>${money(market, original)}</s> ` : '';
  return html`${before}${final === 0 ? 'Free' : money(market, final)}`;
}
