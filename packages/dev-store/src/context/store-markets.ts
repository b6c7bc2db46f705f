import { parseDecimal } from '@cartwright/core/money/decimal';
import { type Catalogue, isSoldIn, type Product } from '../engine/model/catalogue';
import { type CatalogueIndex, indexCatalogue, reindexCatalogue } from '../engine/model/catalogue-index';
import type { Market } from '../engine/model/market';
import { presentCatalogue } from '../engine/present-catalogue';
import { nextPublication, publishedUntil } from '../engine/scheduled-products';
import type { DevStoreOptions } from '../setup/options';
import type { ProductChange, ProductChanges } from '../state/product-changes';
import { changedCatalogue } from './changed-catalogue';

export interface StoreMarkets {
  /** The shop's own market first. */
  readonly markets: readonly [Market, ...Market[]];
  /** Index of the whole catalogue, in the shop's currency. */
  readonly index: CatalogueIndex;
  /** Index of a market's products, in its currency. */
  readonly indexFor: (market: Market) => CatalogueIndex;
  /** Deleted products of the catalogue. */
  readonly deletedProducts: () => readonly Product[];
}

const NO_CHANGES: readonly ProductChange[] = [];
const UNCHANGED = { all: () => NO_CHANGES };

/**
 * Markets of a store with their catalogues, including changes and scheduled publications until now.
 * Throws for an invalid root or rate.
 */
export function storeMarkets(
  { shop, markets = [] }: Pick<DevStoreOptions, 'shop' | 'markets'>,
  catalogue: Catalogue | (() => Catalogue),
  changes: Pick<ProductChanges, 'all'> = UNCHANGED,
  clock: () => Date = () => new Date(),
): StoreMarkets {
  for (const market of markets) checkMarket(market);
  const { country, currency, locale = 'en' } = shop;
  const own: Market = { country, currency, rate: '1.0', locale, root: '/' };
  const originalNow = typeof catalogue === 'function' ? catalogue : () => catalogue;
  let original = originalNow();
  let applied = changes.all();
  let base = indexCatalogue(original);
  let known = indexesOf(base, changedCatalogue(original, applied), own, clock());
  const current = () => {
    const now = clock();
    const all = changes.all();
    const isOver = known.validUntil !== null && now.getTime() >= known.validUntil;
    if (isOver || all !== applied || originalNow() !== original) {
      if (originalNow() !== original) {
        original = originalNow();
        base = indexCatalogue(original);
      }
      applied = all;
      known = indexesOf(base, changedCatalogue(original, all), own, now);
    }
    return known;
  };
  return {
    markets: [own, ...markets],
    get index() {
      return current().index;
    },
    indexFor: (market) => current().indexFor(market),
    deletedProducts: () => {
      const deleted = new Set(changes.all().flatMap((each) => (each.deleted ? each.productId : [])));
      return originalNow().products.filter(({ id }) => deleted.has(id));
    },
  };
}

/**
 * Indexes of the catalogue, valid until the next scheduled publication. `base` is the index of its
 * source.
 */
function indexesOf(base: CatalogueIndex, catalogue: Catalogue, own: Market, now: Date) {
  const published = publishedUntil(catalogue, now);
  const index = reindexCatalogue(base, published);
  const indexes = new Map<Market, CatalogueIndex>();
  return {
    validUntil: nextPublication(catalogue, now),
    index,
    // Lazy: avoids copies for unvisited markets, and for the shop's own while it sells everything.
    indexFor(market: Market): CatalogueIndex {
      const known = indexes.get(market);
      if (known) return known;
      const made = market === own && sellsAll(published, own) ? index : presented(published, market);
      indexes.set(market, made);
      return made;
    },
  };
}

function presented(catalogue: Catalogue, market: Market): CatalogueIndex {
  return indexCatalogue(presentCatalogue(catalogue, market));
}

function sellsAll({ products, collections = [] }: Catalogue, { country }: Market): boolean {
  const all = [...collections, ...products];
  return all.every((each) => isSoldIn(country, each)) && products.every(sellsAllVariants);

  function sellsAllVariants({ variants }: Product): boolean {
    return variants.every((variant) => isSoldIn(country, variant));
  }
}

const ROOT = /^\/(?:[a-z0-9-]+\/)?$/;

function checkMarket({ country, root, rate }: Market): void {
  if (!ROOT.test(root)) throw new Error(`The root of market ${country} has to be like "/de/": ${root}`);
  const parsed = parseDecimal(rate);
  if (!parsed || parsed.digits <= 0n) {
    throw new Error(`The rate of market ${country} has to be a number above 0: ${rate}`);
  }
}
