import type { MirroredProduct, MirroredVariant } from '../catalogue/mirrored-product';

/** Mirrored product with one variant and defaults. */
export function aMirroredProduct(
  product: Partial<MirroredProduct> & Pick<MirroredProduct, 'id'>,
): MirroredProduct {
  const { id } = product;
  return {
    handle: `product-${id}`,
    title: `Product ${id}`,
    description: '',
    vendor: 'Mill',
    productType: 'Mug',
    tags: [],
    status: 'active',
    isGiftCard: false,
    requiresSellingPlan: false,
    options: [],
    variants: [aMirroredVariant({ id: id * 10 })],
    image: null,
    createdAt: '2026-01-01T00:00:00Z',
    publishedAt: '2026-01-02T00:00:00Z',
    publishedIn: ['US'],
    rating: null,
    metafields: [],
    translations: {},
    ...product,
  };
}

/** Available mirrored variant. */
export function aMirroredVariant(
  variant: Partial<MirroredVariant> & Pick<MirroredVariant, 'id'>,
): MirroredVariant {
  return {
    title: 'Default Title',
    sku: null,
    barcode: null,
    optionValues: [],
    available: true,
    inventory: null,
    inventoryItemId: variant.id,
    image: null,
    price: 1000,
    compareAtPrice: null,
    prices: { US: { amount: 1000, compareAt: null, currency: 'USD' } },
    ...variant,
  };
}
