import { productsOf } from '../engine/collections';
import type { Collection } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import {
  type CollectionQuery,
  type CollectionView,
  inMajorUnits,
  parametersOf,
  viewCollection,
} from './collection-query';
import { type Html, html, raw } from './html';
import { linkTo } from './link';
import type { ThemeMessages } from './locales/english';
import { messagesOf } from './locales/messages-of';
import type { Page, PageContext } from './page';
import { pagination } from './pagination';
import { productCard } from './product-card';
import { safeHtml } from './safe-html';

/**
 * Collection page: title, and the theme's grid with sorting, filters and pagination, in one form that works without
 * JavaScript. If an app's grid is enabled, the theme's own is hidden, as merchants remove it in Shopify.
 */
export function collectionPage(
  { market, index }: PageContext,
  collection: Collection,
  query: CollectionQuery,
): Page {
  const view = viewCollection(productsOf(index, collection), query);
  const path = linkTo(market, `/collections/${collection.handle}`);
  const messages = messagesOf(market);
  return {
    title: collectionTitle(market, collection),
    template: 'collection',
    collection,
    query,
    section: 'main-collection',
    body: (appBlocks) => {
      const isAppsGrid = String(appBlocks) !== '';
      return html`
      <section class="section section--first">
        <div class="section__head">
          <div>
            <h1 dir="auto">${collectionTitle(market, collection)}</h1>
            ${collection.descriptionHtml ? html`<div class="lead" dir="auto">${safeHtml(collection.descriptionHtml)}</div>` : ''}
          </div>
          ${isAppsGrid ? '' : html`<p role="status">${messages.products(view.count)}</p>`}
        </div>
        ${isAppsGrid ? appBlocks : grid(market, path, view, query)}
      </section>`;
    },
  };
}

function grid(market: Market, path: string, view: CollectionView, query: CollectionQuery): Html {
  const messages = messagesOf(market);
  return html`
    ${filters(messages, market.currency, path, query)}
    ${view.count === 0 ? nothing(messages, path) : html`<ul class="grid">${view.products.map((product) => productCard(market, product, 2))}</ul>`}
    ${pagination(messages, path, view, parametersOf(query))}`;
}

function filters(messages: ThemeMessages, currency: string, path: string, query: CollectionQuery): Html {
  return html`
    <form class="filters" action="${path}" method="get" data-filters>
      <label class="check">
        <input type="checkbox" name="filter.v.availability" value="1" ${query.onlyAvailable ? raw('checked') : ''}>
        <span>${messages.inStockOnly}</span>
      </label>
      <fieldset class="filters__prices">
        <legend>${messages.priceIn(currency)}</legend>
        <label><span>${messages.min}</span> <input type="text" inputmode="decimal" name="filter.v.price.gte" value="${major(query.from)}" size="5"></label>
        <label><span>${messages.max}</span> <input type="text" inputmode="decimal" name="filter.v.price.lte" value="${major(query.to)}" size="5"></label>
      </fieldset>
      <label class="filters__sort">
        <span>${messages.sortBy}</span>
        <select name="sort_by">
          ${Object.entries(messages.sorts).map(
            ([value, title]) =>
              html`<option value="${value}" ${value === query.sort ? raw('selected') : ''}>${title}</option>`,
          )}
        </select>
      </label>
      <button class="button button--plain button--small" type="submit">${messages.apply}</button>
    </form>`;
}

function nothing(messages: ThemeMessages, path: string): Html {
  return html`
    <div class="empty">
      <p>${messages.noMatches}</p>
      <a class="button button--plain" href="${path}">${messages.showEverything}</a>
    </div>`;
}

function major(amount: number | null): string {
  return amount === null ? '' : inMajorUnits(amount);
}

/** Title of a collection; that of the built-in collection is translated. */
function collectionTitle(market: Market, { handle, title }: Collection): string {
  return handle === 'all' ? messagesOf(market).allProducts : title;
}
