import type { CatalogueProduct } from '@cartwright/core/contract/products';
import type { ProductSelection } from '@cartwright/core/smart-cart/merchant-input';

/** What chosen products are for: a gift has to be sellable on its own, everything else takes any product. */
export type Purpose = 'gift' | 'any';

const NOT_PUBLISHED = 'Not published: shoppers cannot get it.';

/** Why a product cannot be chosen as a gift; null when it can. */
export function giftRefusal(
  product: Pick<CatalogueProduct, 'isGiftCard' | 'requiresSellingPlan' | 'status'>,
): string | null {
  if (product.status !== 'active') return NOT_PUBLISHED;
  if (product.isGiftCard) return 'A gift card cannot be a free gift.';
  if (product.requiresSellingPlan) return 'It is only sold as a subscription.';
  return null;
}

/** Why shoppers cannot get a chosen gift as things are now; null when they can. */
export function giftWarning(selection: ProductSelection, product: CatalogueProduct): string | null {
  if (product.status !== 'active') return NOT_PUBLISHED;
  const chosen = product.variants.filter(({ id }) => includesVariant(selection, id));
  return chosen.some(({ available }) => available) ? null : 'Sold out: shoppers cannot get it now.';
}

/** Selections with a product put in (all its variants) or taken out. */
export function toggleProduct(
  chosen: readonly ProductSelection[],
  productId: number,
): readonly ProductSelection[] {
  const without = chosen.filter((each) => each.product_id !== productId);
  return without.length < chosen.length ? without : [...chosen, { product_id: productId, variant_ids: [] }];
}

/** Whether a variant is meant: no listed variants means all of them. */
export function includesVariant(selection: ProductSelection | undefined, variantId: number): boolean {
  if (!selection) return false;
  return selection.variant_ids.length === 0 || selection.variant_ids.includes(variantId);
}

/** How a product's box is ticked: half only where some of its variants are chosen, and some are not. */
export function tickOf(
  selection: ProductSelection | undefined,
  { variants }: Pick<CatalogueProduct, 'variants'>,
): boolean | 'indeterminate' {
  if (!selection) return false;
  const left = variants.some(({ id }) => !includesVariant(selection, id));
  return left ? 'indeterminate' : true;
}

/**
 * Selections with a variant put in or taken out. All variants are kept as none listed, so that variants that are added
 * in Shopify later are meant, too; without its last variant a product is no longer chosen.
 */
export function toggleVariant(
  chosen: readonly ProductSelection[],
  product: Pick<CatalogueProduct, 'id' | 'variants'>,
  variantId: number,
): readonly ProductSelection[] {
  const selection = chosen.find((each) => each.product_id === product.id);
  const all = product.variants.map(({ id }) => id);
  const next = all.filter((id) => includesVariant(selection, id) !== (id === variantId));
  if (next.length === 0) return chosen.filter((each) => each.product_id !== product.id);
  const changed = { product_id: product.id, variant_ids: next.length === all.length ? [] : next };
  return selection
    ? chosen.map((each) => (each.product_id === product.id ? changed : each))
    : [...chosen, changed];
}

/** The variants of a selection in words. */
export function variantsInWords(selection: ProductSelection, product: CatalogueProduct): string {
  const { length } = product.variants;
  if (length === 1) return 'One variant';
  const kept = product.variants.filter(({ id }) => includesVariant(selection, id));
  if (kept.length === length) return `All ${length} variants`;
  if (kept.length === 0) return 'Chosen variants no longer exist';
  if (kept.length <= 2) return kept.map(({ title }) => title).join(', ');
  return `${kept.length} of ${length} variants`;
}
