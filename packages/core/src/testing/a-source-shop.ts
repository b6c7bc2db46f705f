import { buildIndex } from '../catalogue/index/update-index';
import type { MirroredCollection, MirroredProduct } from '../catalogue/mirrored-product';
import type { SourceRequest } from '../data-sources/source-request';
import type { SourceShop } from '../data-sources/source-shop';
import { similarTexts } from '../recommend/sources/similar-texts';
import { SHOPPER } from './a-list';
import { aMirroredProduct } from './a-mirrored-product';
import { type SomeOrder, someOrders, someSessions } from './some-baskets';

interface SomeShop extends Partial<Pick<SourceShop, 'exclusions' | 'gifts' | 'now'>> {
  readonly products: readonly (Partial<MirroredProduct> & Pick<MirroredProduct, 'id'>)[];
  readonly collections?: readonly MirroredCollection[];
  readonly orders?: readonly SomeOrder[];
  readonly sessions?: readonly (readonly number[])[];
}

/** Shop for resolving data sources, without exclusions or gifts, on day 0. */
export function aSourceShop({
  products,
  collections = [],
  orders = [],
  sessions = [],
  ...more
}: SomeShop): SourceShop {
  const index = buildIndex(products.map(aMirroredProduct), collections, ['en']);
  const [texts] = index.texts;
  return {
    index,
    recommender: {
      orders: someOrders(orders),
      sessions: someSessions(...sessions),
      texts: texts ? similarTexts(texts, index) : null,
    },
    exclusions: { excludedProducts: [], excludedTags: [], excludedCollections: [] },
    gifts: new Set(),
    context: SHOPPER,
    now: 0,
    ...more,
  };
}

/** Request of a home page with an empty cart, by a shopper without viewed products. */
export function aSourceRequest(
  question: Partial<SourceRequest> & Pick<SourceRequest, 'path'>,
): SourceRequest {
  return {
    limit: 8,
    pageProducts: [],
    cartProducts: [],
    viewed: [],
    recentlyViewed: [],
    ownOrders: [],
    chosen: [],
    outOfStock: 'all',
    explains: false,
    ...question,
  };
}
