import { collectionsOf, productsOf } from '../engine/collections';
import type { Collection, Product } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { type Html, html } from './html';
import { linkTo } from './link';
import type { ThemeMessages } from './locales/english';
import { messagesOf } from './locales/messages-of';
import type { Page, PageContext } from './page';
import { productCard } from './product-card';

const FEATURED = 8;
const TILES = 3;

/** Home page: hero, featured products, collections with images, and a text about the store. */
export function homePage({ store, market, index }: PageContext): Page {
  const messages = messagesOf(market);
  const products = index.catalogue.products.filter(({ published }) => published);
  const { isMerchants = false } = index.catalogue;
  const [all, ...made] = collectionsOf(index.catalogue);
  // A merchant's catalogue has no marked featured collection.
  const [chosen, ...rest] = made;
  const first = isMerchants ? all : (chosen ?? all);
  const tiles = (isMerchants ? made : rest).slice(0, TILES);
  return {
    title: messages.home,
    template: 'index',
    body: html`
      ${hero(market, products, isMerchants ? html`<h1 dir="auto">${store.shop.name}</h1>` : welcome(messages))}
      ${first ? featuredCollection(market, first, productsOf(index, first).slice(0, FEATURED)) : ''}
      ${
        tiles.length > 0
          ? html`
            <section class="section" aria-labelledby="rooms-title">
              <div class="section__head"><h2 id="rooms-title">${isMerchants ? messages.collections : messages.byTheRoom}</h2></div>
              <ul class="tiles">${tiles.map((each) => tile(market, each, productsOf(index, each)[0]))}</ul>
            </section>`
          : ''
      }
      ${isMerchants ? '' : story(messages, products)}
      ${bestsellers(market, products)}`,
  };
}

const welcome = (messages: ThemeMessages) => html`
  <p class="eyebrow">${messages.newThisSeason}</p>
  <h1>${messages.welcome}</h1>
  <p class="hero__lead">${messages.welcomeLead}</p>`;

function hero(market: Market, products: readonly Product[], above: Html): Html {
  return html`
    <section class="hero">
      <div class="hero__text">
        ${above}
        <a class="button" href="${linkTo(market, '/collections/all')}">${messagesOf(market).seeTheRange}</a>
      </div>
      <div class="hero__pictures" aria-hidden="true">
        ${products.slice(0, 3).map(({ image }) => html`<img src="${image?.src ?? ''}" alt="" width="600" height="600">`)}
      </div>
    </section>`;
}

function featuredCollection(
  market: Market,
  { handle, title }: Collection,
  products: readonly Product[],
): Html {
  const messages = messagesOf(market);
  return html`
    <section class="section" aria-labelledby="featured-title">
      <div class="section__head">
        <h2 id="featured-title" dir="auto">${handle === 'all' ? messages.theRange : title}</h2>
        <a href="${linkTo(market, `/collections/${handle}`)}">${messages.seeAll}<span class="visually-hidden">${messages.ofCollection(title)}</span></a>
      </div>
      <ul class="grid">${products.map((product) => productCard(market, product, 3))}</ul>
    </section>`;
}

function tile(market: Market, { handle, title }: Collection, product: Product | undefined): Html {
  return html`
    <li>
      <a class="tile" href="${linkTo(market, `/collections/${handle}`)}">
        <img src="${product?.image?.src ?? ''}" alt="" width="600" height="600" loading="lazy">
        <h3 class="tile__title" dir="auto">${title}</h3>
      </a>
    </li>`;
}

function story(messages: ThemeMessages, products: readonly Product[]): Html {
  const pictured = products.find(({ moreImages = [] }) => moreImages.length > 1);
  const image = pictured?.moreImages?.[1];
  if (!image) return html``;
  return html`
    <section class="story" aria-labelledby="story-title">
      <img src="${image.src}" alt="" width="1000" height="1000" loading="lazy">
      <div class="story__text">
        <h2 id="story-title">${messages.storyTitle}</h2>
        <p>${messages.story}</p>
      </div>
    </section>`;
}

function bestsellers(market: Market, products: readonly Product[]): Html {
  const best = products.filter(({ tags }) => tags.includes('bestseller')).slice(0, 4);
  if (best.length === 0) return html``;
  return html`
    <section class="section" aria-labelledby="best-title">
      <div class="section__head"><h2 id="best-title">${messagesOf(market).bestsellers}</h2></div>
      <ul class="grid">${best.map((product) => productCard(market, product, 3))}</ul>
    </section>`;
}
