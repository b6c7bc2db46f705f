import { explainRecommended, type RecommendedBy } from '../recommend/recommend';
import { type FoundProduct, isCounted, productsFrom, recommendRequest } from './products-from';
import { showable } from './showable';
import { isServerSource, type ServerSource, sourceAt } from './source-at';
import type { SourcedProduct, SourcePart, SourceRequest, SourceResponse } from './source-request';
import type { SourceShop } from './source-shop';

/**
 * Products of a data source for a surface: those that may be shown there, and aren't on the page or in the cart.
 * Counted sources are filled up with similar products and best sellers, chosen ones aren't. Deterministic for a
 * shop and request. Null if only the store can resolve the source: pages query it themselves (`BUILT_IN`).
 */
export function resolveSource(shop: SourceShop, question: SourceRequest): SourceResponse | null {
  const at = sourceAt(question.path);
  if (at === null || !isServerSource(at)) return null;
  const found = filledUp(shop, question, at);
  return { products: found.map((each) => sourced(shop, question, at, each)), rules: [] };
}

function filledUp(shop: SourceShop, question: SourceRequest, at: ServerSource): readonly FoundProduct[] {
  const sources = isCounted(at) ? [at, SIMILAR, TOP_SELLERS] : [at];
  // Already viewed products aren't next.
  const seen = new Set(at.source === 'viewed_next' ? question.viewed : []);
  const found = new Map<number, FoundProduct>();
  for (const mayBeShown of showable(shop, question)) {
    const isFree = (product: number) => !found.has(product) && !seen.has(product) && mayBeShown(product);
    for (const source of sources) {
      const missing = question.limit - found.size;
      if (missing < 1) break;
      for (const each of productsFrom(shop, question, source, isFree, missing)) found.set(each.product, each);
    }
  }
  return [...found.values()];
}

const SIMILAR: ServerSource = { source: 'similar' };
const TOP_SELLERS: ServerSource = { source: 'top_sellers' };

function sourced(
  shop: SourceShop,
  question: SourceRequest,
  at: ServerSource,
  found: FoundProduct,
): SourcedProduct {
  return { ...found, rule: null, parts: question.explains ? partsOf(shop, question, at, found) : [] };
}

/** Score parts of a product; a merchant's or the shopper's own choice is one part. */
export function partsOf(
  shop: SourceShop,
  question: SourceRequest,
  at: ServerSource,
  { product, by, score }: FoundProduct,
): readonly SourcePart[] {
  switch (by) {
    case 'hand_picked':
      return [{ score: 0, reason: { reason: 'chosen' } }];
    case 'recently_viewed':
      return [{ score: 0, reason: { reason: 'viewed' } }];
    case 'collection':
      return at.source === 'collection' && at.collectionId !== null
        ? [{ score: 0, reason: { reason: 'in-collection', collection: at.collectionId } }]
        : [];
    case 'tag':
      return at.source === 'tag' && at.tag !== null
        ? [{ score: 0, reason: { reason: 'with-tag', tag: at.tag } }]
        : [];
    case 'related':
    case 'complementary':
      return [];
    default:
      return countedParts(shop, question, by, { product, score: score ?? 0 });
  }
}

function countedParts(
  shop: SourceShop,
  question: SourceRequest,
  by: RecommendedBy,
  { product, score }: { readonly product: number; readonly score: number },
): readonly SourcePart[] {
  const source = by === 'new' ? 'similar' : by;
  const request = recommendRequest(shop, question, source);
  return explainRecommended(shop.recommender, request, { product, score, by });
}
