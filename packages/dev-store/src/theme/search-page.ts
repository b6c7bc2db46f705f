import type { Product } from '../engine/model/catalogue';
import { searchProducts } from '../engine/search-products';
import { parametersOf } from './collection-query';
import { type Html, html } from './html';
import { linkTo } from './link';
import type { ThemeMessages } from './locales/english';
import { messagesOf } from './locales/messages-of';
import type { Page, PageContext } from './page';
import { pagination } from './pagination';
import { productCard } from './product-card';
import { inRequestedOrder, type SearchQuery } from './search-query';

const PAGE_SIZE = 12;

/**
 * Search results page; with advice if empty. If an app's results are enabled, the theme's own are hidden, as merchants
 * remove them in Shopify.
 */
export function searchPage(context: PageContext, query: SearchQuery): Page {
  const { market, index } = context;
  const { text, sort, of } = query;
  const messages = messagesOf(market);
  const products = inRequestedOrder(searchProducts(index, text), query);
  const path = linkTo(market, '/search');
  const said = () => {
    const params = new URLSearchParams([['q', text], ...parametersOf({ ...of, sort: 'manual' })]);
    if (sort !== 'relevance') params.set('sort_by', sort);
    return params;
  };
  const addressOf = (page: number) => {
    const params = said();
    params.set('page', String(page));
    return `${path}?${params}`;
  };
  return {
    title: text === '' ? messages.search : messages.searchFor(text),
    template: 'search',
    found: { text, products, sort, page: of.page, addressOf },
    section: 'main-search',
    body: (appBlocks) => html`
      <section class="section section--first">
        <div class="section__head"><h1>${messages.search}</h1></div>
        <form class="search-page" action="${path}" method="get" role="search" aria-label="${messages.searchTheStore}">
          <label class="visually-hidden" for="search-page-text">${messages.lookingFor}</label>
          <input id="search-page-text" type="search" name="q" value="${text}" placeholder="${messages.searchExamples}">
          <button class="button" type="submit">${messages.search}</button>
        </form>
        ${String(appBlocks) === '' ? results(context, query, products, said()) : appBlocks}
      </section>`,
  };
}

function results(
  { market }: PageContext,
  { text, of }: SearchQuery,
  found: readonly Product[],
  said: URLSearchParams,
): Html {
  const messages = messagesOf(market);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(of.page, pages);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return html`
    <p class="search-page__count" role="status">${statusOf(messages, text, found.length)}</p>
    ${
      text !== '' && found.length === 0
        ? html`
          <div class="empty">
            <p>${messages.nothingFoundHelp}</p>
            <a class="button button--plain" href="${linkTo(market, '/collections/all')}">${messages.seeTheRange}</a>
          </div>`
        : html`<ul class="grid">${shown.map((product) => productCard(market, product, 2))}</ul>`
    }
    ${pagination(messages, linkTo(market, '/search'), { page, pages }, said)}`;
}

function statusOf(messages: ThemeMessages, text: string, count: number): string {
  if (text === '') return messages.searchBegins;
  return count === 0 ? messages.nothingFound(text) : messages.found(count, text);
}
