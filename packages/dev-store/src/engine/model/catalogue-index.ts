import type { Catalogue, Product, Variant } from './catalogue';

export interface ProductVariant {
  readonly product: Product;
  readonly variant: Variant;
}

/** Lookups over a catalogue. */
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

/**
 * Incrementally updates an index for a catalogue with a few changed products. Rebuilds it if products were added or
 * removed.
 */
export function reindexCatalogue(base: CatalogueIndex, catalogue: Catalogue): CatalogueIndex {
  const changed = catalogue.products.filter((product) => base.product(product.id) !== product);
  const isSame = (product: Product) => {
    const before = base.product(product.id);
    return before?.handle === product.handle && String(idsOf(before)) === String(idsOf(product));
  };
  if (catalogue.products.length !== base.catalogue.products.length || !changed.every(isSame)) {
    return indexCatalogue(catalogue);
  }
  const over = indexCatalogue({ ...catalogue, products: changed });
  return {
    catalogue,
    variant: (id) => over.variant(id) ?? base.variant(id),
    product: (id) => over.product(id) ?? base.product(id),
    productByHandle: (handle) => over.productByHandle(handle) ?? base.productByHandle(handle),
  };
}

const idsOf = ({ variants }: Product) => variants.map(({ id }) => id);
