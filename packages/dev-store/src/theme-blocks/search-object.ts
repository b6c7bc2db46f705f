import type { PageContext, SearchFound } from '../theme/page';
import { SEARCH_SORTS } from '../theme/search-query';
import { PagedList } from './paged-list';
import { productObject } from './product-object';

/** A search as Liquid has it. Source: Shopify Liquid, `search`. */
export function searchObject(context: PageContext, { text, products, sort, page, addressOf }: SearchFound) {
  const list = new PagedList(products, (product) => productObject(context, product), page, addressOf);
  return {
    performed: text !== '',
    terms: text,
    results_count: products.length,
    default_sort_by: 'relevance',
    sort_by: sort === 'relevance' ? null : sort,
    sort_options: Object.entries(SEARCH_SORTS).map(([value, name]) => ({ value, name })),
    get results() {
      return list.items();
    },
  };
}
