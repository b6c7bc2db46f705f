import type { Product } from '../engine/model/catalogue';
import { type CollectionQuery, foundProducts, readCollectionQuery } from './collection-query';

/** Shopify's, by their values in addresses. Source: Shopify Liquid, `search.sort_options`. */
export type SearchSort = 'relevance' | 'price-ascending' | 'price-descending';

/** Query of a shopper to a search besides its text, as its address says it: the filters are those of collections. */
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

/** Products that a text has found, the most relevant first, as they are asked for. */
export function inRequestedOrder(found: readonly Product[], { of }: SearchQuery): readonly Product[] {
  return foundProducts(found, of);
}
