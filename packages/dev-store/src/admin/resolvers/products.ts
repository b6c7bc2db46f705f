import type { GraphQLResolveInfo } from 'graphql';
import type { StoreContext } from '../../context/store-context';
import {
  hasOnlyDefaultVariant,
  type Product,
  type ProductCategory,
  type ProductOption,
  type Swatch,
} from '../../engine/model/catalogue';
import { collectionId } from '../../engine/model/collection-id';
import { hashInRange } from '../../engine/model/hash';
import { plainText } from '../../engine/model/plain-text';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid, idOf } from '../wire/gid';
import { lookUpPage } from '../wire/node-lookup';
import { collectionsOfProducts, updatedAtOf } from './catalogue-lists';
import { type PricingArguments, priceRange, productPricing } from './contextual-pricing';
import { metafieldFields } from './metafields';
import { mediaFields, mediaSource } from './product-media';
import { publishedAtOf, statusOf } from './product-search';
import { publishableFields, publishedInContext } from './publications';
import { totalInventory } from './stock-counts';
import { translationFields } from './translations';
import { variantSource } from './variants';

export function productById(store: StoreContext, id: string) {
  const product = store.index.product(idOf(id, 'Product') ?? 0);
  return product ? productSource(store, product) : null;
}

export function productByIdentifier(store: StoreContext, identifier: { id?: string; handle?: string }) {
  if (identifier.id !== undefined) return productById(store, identifier.id);
  const product = store.index.productByHandle(identifier.handle ?? '');
  return product ? productSource(store, product) : null;
}

export function productSource(store: StoreContext, product: Product) {
  const id = gid('Product', product.id);
  return {
    __typename: 'Product',
    id,
    legacyResourceId: String(product.id),
    handle: product.handle,
    title: product.title,
    status: statusOf(product),
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      plainText(product.descriptionHtml).slice(0, truncateAt ?? undefined),
    descriptionHtml: product.descriptionHtml,
    productType: product.productType,
    category: product.category ? categorySource(product.category) : null,
    vendor: product.vendor,
    tags: product.tags,
    isGiftCard: product.giftCard,
    requiresSellingPlan: product.requiresSellingPlan,
    hasOnlyDefaultVariant: hasOnlyDefaultVariant(product),
    hasOutOfStockVariants: product.variants.some(({ stock }) => stock.tracked && stock.quantity <= 0),
    totalInventory: totalInventory(product),
    tracksInventory: product.variants.some(({ stock }) => stock.tracked),
    createdAt: product.createdAt,
    updatedAt: updatedAtOf(product),
    ...mediaFields(store, product),
    options: ({ first }: { first?: number | null }) =>
      product.options.slice(0, first ?? undefined).map((_, index) => optionSource(store, product, index)),
    priceRangeV2: () => priceRange(product.variants, store.shop.currency),
    contextualPricing: (args: PricingArguments) => productPricing(store, product, args),
    variants: (args: ConnectionArguments) =>
      connection(
        product.variants.map((variant) => variantSource(store, { product, variant })),
        args,
      ),
    variantsCount: { count: product.variants.length, precision: 'EXACT' },
    ...collectionFields(store, product),
    ...publicationFields(store, product, id),
    ...translationFields(product.translations),
    ...metafieldFields(store, id),
  };
}

function collectionFields({ index }: StoreContext, { id }: Product) {
  const ids = () =>
    (collectionsOfProducts(index).get(id) ?? []).map((each) => gid('Collection', collectionId(each)));
  return {
    collections: (args: ConnectionArguments, _: unknown, info: GraphQLResolveInfo) =>
      lookUpPage(info, ids(), args),
    inCollection: ({ id: wanted }: { id: string }) => ids().includes(wanted),
  };
}

function publicationFields(store: StoreContext, product: Product, id: string) {
  const published = {
    id,
    published: product.published,
    publishedAt: publishedAtOf(product),
    parts: [product],
  };
  return {
    onlineStoreUrl: product.published ? `https://${store.shop.domain}/products/${product.handle}` : null,
    publishedAt: product.published ? published.publishedAt : null,
    publishedInContext: (args: PricingArguments) => publishedInContext(store, published, args),
    ...publishableFields(store, published),
  };
}

function categorySource({ id, fullName }: ProductCategory) {
  const names = fullName.split(' > ');
  return {
    id: `gid://shopify/TaxonomyCategory/${id}`,
    name: names.at(-1) ?? fullName,
    fullName,
    level: names.length,
  };
}

function optionSource(store: StoreContext, product: Product, index: number) {
  const option = product.options[index];
  if (!option) throw new Error(`${product.handle} has no option ${index}.`);
  const { name, values, linkedMetafield, translations } = option;
  return {
    id: gid('ProductOption', product.id + index),
    name,
    position: index + 1,
    values,
    optionValues: () => values.map((value) => valueSource(store, product, option, value)),
    linkedMetafield: linkedMetafield
      ? { namespace: linkedMetafield.namespace, key: linkedMetafield.key }
      : null,
    ...translationFields(translations),
  };
}

function valueSource(store: StoreContext, product: Product, option: ProductOption, value: string) {
  const at = product.options.indexOf(option);
  const swatch = option.swatches?.[value];
  return {
    id: gid('ProductOptionValue', valueId(product, at, value)),
    name: value,
    hasVariants: product.variants.some(({ options }) => options[at] === value),
    linkedMetafieldValue: option.linkedMetafield?.entries[value] ?? null,
    swatch: swatch ? swatchSource(store, swatch) : null,
    ...translationFields(option.valueTranslations?.[value]),
  };
}

function swatchSource(store: StoreContext, { color, image }: Swatch) {
  return { color: color ?? null, image: image ? mediaSource(store, image) : null };
}

function valueId({ id }: Product, option: number, value: string): number {
  return hashInRange(`option value ${id} ${option} ${value}`, 3_000_000_000_000, 999_999_999_999);
}
