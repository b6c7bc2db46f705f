import { gid } from '../admin/wire/gid';
import { isCollection, productsOf } from '../engine/collections';
import type { Collection } from '../engine/model/catalogue';
import { collectionId } from '../engine/model/collection-id';
import { type CollectionQuery, foundProducts, parametersOf, sortOf, suits } from '../theme/collection-query';
import { linkTo } from '../theme/link';
import { messagesOf } from '../theme/locales/messages-of';
import type { PageContext } from '../theme/page';
import { ImageObject } from './image-object';
import { metafieldsObject } from './metafields-object';
import { PagedList } from './paged-list';
import { productObject } from './product-object';

/**
 * Liquid's `collection`, with its products filtered and sorted by the URL if it is the page's own. Source: Shopify
 * Liquid, `collection`.
 */
export function collectionObject(
  context: PageContext,
  collection: Collection,
  query: CollectionQuery | null,
) {
  const { market, index } = context;
  const url = linkTo(market, `/collections/${collection.handle}`);
  const id = collectionId(collection);
  const all = productsOf(index, collection);
  const found = query ? foundProducts(all, query) : all;
  const addressOf = (page: number) => {
    const said = new URLSearchParams([['page', String(page)], ...(query ? parametersOf(query) : [])]);
    return `${url}?${said}`;
  };
  const list = new PagedList(
    found,
    (product) =>
      productObject(context, product, query ? (variant) => suits(product, variant, query) : undefined),
    query?.page ?? 1,
    addressOf,
  );
  return {
    // The built-in collection of all products has no id.
    id: isCollection(index.catalogue, id) ? id : null,
    title: collection.title,
    handle: collection.handle,
    description: collection.descriptionHtml ?? '',
    url,
    image: collection.image ? new ImageObject(collection.image) : null,
    products_count: found.length,
    all_products_count: all.length,
    sort_options: Object.entries(messagesOf(market).sorts).map(([value, name]) => ({ value, name })),
    sort_by: !query || query.sort === 'manual' ? null : query.sort,
    default_sort_by: sortOf(collection.sortOrder ?? 'MANUAL'),
    get products() {
      return list.items();
    },
    get metafields() {
      return metafieldsObject(context, gid('Collection', id), productObject);
    },
  };
}
