import type { BasketIndex } from './baskets/basket-index';
import { MINUTES_OF_DAY } from './baskets/basket-index';
import { explored, exploresOn } from './exploration';
import {
  boughtTogether,
  explainBoughtTogether,
  PAIR_CONSTANTS,
  type PairConstants,
} from './sources/bought-together';
import { explainForYou, forYou } from './sources/for-you';
import type { OwnOrder } from './sources/own-orders';
import { explainPurchased, purchased } from './sources/purchased';
import type { ScorePart } from './sources/reason';
import { bestOf, type ScoredProduct } from './sources/scored';
import { seedsOf } from './sources/seeds';
import { explainSimilar } from './sources/similar';
import { type SimilarTexts, similarTo } from './sources/similar-texts';
import { topSellers } from './sources/top-sellers';
import { explainTrending, trending } from './sources/trending';
import { explainViewedNext, MIN_SESSIONS, viewedNext } from './sources/viewed-next';

/** Sources counted from a shop's orders, sessions and texts. */
export const COUNTED_SOURCES = [
  'recommended',
  'top_sellers',
  'trending',
  'viewed_next',
  'similar',
  'purchased',
  'for_you',
] as const;
export type CountedSource = (typeof COUNTED_SOURCES)[number];

/** Data for a shop's recommendations. */
export interface Recommender {
  readonly orders: BasketIndex;
  readonly sessions: BasketIndex;
  /** Null if the catalogue has no texts: then there are no similar products. */
  readonly texts: SimilarTexts | null;
  readonly constants?: PairConstants;
}

export interface RecommendRequest {
  readonly source: CountedSource;
  readonly limit: number;
  /** Minutes in the shop's time zone. */
  readonly now: number;
  /** Products of the page and the cart, latest first; Shopify's ids. */
  readonly products: readonly number[];
  /** Products viewed in the visitor's session, in order. */
  readonly viewed: readonly number[];
  /** Orders of a signed-in shopper who has agreed. */
  readonly ownOrders: readonly OwnOrder[];
  /** Predicate of products that may be shown: not sold out, excluded or a gift. Products of page and cart never are. */
  readonly accepts: (product: number) => boolean;
  /** Predicate of products with few orders that may be tried (`mayBeTried`); null: the merchant wants none. */
  readonly explores: ((product: number) => boolean) | null;
}

/** Origin of a product; `new` for one that is tried. */
export type RecommendedBy = CountedSource | 'new';

export interface RecommendedProduct extends ScoredProduct {
  readonly by: RecommendedBy;
}

/** Recommended products: those of the source, then similar ones, then best sellers, up to the limit. */
export function recommend(shop: Recommender, question: RecommendRequest): RecommendedProduct[] {
  const { source, limit, products, viewed, accepts } = question;
  const list: RecommendedProduct[] = [];
  const taken = new Set(source === 'viewed_next' ? [...products, ...viewed] : products);
  const isFree = (product: number) => !taken.has(product) && accepts(product);
  for (const by of fillingOf(source)) {
    const missing = limit - list.length;
    if (missing < 1) break;
    for (const each of bestFrom(by, shop, question, missing, isFree)) {
      list.push({ ...each, by });
      taken.add(each.product);
    }
  }
  return withExplored(shop, question, list, isFree);
}

/** Sources whose lists may end with a product with few orders: those about a viewed product. */
const EXPLORING: readonly CountedSource[] = ['recommended', 'viewed_next', 'similar'];

/** List with a tried product at its last position, on days when such lists are due. */
function withExplored(
  { orders, texts }: Recommender,
  { source, limit, now, products, viewed, explores }: RecommendRequest,
  list: readonly RecommendedProduct[],
  isFree: (product: number) => boolean,
): RecommendedProduct[] {
  const like = likeOf(products, viewed);
  if (!explores || !texts || like === undefined || limit < 1 || !EXPLORING.includes(source)) return [...list];
  if (!exploresOn(like, Math.floor(now / MINUTES_OF_DAY))) return [...list];
  const tried = explored(orders, texts, like, (product) => isFree(product) && explores(product));
  return tried ? [...list.slice(0, limit - 1), { ...tried, by: 'new' }] : [...list];
}

const fillingOf = (source: CountedSource): ReadonlySet<CountedSource> =>
  new Set([source, 'similar', 'top_sellers']);

/** Reference product for similar texts: the page's or the cart's latest, else the last viewed one. */
const likeOf = (products: readonly number[], viewed: readonly number[]): number | undefined =>
  products[0] ?? viewed.at(-1);

/** Best free products of one source. */
function bestFrom(
  source: CountedSource,
  { orders, sessions, texts, constants }: Recommender,
  { now, products, viewed, ownOrders }: RecommendRequest,
  limit: number,
  isFree: (product: number) => boolean,
): readonly ScoredProduct[] {
  const best = (all: readonly ScoredProduct[]) =>
    bestOf(
      all.filter(({ product }) => isFree(product)),
      limit,
    );
  const like = likeOf(products, viewed);
  switch (source) {
    case 'recommended':
      return best(boughtTogether(orders, seedsOf(orders, texts, products), now, constants));
    case 'viewed_next':
      return sessions.count < MIN_SESSIONS ? [] : best(viewedNext(sessions, viewed, now));
    case 'trending':
      return best(trending(orders, now));
    case 'purchased':
      return best(purchased(orders, ownOrders));
    case 'for_you':
      return best(forYou(orders, ownOrders));
    case 'similar':
      return texts && like !== undefined ? similarTo(texts, like, limit, isFree) : [];
    case 'top_sellers':
      return topSellers(orders, limit, isFree);
    default:
      return source satisfies never;
  }
}

/** Score parts of a product in the list of `recommend`. */
export function explainRecommended(
  { orders, sessions, texts, constants = PAIR_CONSTANTS }: Recommender,
  { now, products, viewed, ownOrders }: RecommendRequest,
  { product, score, by }: RecommendedProduct,
): ScorePart[] {
  const like = likeOf(products, viewed);
  switch (by) {
    case 'recommended':
      return explainBoughtTogether(orders, seedsOf(orders, texts, products), product, now, constants);
    case 'viewed_next':
      return explainViewedNext(sessions, viewed, product, now);
    case 'trending':
      return explainTrending(orders, product, now);
    case 'purchased':
      return explainPurchased(orders, ownOrders, product);
    case 'for_you':
      return explainForYou(orders, ownOrders, product);
    case 'similar':
      return texts && like !== undefined ? explainSimilar(texts, like, product) : [];
    case 'top_sellers':
      return [{ score, reason: { reason: 'popular' } }];
    case 'new':
      return [{ score, reason: { reason: 'new', like: like ?? product } }];
    default:
      return by satisfies never;
  }
}
