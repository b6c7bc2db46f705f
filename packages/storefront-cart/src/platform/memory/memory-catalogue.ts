import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type {
  Catalogue,
  DiscountCode,
  Product,
  ProductImage,
} from '@cartwright/dev-store/engine/model/catalogue';

/** Units in stock by variant id; unlisted variants are unlimited. */
export type StockOf = ReadonlyMap<number, number>;

/** Catalogue of the admin's products as a store sells them. Unavailable variants are sold out. */
export function memoryCatalogue(
  products: readonly CatalogueProduct[],
  stock: StockOf = new Map(),
  codes: readonly DiscountCode[] = [],
): Catalogue {
  return { products: products.map((product) => sold(product, stock)), codes, delivery: [] };
}

function sold(product: CatalogueProduct, stock: StockOf): Product {
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    descriptionHtml: '',
    vendor: '',
    productType: '',
    tags: [],
    published: true,
    createdAt: '2026-01-01T00:00:00Z',
    options: [{ name: 'Title', values: product.variants.map(({ title }) => title) }],
    image: imageOf(product.id, product.image, product.title),
    giftCard: product.isGiftCard,
    requiresSellingPlan: product.requiresSellingPlan,
    sellingPlanGroups: [],
    variants: product.variants.map((variant) => {
      const units = variant.available ? stock.get(variant.id) : 0;
      return {
        id: variant.id,
        title: variant.title,
        options: [variant.title],
        sku: '',
        barcode: '',
        price: variant.price,
        compareAtPrice: variant.compareAtPrice,
        grams: 0,
        taxable: true,
        requiresShipping: true,
        stock: units === undefined ? { tracked: false } : { tracked: true, quantity: units, policy: 'deny' },
        ...(variant.quantityRule && { quantityRule: variant.quantityRule }),
        image: imageOf(variant.id, variant.image, product.title),
      };
    }),
  };
}

function imageOf(id: number, src: string | null, alt: string): ProductImage | null {
  return src === null ? null : { id, src, alt, width: 600, height: 600 };
}
