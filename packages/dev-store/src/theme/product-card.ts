import { isAvailable, type Product } from '../engine/catalogue';
import type { Market } from '../engine/market';
import { type Html, html } from './html';
import { money } from './money';

/** One product in a grid: picture, title, price, and what a shopper should know before the click. `level` is its heading's. */
export function productCard(market: Market, product: Product, level: 2 | 3): Html {
  const prices = product.variants.map(({ price }) => price);
  const lowest = Math.min(...prices);
  const varies = Math.max(...prices) > lowest;
  const compareAt = product.variants[0]?.compareAtPrice ?? null;
  const available = product.variants.some((variant) => isAvailable(product, variant));
  return html`
    <li class="card">
      <a class="card__link" href="/products/${product.handle}">
        <div class="card__picture">
          <img src="${product.image?.src ?? ''}" alt="" width="600" height="600" loading="lazy">
          ${available ? '' : html`<span class="badge">Sold out</span>`}
          ${available && compareAt !== null && compareAt > lowest ? html`<span class="badge badge--sale">Sale</span>` : ''}
        </div>
        ${level === 2 ? html`<h2 class="card__title">${product.title}</h2>` : html`<h3 class="card__title">${product.title}</h3>`}
        <p class="card__price">
          ${varies ? 'from ' : ''}${money(market, lowest)}
          ${compareAt !== null && compareAt > lowest ? html`<s><span class="visually-hidden">was </span>${money(market, compareAt)}</s>` : ''}
        </p>
      </a>
    </li>`;
}
