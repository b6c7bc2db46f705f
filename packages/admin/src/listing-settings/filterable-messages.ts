import type { Filterable } from '@cartwright/core/catalogue/index/filterable';
import { foldValue } from '@cartwright/core/catalogue/index/fold-value';

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** Label of an option of the store: "Size (24 products)". */
export function optionMessage({ name, products: count }: Filterable): string {
  return `${name} (${products(count)})`;
}

/** Summary of a filter's values; null if the store has none. `isSame` compares names as people do. */
export function foundMessage(name: string, known: readonly Filterable[]): string | null {
  const found = known.find((each) => foldValue(each.name) === foldValue(name));
  if (!found) return null;
  return `${products(found.products)}: ${found.values.join(', ')}${found.values.length === 5 ? ' …' : ''}`;
}

/** Note below a metafield filter: `isComplete` is the server's. */
export function metafieldMessage(
  field: { readonly namespace: string; readonly key: string },
  known: { readonly metafields: readonly Filterable[]; readonly isComplete: boolean } | undefined,
): string | null {
  if (!known || field.namespace.trim() === '' || field.key.trim() === '') return null;
  const found = foundMessage(`${field.namespace}.${field.key}`, known.metafields);
  return (
    found ??
    'No values read yet. They’re read from Shopify after you save. If none appear, check the namespace and key.'
  );
}
