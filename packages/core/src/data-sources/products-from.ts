import { collectionRows } from '../catalogue/index/catalogue-index';
import { rowsWith } from '../catalogue/index/postings';
import { basketsWith, numberOf } from '../recommend/baskets/read-baskets';
import {
  COUNTED_SOURCES,
  type CountedSource,
  type RecommendRequest,
  recommend,
} from '../recommend/recommend';
import type { MayBeShown } from './showable';
import type { ServerSource } from './source-at';
import type { CameBy, SourceRequest } from './source-request';
import type { SourceShop } from './source-shop';

/** Product of a response, before its reasons are computed. */
export interface FoundProduct {
  readonly product: number;
  readonly by: CameBy;
  /** Null for sources that sort without scores. */
  readonly score: number | null;
}

/** First distinct products of one source that may be shown, in its order, at most `limit`. */
export function productsFrom(
  shop: SourceShop,
  question: SourceRequest,
  at: ServerSource,
  mayBeShown: MayBeShown,
  limit: number,
): FoundProduct[] {
  switch (at.source) {
    case 'hand_picked':
      return firstOf(question.chosen, at.source, mayBeShown, limit);
    case 'recently_viewed':
      return firstOf([...question.recentlyViewed].reverse(), at.source, mayBeShown, limit);
    case 'collection':
      return at.collectionId === null
        ? []
        : firstOf(productsIn(shop, at.collectionId), at.source, mayBeShown, limit);
    case 'tag':
      return at.tag === null ? [] : firstOf(productsWith(shop, at.tag), at.source, mayBeShown, limit);
    default:
      return counted(shop, question, at.source, mayBeShown, limit);
  }
}

/**
 * Whether a source is counted, so that missing products are filled up with similar ones and best sellers.
 * `purchased` isn't: it has only the shopper's own products.
 */
export const isCounted = ({ source }: ServerSource): boolean =>
  source !== 'purchased' && COUNTED.includes(source);

const COUNTED: readonly string[] = COUNTED_SOURCES;

function firstOf(
  products: readonly number[],
  by: CameBy,
  mayBeShown: MayBeShown,
  limit: number,
): FoundProduct[] {
  const found = new Set<number>();
  for (const product of products) {
    if (found.size >= limit) break;
    if (mayBeShown(product)) found.add(product);
  }
  return [...found].map((product) => ({ product, by, score: null }));
}

function counted(
  shop: SourceShop,
  question: SourceRequest,
  source: CountedSource,
  mayBeShown: MayBeShown,
  limit: number,
): FoundProduct[] {
  const request = { ...recommendRequest(shop, question, source), limit, accepts: mayBeShown };
  // The recommender fills up by itself; only the source's own products are kept, so that the next rule can follow.
  return recommend(shop.recommender, request).filter(({ by }) => by === source);
}

/** Recommender's request for a source request. */
export function recommendRequest(
  { now }: SourceShop,
  { pageProducts, cartProducts, viewed, ownOrders, limit }: SourceRequest,
  source: CountedSource,
): RecommendRequest {
  return {
    source,
    limit,
    now,
    products: [...pageProducts, ...cartProducts],
    viewed: viewedHere(viewed, pageProducts),
    ownOrders,
    accepts: () => true,
    // Attempts per product aren't counted yet.
    explores: null,
  };
}

/** Viewed products with the page's product last. */
function viewedHere(viewed: readonly number[], [page]: readonly number[]): readonly number[] {
  return page === undefined || viewed.at(-1) === page ? viewed : [...viewed, page];
}

function productsIn({ index }: SourceShop, collectionId: number): number[] {
  return Array.from(collectionRows(index, collectionId), (row) => index.products.id[row] ?? 0);
}

/** Products with a tag (ignoring case), best-selling first, ties by the highest id. */
function productsWith({ index, recommender }: SourceShop, tag: string): number[] {
  const wanted = tag.toLowerCase();
  const names = [...index.tags.numbers.keys()].filter((name) => name.toLowerCase() === wanted);
  const rows = new Set(names.flatMap((name) => [...rowsWith(index.tags, name)]));
  const { orders } = recommender;
  const sold = (product: number) => basketsWith(orders, numberOf(orders, product));
  return [...rows].map((row) => index.products.id[row] ?? 0).sort((a, b) => sold(b) - sold(a) || b - a);
}
