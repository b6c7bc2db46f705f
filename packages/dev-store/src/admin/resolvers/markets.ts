import type { StoreContext } from '../../context/store-context';
import type { Market } from '../../engine/model/market';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid, idOf } from '../wire/gid';

/** Markets in the store's order, numbered by it; the shop's own is the first. */
export function markets(store: StoreContext, args: ConnectionArguments) {
  return connection(
    store.markets.map((_, index) => marketSource(store, index)),
    args,
  );
}

export function marketById(store: StoreContext, id: string) {
  const index = (idOf(id, 'Market') ?? 0) - 1;
  return store.markets[index] ? marketSource(store, index) : null;
}

/** Catalog of a market, which determines what is sold there. */
export function marketCatalogById(store: StoreContext, id: string) {
  const index = (idOf(id, 'MarketCatalog') ?? 0) - 1;
  return store.markets[index] ? catalogSource(store, index) : null;
}

/** Languages of all markets, the shop's own first. All are published. */
export function shopLocales({ markets: all }: StoreContext) {
  return [...new Set(all.map(({ locale }) => locale))].map((locale) => localeSource(locale, all[0]));
}

/** Index of the online store's publication; markets' follow in order. */
export const ONLINE_STORE = 0;

/** Publication by index; null without such a market. */
export function publicationSource(store: StoreContext, place: number) {
  const market = store.markets[place - 1];
  if (place !== ONLINE_STORE && !market) return null;
  return {
    __typename: 'Publication',
    id: gid('Publication', place + 1),
    name: market ? marketName(market) : 'Online Store',
    autoPublish: true,
    supportsFuturePublishing: place === ONLINE_STORE,
    catalog: () => (market ? catalogSource(store, place - 1) : null),
  };
}

function marketSource(store: StoreContext, index: number) {
  const market = store.markets[index] ?? store.markets[0];
  const id = index + 1;
  return {
    __typename: 'Market',
    id: gid('Market', id),
    handle: market.country.toLowerCase(),
    name: marketName(market),
    status: 'ACTIVE',
    primary: index === 0,
    conditions: {
      regionsCondition: {
        regions: (args: ConnectionArguments) => connection([regionSource(market, id)], args),
      },
    },
    currencySettings: { baseCurrency: currencySource(market.currency), localCurrencies: false },
    catalogs: (args: ConnectionArguments) => connection([catalogSource(store, index)], args),
    webPresences: (args: ConnectionArguments) => connection([presenceSource(store, market, id)], args),
  };
}

function regionSource(market: Market, id: number) {
  return {
    __typename: 'MarketRegionCountry',
    id: gid('MarketRegionCountry', id),
    name: marketName(market),
    code: market.country,
    currency: currencySource(market.currency),
  };
}

function catalogSource(store: StoreContext, index: number) {
  return {
    __typename: 'MarketCatalog',
    id: gid('MarketCatalog', index + 1),
    title: marketName(store.markets[index] ?? store.markets[0]),
    status: 'ACTIVE',
    publication: () => publicationSource(store, index + 1),
    markets: (args: ConnectionArguments) => connection([marketSource(store, index)], args),
  };
}

function presenceSource({ markets: [own], shop }: StoreContext, { locale, root }: Market, id: number) {
  return {
    id: gid('MarketWebPresence', id),
    defaultLocale: localeSource(locale, own),
    alternateLocales: [],
    rootUrls: [{ locale, url: `https://${shop.domain}${root}` }],
    subfolderSuffix: root === '/' ? null : root.slice(1, -1),
  };
}

function localeSource(locale: string, own: Market) {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;
  return { locale, name, primary: locale === own.locale, published: true };
}

function currencySource(currencyCode: string) {
  const currencyName = new Intl.DisplayNames(['en'], { type: 'currency' }).of(currencyCode) ?? currencyCode;
  return { currencyCode, currencyName, enabled: true };
}

/** Name of a market: its country's. */
export function marketName({ country }: Market): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
}
