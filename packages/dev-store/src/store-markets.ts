import { parseDecimal } from '@cartwright/core/money/decimal';
import type { Catalogue } from './engine/catalogue';
import { type CatalogueIndex, indexCatalogue } from './engine/catalogue-index';
import type { Market } from './engine/market';
import { presentCatalogue } from './engine/present-catalogue';
import type { DevStoreOptions } from './options';

export interface StoreMarkets {
  /** The shop's own market first. */
  readonly markets: readonly [Market, ...Market[]];
  /** In the shop's own currency. */
  readonly index: CatalogueIndex;
  /** The catalogue with its amounts in a market's currency. */
  readonly indexFor: (market: Market) => CatalogueIndex;
}

/** The markets of a store and its catalogue in each. Throws when a market's root or rate cannot be used. */
export function storeMarkets(
  { shop, markets = [] }: Pick<DevStoreOptions, 'shop' | 'markets'>,
  catalogue: Catalogue,
): StoreMarkets {
  for (const market of markets) checkMarket(market);
  const { country, currency, locale = 'en' } = shop;
  const own: Market = { country, currency, rate: '1.0', locale, root: '/' };
  const index = indexCatalogue(catalogue);
  const indexes = new Map<Market, CatalogueIndex>([[own, index]]);
  return {
    markets: [own, ...markets],
    index,
    // Made when it is first asked for: a large catalogue is not copied for markets that nobody visits.
    indexFor(market) {
      const known = indexes.get(market) ?? indexCatalogue(presentCatalogue(catalogue, market));
      indexes.set(market, known);
      return known;
    },
  };
}

const ROOT = /^\/(?:[a-z0-9-]+\/)?$/;

function checkMarket({ country, root, rate }: Market): void {
  if (!ROOT.test(root)) throw new Error(`The root of market ${country} has to be like "/de/": ${root}`);
  const parsed = parseDecimal(rate);
  if (!parsed || parsed.digits <= 0n) {
    throw new Error(`The rate of market ${country} has to be a number above 0: ${rate}`);
  }
}
