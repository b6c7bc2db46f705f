import { createHash } from 'node:crypto';
import type { StoreContext } from '../../context/store-context';
import type { Collection, Product, Translations } from '../../engine/model/catalogue';
import { collectionId } from '../../engine/model/collection-id';
import { type ConnectionArguments, pageOf } from '../wire/connection';
import { gid, parseGid } from '../wire/gid';
import { collectionsInOrder, productsInOrder } from './catalogue-lists';

interface TranslationArguments {
  readonly locale: string;
}

/** `translations` field of a resource in a language. Market-specific ones aren't supported. */
export function translationFields(translations: Translations | undefined, updatedAt: string | null = null) {
  return {
    translations: ({ locale }: TranslationArguments) =>
      Object.entries(translations?.[locale] ?? {}).map(([key, value]) => ({
        key,
        value,
        locale,
        market: null,
        outdated: false,
        updatedAt,
      })),
  };
}

/** Translatable content of a product or collection; null for others. */
export function translatableResource(store: StoreContext, resourceId: string) {
  const parsed = parseGid(resourceId);
  switch (parsed?.type) {
    case 'Product': {
      const product = store.index.product(parsed.id);
      return product ? productTexts(store, product) : null;
    }
    case 'Collection': {
      const collection = collectionsInOrder(store.index).items.find(
        (each) => collectionId(each) === parsed.id,
      );
      return collection ? collectionTexts(store, collection) : null;
    }
    default:
      return null;
  }
}

export function translatableResources(
  store: StoreContext,
  args: ConnectionArguments & { readonly resourceType: string },
) {
  return args.resourceType === 'PRODUCT'
    ? pageOf(productsInOrder(store.index, 'ID'), args, (product) => productTexts(store, product))
    : pageOf(collectionsInOrder(store.index), args, (collection) => collectionTexts(store, collection));
}

/** Existing resources by id, in order. */
export function translatableResourcesByIds(
  store: StoreContext,
  args: ConnectionArguments & { readonly resourceIds: readonly string[] },
) {
  const known = [...new Set(args.resourceIds)].flatMap((id) => translatableResource(store, id) ?? []);
  const positionOf = (id: string) => {
    const position = known.findIndex(({ resourceId }) => resourceId === id);
    return position === -1 ? undefined : position;
  };
  const ordered = { items: known, idOf: ({ resourceId }: { resourceId: string }) => resourceId, positionOf };
  return pageOf(ordered, args, (resource) => resource);
}

function productTexts(store: StoreContext, product: Product) {
  const { title, descriptionHtml, handle, productType, translations } = product;
  const texts = { title, body_html: descriptionHtml, handle, product_type: productType };
  return resourceSource(store, gid('Product', product.id), texts, translations);
}

function collectionTexts(store: StoreContext, collection: Collection) {
  const { title, descriptionHtml = '', handle, translations } = collection;
  const texts = { title, body_html: descriptionHtml, handle };
  return resourceSource(store, gid('Collection', collectionId(collection)), texts, translations);
}

function resourceSource(
  { markets: [own] }: StoreContext,
  resourceId: string,
  texts: Readonly<Record<string, string>>,
  translations: Translations | undefined,
) {
  return {
    resourceId,
    translatableContent: Object.entries(texts).map(([key, value]) => ({
      key,
      value,
      digest: createHash('sha256').update(value).digest('hex'),
      locale: own.locale,
      type: key === 'body_html' ? 'HTML' : 'SINGLE_LINE_TEXT_FIELD',
    })),
    ...translationFields(translations),
  };
}
