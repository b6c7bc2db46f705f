import { subunitsToMajor } from '@cartwright/core/money/decimal';
import {
  ANY_QUANTITY,
  hasOnlyDefaultVariant,
  isAvailable,
  type Product,
  type ProductImage,
  type Stock,
  type Variant,
} from '../../engine/catalogue';
import type { ProductVariant } from '../../engine/catalogue-index';
import { plainText } from '../../engine/plain-text';
import type { StoreContext } from '../../store-context';
import { type ConnectionArguments, connection } from '../connection';
import { gid, idOf } from '../gid';
import { matches } from '../search';
import { metafieldFields } from './metafields';

type SearchArguments = ConnectionArguments & { readonly query?: string | null; readonly sortKey?: string };

/** Products by search, sorted; ties and the default keep the order of ids, so that pages never overlap. */
export function products(store: StoreContext, args: SearchArguments) {
  const found = store.index.catalogue.products.filter((product) => matches(args.query, searchable(product)));
  const sorted = found.sort((a, b) => compareBy(args.sortKey ?? 'ID', a, b) || a.id - b.id);
  return connection(
    sorted.map((product) => productSource(store, product)),
    args,
  );
}

function searchable(product: Product) {
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
  const skus = product.variants.map(({ sku }) => sku);
  return {
    text: [product.title, product.productType, product.vendor, ...product.tags, ...skus]
      .join(' ')
      .toLowerCase(),
    fields: {
      id: [String(product.id)],
      title: lower([product.title]),
      handle: lower([product.handle]),
      product_type: lower([product.productType]),
      vendor: lower([product.vendor]),
      tag: lower(product.tags),
      sku: lower(skus),
      status: [statusOf(product).toLowerCase()],
      gift_card: [String(product.giftCard)],
    },
  };
}

function compareBy(sortKey: string, a: Product, b: Product): number {
  switch (sortKey) {
    case 'TITLE':
      return a.title.localeCompare(b.title, 'en');
    case 'VENDOR':
      return a.vendor.localeCompare(b.vendor, 'en');
    case 'PRODUCT_TYPE':
      return a.productType.localeCompare(b.productType, 'en');
    case 'INVENTORY_TOTAL':
      return totalInventory(a) - totalInventory(b);
    case 'CREATED_AT':
    case 'UPDATED_AT':
      return a.createdAt.localeCompare(b.createdAt);
    default:
      return 0;
  }
}

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
  const prices = product.variants.map(({ price }) => price);
  const money = (amount: number) => ({
    amount: subunitsToMajor(amount),
    currencyCode: store.shop.currency,
  });
  return {
    __typename: 'Product',
    id: gid('Product', product.id),
    legacyResourceId: String(product.id),
    handle: product.handle,
    title: product.title,
    status: statusOf(product),
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      plainText(product.descriptionHtml).slice(0, truncateAt ?? undefined),
    descriptionHtml: product.descriptionHtml,
    productType: product.productType,
    vendor: product.vendor,
    tags: product.tags,
    isGiftCard: product.giftCard,
    requiresSellingPlan: product.requiresSellingPlan,
    hasOnlyDefaultVariant: hasOnlyDefaultVariant(product),
    hasOutOfStockVariants: product.variants.some(({ stock }) => stock.tracked && stock.quantity <= 0),
    totalInventory: totalInventory(product),
    tracksInventory: product.variants.some(({ stock }) => stock.tracked),
    onlineStoreUrl: product.published ? `https://${store.shop.domain}/products/${product.handle}` : null,
    createdAt: product.createdAt,
    updatedAt: product.createdAt,
    featuredImage: product.image && imageSource(store, product.image),
    featuredMedia: product.image && mediaSource(store, product.image),
    options: ({ first }: { first?: number | null }) =>
      product.options.slice(0, first ?? undefined).map(({ name, values }, index) => ({
        id: gid('ProductOption', product.id + index),
        name,
        position: index + 1,
        values,
      })),
    priceRangeV2: {
      minVariantPrice: money(Math.min(...prices)),
      maxVariantPrice: money(Math.max(...prices)),
    },
    variants: (args: ConnectionArguments) =>
      connection(
        product.variants.map((variant) => variantSource(store, { product, variant })),
        args,
      ),
    ...metafieldFields(store, gid('Product', product.id)),
  };
}

/** All variants; the query looks at their product and knows `product_id` besides. */
export function productVariants(store: StoreContext, args: SearchArguments) {
  const found = store.index.catalogue.products.flatMap((product) =>
    product.variants
      .filter((variant) => {
        const { text, fields } = searchable(product);
        const own = {
          id: [String(variant.id)],
          product_id: [String(product.id)],
          sku: [variant.sku.toLowerCase()],
          title: [variant.title.toLowerCase()],
        };
        return matches(args.query, {
          text: `${text} ${variant.title.toLowerCase()}`,
          fields: { ...fields, ...own },
        });
      })
      .map((variant) => ({ product, variant })),
  );
  found.sort((a, b) => a.variant.id - b.variant.id);
  return connection(
    found.map((each) => variantSource(store, each)),
    args,
  );
}

export function variantById(store: StoreContext, id: string) {
  const found = store.index.variant(idOf(id, 'ProductVariant') ?? 0);
  return found ? variantSource(store, found) : null;
}

function variantSource(store: StoreContext, { product, variant }: ProductVariant) {
  return {
    __typename: 'ProductVariant',
    id: gid('ProductVariant', variant.id),
    legacyResourceId: String(variant.id),
    title: variant.title,
    displayName: `${product.title} - ${variant.title}`,
    position: product.variants.indexOf(variant) + 1,
    sku: variant.sku,
    barcode: variant.barcode || null,
    price: subunitsToMajor(variant.price),
    compareAtPrice: variant.compareAtPrice === null ? null : subunitsToMajor(variant.compareAtPrice),
    availableForSale: isAvailable(product, variant),
    inventoryQuantity: quantityOf(variant.stock),
    inventoryPolicy: variant.stock.tracked && variant.stock.policy === 'deny' ? 'DENY' : 'CONTINUE',
    taxable: variant.taxable,
    selectedOptions: selectedOptions(product, variant),
    image: variant.image && imageSource(store, variant.image),
    contextualPricing: () => contextualPricing(store, variant),
    product: () => productSource(store, product),
    ...metafieldFields(store, gid('ProductVariant', variant.id)),
  };
}

/** The same in every country: prices are the shop's, and rules are of variants. */
function contextualPricing(store: StoreContext, { price, quantityRule = ANY_QUANTITY }: Variant) {
  const { min, max, increment } = quantityRule;
  const isDefault = min === 1 && max === null && increment === 1;
  return {
    price: { amount: subunitsToMajor(price), currencyCode: store.shop.currency },
    quantityRule: { minimum: min, maximum: max, increment, isDefault },
  };
}

function selectedOptions(product: Product, variant: Variant) {
  return product.options.map(({ name }, index) => ({ name, value: variant.options[index] ?? '' }));
}

/** Image addresses are absolute in the Admin API; the store is reached under the address of the request. */
function imageSource(store: StoreContext, image: ProductImage) {
  return {
    id: gid('ProductImage', image.id),
    altText: image.alt,
    width: image.width,
    height: image.height,
    url: `${store.origin()}${image.src}`,
  };
}

function mediaSource(store: StoreContext, image: ProductImage) {
  const source = imageSource(store, image);
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', image.id),
    alt: image.alt,
    mediaContentType: 'IMAGE',
    image: source,
    preview: { image: source },
  };
}

function statusOf(product: Product): 'ACTIVE' | 'DRAFT' {
  return product.published ? 'ACTIVE' : 'DRAFT';
}

function totalInventory(product: Product): number {
  return product.variants.reduce((sum, { stock }) => sum + quantityOf(stock), 0);
}

function quantityOf(stock: Stock): number {
  return stock.tracked ? stock.quantity : 0;
}
