import { subunitsToMajor } from '@cartwright/core/money/decimal';
import type { GraphQLResolveInfo } from 'graphql';
import type { StoreContext } from '../../context/store-context';
import { isAvailable, type Product, type Variant } from '../../engine/model/catalogue';
import type { ProductVariant } from '../../engine/model/catalogue-index';
import type { ConnectionArguments } from '../wire/connection';
import { gid, idOf } from '../wire/gid';
import { lookUp, lookUpPage } from '../wire/node-lookup';
import { updatedAtOf } from './catalogue-lists';
import { contextualPricing, type PricingArguments } from './contextual-pricing';
import { metafieldFields } from './metafields';
import { imageSource } from './product-media';
import { publishedAtOf } from './product-search';
import { publishableFields } from './publications';
import { quantityOf } from './stock-counts';

export function variantById(store: StoreContext, id: string) {
  const found = store.index.variant(idOf(id, 'ProductVariant') ?? 0);
  return found ? variantSource(store, found) : null;
}

export function variantSource(store: StoreContext, { product, variant }: ProductVariant) {
  const id = gid('ProductVariant', variant.id);
  return {
    __typename: 'ProductVariant',
    id,
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
    inventoryItem: () => inventoryItemSource(product, variant),
    taxable: variant.taxable,
    selectedOptions: selectedOptions(product, variant),
    image: variant.image && imageSource(store, variant.image),
    createdAt: product.createdAt,
    updatedAt: updatedAtOf(product),
    contextualPricing: (args: PricingArguments) => contextualPricing(store, variant, args),
    product: (_: unknown, __: unknown, info: GraphQLResolveInfo) => lookUp(info, gid('Product', product.id)),
    ...publishableFields(store, {
      id,
      published: product.published,
      publishedAt: publishedAtOf(product),
      parts: [product, variant],
    }),
    ...metafieldFields(store, id),
  };
}

/** Inventory item of a variant, with the same number. */
export function inventoryItemById(store: StoreContext, id: string) {
  const found = store.index.variant(idOf(id, 'InventoryItem') ?? 0);
  return found ? inventoryItemSource(found.product, found.variant) : null;
}

function inventoryItemSource(product: Product, variant: Variant) {
  return {
    __typename: 'InventoryItem',
    id: gid('InventoryItem', variant.id),
    legacyResourceId: String(variant.id),
    sku: variant.sku,
    tracked: variant.stock.tracked,
    requiresShipping: variant.requiresShipping,
    createdAt: product.createdAt,
    updatedAt: updatedAtOf(product),
    variants: (args: ConnectionArguments, _: unknown, info: GraphQLResolveInfo) =>
      lookUpPage(info, [gid('ProductVariant', variant.id)], args),
  };
}

function selectedOptions(product: Product, variant: Variant) {
  return product.options.map(({ name }, index) => ({ name, value: variant.options[index] ?? '' }));
}
