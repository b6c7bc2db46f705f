import { listProductTags, listProductVendors } from '@cartwright/core/contract/product-tags';
import { listProducts, readProducts } from '@cartwright/core/contract/products';
import { readShop } from '@cartwright/core/contract/shop';
import { listCollections, readCollections } from '@cartwright/core/contract/shop-collections';
import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import { catalogue, collections, tags, vendors } from '../src/testing/catalogue';
import { handle } from '../src/testing/handle';
import { SHOP } from '../src/testing/shop';

/** Server of the pickers, answered from a small catalogue. */
export const store = [
  handle(readShop, () => ({ ok: true, value: { shop: SHOP } })),
  handle(readProducts, ({ query }) => ({ ok: true, value: { products: chosen(catalogue, query.ids) } })),
  handle(listProducts, ({ query }) => {
    const wanted = [
      query.collection !== undefined && membersOf(query.collection),
      query.tag !== undefined && tags.get(query.tag),
      query.vendor !== undefined && vendors.get(query.vendor),
    ].filter((members) => members !== false);
    const found = catalogue.filter(
      ({ id, title }) =>
        isFoundIn(title, query.query ?? '') && wanted.every((members) => members?.includes(id)),
    );
    const { items, page } = pageOf(found, query.after);
    return { ok: true, value: { products: items }, page };
  }),
  handle(readCollections, ({ query }) => ({
    ok: true,
    value: { collections: chosen(allCollections, query.ids) },
  })),
  handle(listCollections, ({ query }) => {
    const found = allCollections.filter(({ title }) => isFoundIn(title, query.query ?? ''));
    const { items, page } = pageOf(found, query.after);
    return { ok: true, value: { collections: items }, page };
  }),
  handle(listProductTags, ({ query }) => {
    const { items, page } = pageOf(found(tags, query.query), query.after);
    return { ok: true, value: { tags: items }, page };
  }),
  handle(listProductVendors, ({ query }) => {
    const { items, page } = pageOf(found(vendors, query.query), query.after);
    return { ok: true, value: { vendors: items }, page };
  }),
];

const allCollections = collections.map(({ collection }) => collection);
const membersOf = (id: number) => collections.find(({ collection }) => collection.id === id)?.members;
const found = (names: ReadonlyMap<string, unknown>, words = '') =>
  [...names.keys()].filter((name) => isFoundIn(name, words));

function chosen<Entry extends { readonly id: number }>(all: readonly Entry[], ids: string): Entry[] {
  const wanted = ids.split(',').map(Number);
  return all.filter(({ id }) => wanted.includes(id));
}

/** Cursors are where a page begins. */
function pageOf<Entry>(all: readonly Entry[], after = '0') {
  const to = Number(after) + 25;
  return {
    items: all.slice(Number(after), to),
    page: { count: null, cursor: to < all.length ? String(to) : null },
  };
}
