import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';

/** Products added by a widget's form. */
export function addedProducts<Product extends OfferedProduct>(
  form: HTMLFormElement,
  products: readonly Product[],
): { readonly product: Product; readonly variant: number; readonly at: number }[] {
  return [...new FormData(form)].flatMap(([name, value]) => {
    if (!/(^|\[)id]?$/.test(name)) return [];
    const variant = Number(value);
    const at = products.findIndex(
      ({ variantId, variants }) => variantId === variant || variants?.some(({ id }) => id === variant),
    );
    const product = products[at];
    return product ? [{ product, variant, at }] : [];
  });
}
