import { subunitsToMajor } from '@cartwright/core/money/decimal';
import { productsOf } from '../engine/collections';
import type { Collection } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { type CollectionQuery, type CollectionView, SORTS, viewCollection } from './collection-query';
import { collectionTitle } from './collection-title';
import { type Html, html, raw } from './html';
import { linkTo } from './link';
import type { Page, PageContext } from './page';
import { pagination } from './pagination';
import { productCard } from './product-card';
import { safeHtml } from './safe-html';

/** A collection with order, filters and pages; one form that works without JavaScript. */
export function collectionPage(
  { market, index }: PageContext,
  collection: Collection,
  query: CollectionQuery,
): Page {
  const view = viewCollection(productsOf(index, collection), query);
  const path = linkTo(market, `/collections/${collection.handle}`);
  return {
    title: collectionTitle(collection),
    template: 'collection',
    collection,
    body: html`
      <section class="section section--first">
        <div class="section__head">
          <div>
            <h1>${collectionTitle(collection)}</h1>
            ${collection.descriptionHtml ? html`<div class="lead">${safeHtml(collection.descriptionHtml)}</div>` : ''}
          </div>
          <p role="status">${countOf(view.count)}</p>
        </div>
        ${filters(market, path, query)}
        ${view.count === 0 ? nothing(path) : html`<ul class="grid">${view.products.map((product) => productCard(market, product, 2))}</ul>`}
        ${pagination(path, view, parametersOf(query))}
      </section>`,
  };
}

function countOf(count: CollectionView['count']): string {
  return count === 1 ? '1 product' : `${count} products`;
}

function filters({ currency }: Market, path: string, query: CollectionQuery): Html {
  return html`
    <form class="filters" action="${path}" method="get" data-filters>
      <label class="check">
        <input type="checkbox" name="filter.v.availability" value="1" ${query.onlyAvailable ? raw('checked') : ''}>
        <span>In stock only</span>
      </label>
      <fieldset class="filters__prices">
        <legend>Price in ${currency}</legend>
        <label><span>from</span> <input type="text" inputmode="decimal" name="filter.v.price.gte" value="${major(query.from)}" size="5"></label>
        <label><span>to</span> <input type="text" inputmode="decimal" name="filter.v.price.lte" value="${major(query.to)}" size="5"></label>
      </fieldset>
      <label class="filters__sort">
        <span>Sort by</span>
        <select name="sort_by">
          ${Object.entries(SORTS).map(
            ([value, title]) =>
              html`<option value="${value}" ${value === query.sort ? raw('selected') : ''}>${title}</option>`,
          )}
        </select>
      </label>
      <button class="button button--plain button--small" type="submit">Apply</button>
    </form>`;
}

function nothing(path: string): Html {
  return html`
    <div class="empty">
      <p>Nothing here is like that.</p>
      <a class="button button--plain" href="${path}">Show everything</a>
    </div>`;
}

function major(amount: number | null): string {
  return amount === null ? '' : subunitsToMajor(amount).replace(/\.00$/, '');
}

/** What the address of another page of the same query says. */
function parametersOf({ sort, onlyAvailable, from, to }: CollectionQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (onlyAvailable) parameters.set('filter.v.availability', '1');
  if (from !== null) parameters.set('filter.v.price.gte', major(from));
  if (to !== null) parameters.set('filter.v.price.lte', major(to));
  if (sort !== 'manual') parameters.set('sort_by', sort);
  return parameters;
}
