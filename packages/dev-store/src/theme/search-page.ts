import { searchProducts } from '../engine/search-products';
import { html } from './html';
import { linkTo } from './link';
import type { Page, PageContext } from './page';
import { pagination } from './pagination';
import { productCard } from './product-card';

const PAGE_SIZE = 12;

/** What a search found; what to do when it found nothing. */
export function searchPage({ market, index }: PageContext, text: string, wantedPage: number): Page {
  const found = searchProducts(index, text);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(wantedPage, pages);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const path = linkTo(market, '/search');
  return {
    title: text === '' ? 'Search' : `Search for “${text}”`,
    template: 'search',
    found,
    body: html`
      <section class="section section--first">
        <div class="section__head"><h1>Search</h1></div>
        <form class="search-page" action="${path}" method="get" role="search" aria-label="Search the store">
          <label class="visually-hidden" for="search-page-text">What are you looking for?</label>
          <input id="search-page-text" type="search" name="q" value="${text}" placeholder="Mugs, wool, gifts…">
          <button class="button" type="submit">Search</button>
        </form>
        <p class="search-page__count" role="status">${statusOf(text, found.length)}</p>
        ${
          text !== '' && found.length === 0
            ? html`
              <div class="empty">
                <p>Try fewer letters or another word, or look around.</p>
                <a class="button button--plain" href="${linkTo(market, '/collections/all')}">See the range</a>
              </div>`
            : html`<ul class="grid">${shown.map((product) => productCard(market, product, 2))}</ul>`
        }
        ${pagination(path, { page, pages }, new URLSearchParams({ q: text }))}
      </section>`,
  };
}

function statusOf(text: string, count: number): string {
  if (text === '') return 'Enter what you’re looking for.';
  if (count === 0) return `Nothing was found for “${text}”.`;
  return count === 1 ? `1 product for “${text}”` : `${count} products for “${text}”`;
}
