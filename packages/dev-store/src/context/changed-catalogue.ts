import { meetsRules } from '../engine/collection-rules';
import type { Catalogue, Collection, Product, Variant } from '../engine/model/catalogue';
import type { ProductChange } from '../state/product-changes';

/** Catalogue with later changes. Automated collections are recomputed without webhooks. */
export function changedCatalogue(catalogue: Catalogue, changes: readonly ProductChange[]): Catalogue {
  if (changes.length === 0) return catalogue;
  const byId = new Map(changes.map((change) => [change.productId, change]));
  const edits: Edit[] = [];
  const products = catalogue.products.flatMap((before) => {
    const change = byId.get(before.id);
    if (!change) return before;
    const after = change.deleted ? null : changedProduct(before, change);
    edits.push({ before, after });
    return after ?? [];
  });
  const { collections } = catalogue;
  return {
    ...catalogue,
    products,
    ...(collections && { collections: collections.map((each) => refilled(each, products, edits)) }),
  };
}

/** Changed product; null if deleted. */
interface Edit {
  readonly before: Product;
  readonly after: Product | null;
}

/** Product with its changes. */
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

/** Recomputes an automated collection, unless no edited product joined or left it. */
function refilled(collection: Collection, products: readonly Product[], edits: readonly Edit[]): Collection {
  const { rules } = collection;
  if (!rules) return collection;
  const isIn = (product: Product | null) => product !== null && meetsRules(product, rules);
  if (edits.every(({ before, after }) => isIn(before) === isIn(after))) return collection;
  const productIds = products.filter(isIn).map(({ id }) => id);
  return { ...collection, productIds };
}
