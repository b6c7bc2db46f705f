import { isAvailable, type Product } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { type Html, html } from './html';
import { linkTo } from './link';
import { messagesOf } from './locales/messages-of';
import { money } from './money';

/** Product card of a grid: image, title, price and notes. `level`: heading level. */
export function productCard(market: Market, product: Product, level: 2 | 3): Html {
  const messages = messagesOf(market);
  const available = product.variants.some((variant) => isAvailable(product, variant));
  const cheapest = product.variants.toSorted((a, b) => a.price - b.price)[0];
  const reduced = (cheapest?.compareAtPrice ?? 0) > (cheapest?.price ?? 0);
  return html`
    <li class="card">
      <a class="card__link" href="${linkTo(market, `/products/${product.handle}`)}">
        <div class="card__picture">
          <img src="${product.image?.src ?? ''}" alt="" width="600" height="600" loading="lazy">
          ${available ? '' : html`<span class="badge">${messages.script.soldOut}</span>`}
          ${available && reduced ? html`<span class="badge badge--sale">${messages.sale}</span>` : ''}
        </div>
        ${level === 2 ? html`<h2 class="card__title" dir="auto">${product.title}</h2>` : html`<h3 class="card__title" dir="auto">${product.title}</h3>`}
        ${cardPrice(market, product)}
      </a>
    </li>`;
}

/** Lowest price, and its compare-at price. */
export function cardPrice(market: Market, { variants }: Product): Html {
  const cheapest = variants.toSorted((a, b) => a.price - b.price)[0];
  if (!cheapest) return html``;
  const varies = variants.some(({ price }) => price > cheapest.price);
  const before = cheapest.compareAtPrice ?? 0;
  const messages = messagesOf(market);
  const price = money(market, cheapest.price);
  return html`<p class="card__price">${varies ? messages.from(price) : price}${
    before > cheapest.price
      ? html` <s><span class="visually-hidden">${messages.script.was}</span>${money(market, before)}</s>`
      : ''
  }</p>`;
}
