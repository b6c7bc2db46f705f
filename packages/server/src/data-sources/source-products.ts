import type { MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import type { SourceProduct } from '@cartwright/core/contract/data-sources';
import { inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueProducts } from '../db/schema';

export interface ShownOfProducts {
  readonly priceCountry: string;
  readonly metafields: boolean;
  readonly sellingPlans: boolean;
}

/** Products by id that the mirror still has, in order. */
export async function sourceProducts(
  store: ShopStore,
  ids: readonly number[],
  shown: ShownOfProducts,
): Promise<SourceProduct[]> {
  if (ids.length === 0) return [];
  const where = inArray(catalogueProducts.productId, [...ids]);
  const rows = await store.columns(catalogueProducts, ['productId', 'document'], { where });
  const byId = new Map(rows.map(({ productId, document }) => [productId, document]));
  return ids.flatMap((id) => {
    const product = byId.get(id);
    return product ? [sourceProduct(product, shown)] : [];
  });
}

function sourceProduct(
  product: MirroredProduct,
  { priceCountry, metafields, sellingPlans }: ShownOfProducts,
): SourceProduct {
  const { id, handle, title, description, vendor, productType, image, options } = product;
  const sold = product.variants.flatMap(({ prices, ...variant }) => {
    const price = prices[priceCountry];
    return price ? [{ variant, price }] : [];
  });
  return {
    id,
    handle,
    title,
    description,
    url: `/products/${handle}`,
    vendor,
    productType,
    currency: sold[0]?.price.currency ?? null,
    images: image ? [{ url: image.url, alt: image.alt }] : [],
    options: options.map(({ name, values }, at) => ({
      option: name,
      position: at + 1,
      values: values.map((each) => each.name),
    })),
    variants: sold.map(({ variant, price }) => ({
      id: variant.id,
      title: variant.title,
      sku: variant.sku,
      price: price.amount,
      compareAtPrice: price.compareAt,
      available: variant.available,
    })),
    ...(metafields && {
      metafields: Object.fromEntries(
        product.metafields.map(({ namespace, key, value }) => [`${namespace}.${key}`, value]),
      ),
    }),
    ...(sellingPlans && { requiresSellingPlan: product.requiresSellingPlan }),
  };
}
