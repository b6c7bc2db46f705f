import type { Catalogue, Product, Variant } from './catalogue';

export interface ProductVariant {
  readonly product: Product;
  readonly variant: Variant;
}

/** Look-ups over a catalogue, built once. */
export interface CatalogueIndex {
  readonly catalogue: Catalogue;
  variant(id: number): ProductVariant | undefined;
  product(id: number): Product | undefined;
  productByHandle(handle: string): Product | undefined;
}

/** Indexes a catalogue by variant id, product id and handle. */
export function indexCatalogue(catalogue: Catalogue): CatalogueIndex {
  const variants = new Map<number, ProductVariant>();
  const products = new Map<number, Product>();
  const handles = new Map<string, Product>();
  for (const product of catalogue.products) {
    products.set(product.id, product);
    handles.set(product.handle, product);
    for (const variant of product.variants) variants.set(variant.id, { product, variant });
  }
  return {
    catalogue,
    variant: (id) => variants.get(id),
    product: (id) => products.get(id),
    productByHandle: (handle) => handles.get(handle),
  };
}
