import type { Market } from '../engine/model/market';
import { countryName } from './country-name';
import { type Html, html, raw } from './html';
import { linkTo } from './link';
import { messagesOf, themeLanguage } from './locales/messages-of';
import type { PageContext } from './page';

/** Which country a shopper buys in: a disclosure with one button for each, that posts to `/localization` as on Shopify. */
export function marketSelector({ store, market, path }: PageContext): Html | '' {
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
