import type { Market } from '../engine/model/market';
import { cartIcon } from './cart-icon';
import { countryName } from './country-name';
import { type Html, html, raw } from './html';
import { LARK_ICON, SEARCH_ICON } from './icons';
import { linkTo } from './link';
import { messagesOf, themeLanguage } from './locales/messages-of';
import type { PageContext } from './page';

/** Header: name, navigation, search, market and cart. */
export function header(context: PageContext): Html {
  const { store, market, cart } = context;
  const messages = messagesOf(market);
  return html`
    <header class="header">
      <div class="header__in">
        <a class="brand" href="${market.root}">${LARK_ICON}<span dir="auto">${store.shop.name}</span></a>
        <form class="search" action="${linkTo(market, '/search')}" method="get" role="search" data-search>
          <label class="visually-hidden" for="search-text">${messages.search}</label>
          <input id="search-text" type="search" name="q" placeholder="${messages.search}" autocomplete="off">
          <button class="search__go" type="submit">${SEARCH_ICON}<span class="visually-hidden">${messages.search}</span></button>
          <div class="suggestions" data-suggestions hidden></div>
        </form>
        ${marketSelector(context)}
        <a class="cart-link" href="${linkTo(market, '/cart')}" id="cart-icon-bubble">${cartIcon(market, cart)}</a>
      </div>
      <nav class="nav" aria-label="${messages.mainMenu}">
        <ul class="nav__in">${destinations(context).map(([path, title]) => entry(context, path, title))}</ul>
      </nav>
    </header>`;
}

function destinations({ index, market }: PageContext): [`/${string}`, string][] {
  const messages = messagesOf(market);
  const { collections = [], menu } = index.catalogue;
  const giftCard = index.catalogue.products.find((product) => product.giftCard && product.published);
  return [
    ['/collections/all', messages.shopAll],
    ...collections
      .filter(({ handle }) => !menu || menu.includes(handle))
      .map(({ handle, title }): [`/${string}`, string] => [`/collections/${handle}`, title]),
    ...(giftCard
      ? [[`/products/${giftCard.handle}`, messages.giftCards] satisfies [`/${string}`, string]]
      : []),
  ];
}

function entry({ market, path }: PageContext, target: `/${string}`, title: string): Html {
  const link = linkTo(market, target);
  return html`<li><a href="${link}"${path === link ? raw(' aria-current="page"') : ''} dir="auto">${title}</a></li>`;
}

/** Country selector: a disclosure with a button for each country, which posts to `/localization`, as in Shopify. */
function marketSelector({ store, market, path }: PageContext): Html | '' {
  if (store.markets.length < 2) return '';
  return html`
    <details class="market" data-market>
      <summary><span class="visually-hidden">${messagesOf(market).countryAndCurrency}: </span>${market.country} <span class="market__currency">${market.currency}</span></summary>
      <form class="market__list" action="${linkTo(market, '/localization')}" method="post">
        <input type="hidden" name="return_to" value="${path}">
        ${store.markets.map((each) => choice(each, each === market, themeLanguage(market)))}
      </form>
    </details>`;
}

function choice({ country, currency }: Market, chosen: boolean, language: string): Html {
  return html`<button type="submit" name="country_code" value="${country}"${chosen ? raw(' aria-current="true"') : ''}>${countryName(country, language)} <span class="fine">${currency}</span></button>`;
}
