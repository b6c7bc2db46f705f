import type { Product, Variant } from '../../engine/model/catalogue';
import type { CatalogueIndex } from '../../engine/model/catalogue-index';
import { collectionId } from '../../engine/model/collection-id';
import type { Search, Searchable } from '../wire/search';
import { collectionsOfProducts, updatedAtOf } from './catalogue-lists';
import { totalInventory } from './stock-counts';

/** Product status in Shopify's terms. */
export function statusOf({ published, publishedAt }: Product): 'ACTIVE' | 'DRAFT' {
  return published || publishedAt !== undefined ? 'ACTIVE' : 'DRAFT';
}

/**
 * Predicate of a product search. Reads fields lazily, without allocating, so that large catalogues are scanned in
 * milliseconds.
 */
export function productMatcher(index: CatalogueIndex, search: Search): (product: Product) => boolean {
  const current: { product?: Product } = {};
  const subject = productSubject(index, () => assertDefined(current.product));
  return (product) => {
    current.product = product;
    return search.matches(subject);
  };
}

/** Predicate of a variant search, including product fields and `product_id`. */
export function variantMatcher(index: CatalogueIndex, search: Search) {
  const current: { product?: Product; variant?: Variant } = {};
  const product = productSubject(index, () => assertDefined(current.product));
  const variant = () => assertDefined(current.variant);
  const subject: Searchable = {
    get text() {
      return `${product.text} ${variant().title.toLowerCase()}`;
    },
    fields: withGetters(product.fields, {
      product_id: () => [String(current.product?.id)],
      sku: () => [variant().sku.toLowerCase()],
      barcode: () => [variant().barcode.toLowerCase()],
      title: () => [variant().title.toLowerCase()],
    }),
    numbers: withGetters(product.numbers ?? {}, { id: () => variant().id }),
  };
  return (found: { readonly product: Product; readonly variant: Variant }) => {
    Object.assign(current, found);
    return search.matches(subject);
  };
}

function productSubject(
  index: CatalogueIndex,
  product: () => Product,
): Searchable & { readonly numbers: Readonly<Record<string, number>> } {
  return {
    get text() {
      const { title, productType, vendor, tags, variants } = product();
      return [title, productType, vendor, ...tags, ...variants.map(({ sku }) => sku)].join(' ').toLowerCase();
    },
    fields: withGetters<readonly string[]>(
      {},
      {
        title: () => lower([product().title]),
        handle: () => lower([product().handle]),
        product_type: () => lower([product().productType]),
        vendor: () => lower([product().vendor]),
        tag: () => lower(product().tags),
        collection_id: () =>
          (collectionsOfProducts(index).get(product().id) ?? []).map((each) => String(collectionId(each))),
        sku: () => lower(product().variants.map(({ sku }) => sku)),
        barcode: () => lower(product().variants.map(({ barcode }) => barcode)),
        status: () => [statusOf(product()).toLowerCase()],
        published_status: () => [product().published ? 'published' : 'unpublished'],
        gift_card: () => [String(product().giftCard)],
      },
    ),
    numbers: withGetters<number>(
      {},
      {
        id: () => product().id,
        created_at: () => Date.parse(product().createdAt),
        updated_at: () => Date.parse(updatedAtOf(product())),
        published_at: () => (product().published ? Date.parse(publishedAtOf(product()) ?? '') : Number.NaN),
        inventory_total: () => totalInventory(product()),
      },
    ),
  };
}

/** Time of publication, past or future; null if never. */
export function publishedAtOf({ published, publishedAt, createdAt }: Product): string | null {
  return publishedAt ?? (published ? createdAt : null);
}

/** Record with lazy values. */
function withGetters<Value>(
  base: Readonly<Record<string, Value>>,
  getters: Readonly<Record<string, () => Value>>,
): Readonly<Record<string, Value>> {
  const record = Object.defineProperties({}, Object.getOwnPropertyDescriptors(base));
  for (const [name, get] of Object.entries(getters)) {
    Object.defineProperty(record, name, { get, enumerable: true, configurable: true });
  }
  return record;
}

function lower(texts: readonly string[]): string[] {
  return texts.map((text) => text.toLowerCase());
}

function assertDefined<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('No current item.');
  return item;
}
