import { meetsRules } from '../engine/collection-rules';
import type { Catalogue, Collection, Product, Variant } from '../engine/model/catalogue';
import type { ProductChange } from '../state/product-changes';

/** A catalogue with the changes that were made since. Automated collections find their products anew, without a word. */
export function changedCatalogue(catalogue: Catalogue, changes: readonly ProductChange[]): Catalogue {
  if (changes.length === 0) return catalogue;
  const byId = new Map(changes.map((change) => [change.productId, change]));
  const products = catalogue.products.flatMap((product) => {
    const change = byId.get(product.id);
    if (!change) return product;
    return change.deleted ? [] : changedProduct(product, change);
  });
  const { collections } = catalogue;
  return {
    ...catalogue,
    products,
    ...(collections && { collections: collections.map((each) => refilled(each, products)) }),
  };
}

/** A product of the catalogue as it is now. */
function changedProduct(product: Product, change: ProductChange): Product {
  const { title, vendor, productType, tags, published, prices, quantities, updatedAt } = change;
  return {
    ...product,
    title: title ?? product.title,
    vendor: vendor ?? product.vendor,
    productType: productType ?? product.productType,
    tags: tags ?? product.tags,
    published: published ?? product.published,
    updatedAt,
    variants: product.variants.map((variant) =>
      changedVariant(variant, prices[variant.id], quantities[variant.id]),
    ),
  };
}

function changedVariant(variant: Variant, price = variant.price, quantity?: number): Variant {
  const { stock } = variant;
  if (!stock.tracked || quantity === undefined) return { ...variant, price };
  return { ...variant, price, stock: { ...stock, quantity } };
}

function refilled(collection: Collection, products: readonly Product[]): Collection {
  const { rules } = collection;
  if (!rules) return collection;
  const productIds = products.filter((product) => meetsRules(product, rules)).map(({ id }) => id);
  return { ...collection, productIds };
}
