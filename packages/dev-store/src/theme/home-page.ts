import { html } from './html';
import type { Page, PageContext } from './page';
import { productCard } from './product-card';

/** The front page: a welcome and the whole range. */
export function homePage({ index, market }: PageContext): Page {
  const products = index.catalogue.products.filter(({ published }) => published);
  const shown = products.slice(0, 3);
  return {
    title: 'Home',
    template: 'index',
    body: html`
      <section class="hero">
        <div class="hero__text">
          <p class="eyebrow">New this season</p>
          <h1>Plain good things for house and garden</h1>
          <p class="hero__lead">Made slowly by people we know, in colours that get along with each other.</p>
          <a class="button" href="#range">See the range</a>
        </div>
        <div class="hero__pictures" aria-hidden="true">
          ${shown.map((product) => html`<img src="${product.image?.src ?? ''}" alt="" width="400" height="400">`)}
        </div>
      </section>
      <section class="section" id="range" aria-labelledby="range-title">
        <div class="section__head">
          <h2 id="range-title">The range</h2>
          <p>${products.length} products</p>
        </div>
        <ul class="grid">${products.map((product) => productCard(market, product, 3))}</ul>
      </section>`,
  };
}

/** All products, as Shopify's `/collections/all`. */
export function collectionPage({ index, market }: PageContext): Page {
  const products = index.catalogue.products.filter(({ published }) => published);
  return {
    title: 'All products',
    template: 'collection',
    body: html`
      <section class="section section--first">
        <div class="section__head"><h1>All products</h1><p>${products.length} products</p></div>
        <ul class="grid">${products.map((product) => productCard(market, product, 2))}</ul>
      </section>`,
  };
}
