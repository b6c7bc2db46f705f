import type { StoreContext } from '../../context/store-context';
import { inCollectionOrder } from '../../engine/collection-order';
import {
  type Collection,
  type CollectionSortOrder,
  type Product,
  sortOrderOf,
} from '../../engine/model/catalogue';
import type { CatalogueIndex } from '../../engine/model/catalogue-index';
import { collectionId } from '../../engine/model/collection-id';
import { memoized } from '../../engine/model/memoized';
import { plainText } from '../../engine/model/plain-text';
import { type ConnectionArguments, connection, type Ordered, pageOf } from '../wire/connection';
import { gid, idOf } from '../wire/gid';
import { matches } from '../wire/search';
import { collectionsInOrder } from './catalogue-lists';
import { metafieldFields } from './metafields';
import { countSource } from './product-list';
import { imageSource } from './product-media';
import { productSource } from './products';
import { publishableFields } from './publications';
import { translationFields } from './translations';

type SearchArguments = ConnectionArguments & { readonly query?: string | null; readonly sortKey?: string };

/** Merchant's collections by search, sorted; without `all`, which doesn't exist in the admin. */
export function collections(store: StoreContext, args: SearchArguments) {
  const found = foundBy(store, args.query);
  const key = args.sortKey ?? 'ID';
  const sorted = found.toSorted((a, b) => {
    if (key === 'TITLE') return a.title.localeCompare(b.title, 'en');
    if (key === 'UPDATED_AT') return Date.parse(updatedAtOf(store, a)) - Date.parse(updatedAtOf(store, b));
    return 0;
  });
  return connection(
    sorted.map((collection) => collectionSource(store, collection)),
    args,
  );
}

export function collectionsCount(
  store: StoreContext,
  args: { query?: string | null; limit?: number | null },
) {
  return countSource(foundBy(store, args.query).length, args.limit);
}

export function collectionById(store: StoreContext, id: string) {
  const collection = collectionOf(store, id);
  return collection ? collectionSource(store, collection) : null;
}

export function collectionByIdentifier(store: StoreContext, identifier: { id?: string; handle?: string }) {
  if (identifier.id !== undefined) return collectionById(store, identifier.id);
  const collection = collectionsInOrder(store.index).items.find(({ handle }) => handle === identifier.handle);
  return collection ? collectionSource(store, collection) : null;
}

function collectionOf({ index }: StoreContext, id: string): Collection | undefined {
  const ordered = collectionsInOrder(index);
  return ordered.items[ordered.positionOf(id) ?? -1];
}

function foundBy(store: StoreContext, query: string | null | undefined): Collection[] {
  const { items } = collectionsInOrder(store.index);
  return items.filter((collection) => matches(query, searchable(store, collection)));
}

function searchable(store: StoreContext, collection: Collection) {
  const title = collection.title.toLowerCase();
  return {
    text: title,
    fields: {
      title: [title],
      handle: [collection.handle.toLowerCase()],
      collection_type: [collection.rules ? 'smart' : 'custom'],
      get product_id() {
        return collection.productIds.map(String);
      },
    },
    numbers: {
      id: collectionId(collection),
      get updated_at() {
        return Date.parse(updatedAtOf(store, collection));
      },
    },
  };
}

function collectionSource(store: StoreContext, collection: Collection) {
  const { handle, title, descriptionHtml = '', image, rules, translations } = collection;
  const number = collectionId(collection);
  const id = gid('Collection', number);
  const members = () => membersOf(store.index)(collection);
  return {
    __typename: 'Collection',
    id,
    legacyResourceId: String(number),
    handle,
    title,
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      plainText(descriptionHtml).slice(0, truncateAt ?? undefined),
    descriptionHtml,
    image: image ? imageSource(store, image) : null,
    sortOrder: sortOrderOf(collection),
    updatedAt: () => updatedAtOf(store, collection),
    productsCount: () => ({ count: members().items.length, precision: 'EXACT' }),
    hasProduct: (args: { id: string }) => members().positionOf(args.id) !== undefined,
    products: (args: ConnectionArguments & { readonly sortKey?: string }) =>
      pageOf(sortedMembers(members(), args.sortKey), args, (product) => productSource(store, product)),
    ruleSet: rules ? { appliedDisjunctively: rules.any, rules: rules.rules } : null,
    ...publishableFields(store, {
      id,
      published: true,
      publishedAt: updatedAtOf(store, collection),
      parts: [collection],
    }),
    ...translationFields(translations),
    ...metafieldFields(store, id),
  };
}

/** Products of a collection in its own order, cached. Includes drafts. */
const membersOf = memoized((index: CatalogueIndex) =>
  memoized(
    (collection: Collection): Ordered<Product> =>
      orderedProducts(collection.productIds.flatMap((id) => index.product(id) ?? [])),
  ),
);

/** Supported sort orders; by sales and relevance fall back to the collection's own. */
const ORDERS: Readonly<Record<string, CollectionSortOrder>> = {
  CREATED: 'CREATED',
  PRICE: 'PRICE_ASC',
  TITLE: 'ALPHA_ASC',
};

function sortedMembers(members: Ordered<Product>, sortKey = 'COLLECTION_DEFAULT'): Ordered<Product> {
  if (sortKey === 'ID') return orderedProducts(members.items.toSorted((a, b) => a.id - b.id));
  const order = ORDERS[sortKey];
  return order ? orderedProducts(inCollectionOrder(members.items, order)) : members;
}

function orderedProducts(items: readonly Product[]): Ordered<Product> {
  const positionsOf = memoized(
    (all: readonly Product[]) => new Map(all.map(({ id }, position) => [id, position])),
  );
  return {
    items,
    idOf: ({ id }) => gid('Product', id),
    positionOf: (id) => positionsOf(items).get(idOf(id, 'Product') ?? Number.NaN),
  };
}

/** Time of the collection's last change; defaults to its newest product's. */
function updatedAtOf({ index }: StoreContext, collection: Collection): string {
  return collection.updatedAt ?? newestOf(index)(collection);
}

/** Default for collections without products: opening of the demo store. */
const OPENED = '2026-03-02T09:00:00+00:00';

const newestOf = memoized((index: CatalogueIndex) =>
  memoized((collection: Collection) =>
    membersOf(index)(collection).items.reduce(
      (newest, { createdAt }) => (Date.parse(createdAt) > Date.parse(newest) ? createdAt : newest),
      OPENED,
    ),
  ),
);
