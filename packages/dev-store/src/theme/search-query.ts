import type { Product } from '../engine/model/catalogue';
import { type CollectionQuery, foundProducts, readCollectionQuery } from './collection-query';

/** Sort orders by Shopify's URL values. Source: Shopify Liquid, `search.sort_options`. */
export type SearchSort = 'relevance' | 'price-ascending' | 'price-descending';

/** Search query of a URL, without its text; filters are those of collections. */
export interface SearchQuery {
  readonly text: string;
  readonly sort: SearchSort;
  readonly of: CollectionQuery;
}

export function readSearchQuery(query: Readonly<Record<string, string>>): SearchQuery {
  const { sort_by: asked, q = '' } = query;
  const sort = asked === 'price-ascending' || asked === 'price-descending' ? asked : 'relevance';
  const of = { ...readCollectionQuery(query), sort: sort === 'relevance' ? 'manual' : sort } as const;
  return { text: q.trim(), sort, of };
}

/** Search results in the requested order; `found` is sorted by relevance. */
export function inRequestedOrder(found: readonly Product[], { of }: SearchQuery): readonly Product[] {
  return foundProducts(found, of);
}
