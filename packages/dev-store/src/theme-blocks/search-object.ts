import { messagesOf } from '../theme/locales/messages-of';
import type { PageContext, SearchFound } from '../theme/page';
import { PagedList } from './paged-list';
import { productObject } from './product-object';

/** Liquid's `search`. Source: Shopify Liquid, `search`. */
export function searchObject(context: PageContext, { text, products, sort, page, addressOf }: SearchFound) {
  const { relevance, sorts } = messagesOf(context.market);
  const list = new PagedList(products, (product) => productObject(context, product), page, addressOf);
  return {
    performed: text !== '',
    terms: text,
    results_count: products.length,
    default_sort_by: 'relevance',
    sort_by: sort === 'relevance' ? null : sort,
    sort_options: [
      { value: 'relevance', name: relevance },
      { value: 'price-ascending', name: sorts['price-ascending'] },
      { value: 'price-descending', name: sorts['price-descending'] },
    ],
    get results() {
      return list.items();
    },
  };
}
