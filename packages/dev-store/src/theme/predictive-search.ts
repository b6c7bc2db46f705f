import { searchProducts } from '../engine/search-products';
import { html } from './html';
import { linkTo } from './link';
import { messagesOf } from './locales/messages-of';
import type { PageContext } from './page';
import { cardPrice } from './product-card';

const SHOWN = 5;

/** Suggestions of the search field. */
export function predictiveSearch({ market, index }: PageContext, text: string): string {
  const messages = messagesOf(market);
  const found = searchProducts(index, text);
  const all = `${linkTo(market, '/search')}?q=${encodeURIComponent(text)}`;
  const list = html`
    <p class="visually-hidden" role="status">${found.length === 0 ? messages.noSuggestions : messages.suggestions(Math.min(found.length, SHOWN))}</p>
    <ul>
      ${found.slice(0, SHOWN).map(
        (product) => html`
          <li>
            <a class="suggestion" href="${linkTo(market, `/products/${product.handle}`)}">
              <img src="${product.image?.src ?? ''}" alt="" width="56" height="56">
              <span dir="auto">${product.title}</span>
              ${cardPrice(market, product)}
            </a>
          </li>`,
      )}
    </ul>
    <a class="suggestions__all" href="${all}">${found.length === 0 ? messages.searchAnyway(text) : messages.seeAllFound(found.length, text)}</a>`;
  return `<div id="shopify-section-predictive-search" class="shopify-section">${list}</div>`;
}
