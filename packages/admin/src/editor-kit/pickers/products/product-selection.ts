import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { ANY_QUANTITY, allowedQuantity, allowsOne } from '@cartwright/core/quantity-rules/quantity-rule';

/** Purpose of a selection: gifts have to be sellable on their own, `any` has no restrictions. */
export type Purpose = 'gift' | 'any';

type Variant = CatalogueProduct['variants'][number];

const NOT_PUBLISHED = 'Not published: shoppers can’t get it.';

/** Reason why a product can't be a gift; null if it can. */
export function giftRefusal(
  product: Pick<CatalogueProduct, 'isGiftCard' | 'requiresSellingPlan' | 'status' | 'variants'>,
): string | null {
  if (product.status !== 'active') return NOT_PUBLISHED;
  if (product.isGiftCard) return 'Gift cards can’t be free gifts.';
  if (product.requiresSellingPlan) return 'Only sold as a subscription.';
  return packRefusal(product.variants);
}

/** Reason why a variant can't be a gift, which is a single unit; null if it can. */
export function variantRefusal({
  quantityRule = ANY_QUANTITY,
}: Pick<Variant, 'quantityRule'>): string | null {
  return allowsOne(quantityRule) ? null : `Sold in packs of ${allowedQuantity(1, quantityRule)} or more`;
}

function packRefusal(variants: readonly Variant[]): string | null {
  const [first] = variants;
  if (!first || variants.some((variant) => variantRefusal(variant) === null)) return null;
  return `${variantRefusal(first)}: a gift is one unit.`;
}

/** Selectable variants. */
function offered({ variants }: Pick<CatalogueProduct, 'variants'>, purpose: Purpose): readonly Variant[] {
  return purpose === 'any' ? variants : variants.filter((variant) => variantRefusal(variant) === null);
}

/** Warning that a selected gift is currently unavailable; null if it isn't. */
export function giftWarning(selection: ProductSelection, product: CatalogueProduct): string | null {
  if (product.status !== 'active') return NOT_PUBLISHED;
  const chosen = product.variants.filter(({ id }) => includesVariant(selection, id));
  const packs = packRefusal(chosen);
  if (packs !== null) return packs;
  const some = offered({ variants: chosen }, 'gift').some(({ available }) => available);
  return some ? null : 'Sold out: shoppers can’t get it now.';
}

/** Selections with a product added (all selectable variants) or removed. */
export function toggleProduct(
  chosen: readonly ProductSelection[],
  product: Pick<CatalogueProduct, 'id' | 'variants'>,
  purpose: Purpose,
): readonly ProductSelection[] {
  const without = chosen.filter((each) => each.product_id !== product.id);
  return without.length < chosen.length
    ? without
    : [...chosen, selectionOf(product, offered(product, purpose))];
}

/** Selections with all selectable products added, up to the limit. */
export function addProducts(
  chosen: readonly ProductSelection[],
  products: readonly CatalogueProduct[],
  { purpose, limit }: { readonly purpose: Purpose; readonly limit: number },
): readonly ProductSelection[] {
  const known = new Set(chosen.map((each) => each.product_id));
  const added = products.filter(
    (product) => !known.has(product.id) && (purpose === 'any' || giftRefusal(product) === null),
  );
  const room = Math.max(0, limit - chosen.length);
  return [...chosen, ...added.slice(0, room).map((each) => selectionOf(each, offered(each, purpose)))];
}

/** An empty list stands for all variants, including ones that Shopify adds later. */
function selectionOf(
  product: Pick<CatalogueProduct, 'id' | 'variants'>,
  variants: readonly Pick<Variant, 'id'>[],
): ProductSelection {
  const all = variants.length === product.variants.length;
  return { product_id: product.id, variant_ids: all ? [] : variants.map(({ id }) => id) };
}

/** Whether a variant is selected: an empty list means all. */
export function includesVariant(selection: ProductSelection | undefined, variantId: number): boolean {
  if (!selection) return false;
  return selection.variant_ids.length === 0 || selection.variant_ids.includes(variantId);
}

/** Checkbox state of a product: indeterminate if some selectable variants are selected. */
export function tickOf(
  selection: ProductSelection | undefined,
  product: Pick<CatalogueProduct, 'variants'>,
  purpose: Purpose,
): boolean | 'indeterminate' {
  if (!selection) return false;
  const left = offered(product, purpose).some(({ id }) => !includesVariant(selection, id));
  return left ? 'indeterminate' : true;
}

/** Selections with a variant added or removed. Removing the last one removes the product. */
export function toggleVariant(
  chosen: readonly ProductSelection[],
  product: Pick<CatalogueProduct, 'id' | 'variants'>,
  variantId: number,
): readonly ProductSelection[] {
  const selection = chosen.find((each) => each.product_id === product.id);
  const next = product.variants.filter(({ id }) => includesVariant(selection, id) !== (id === variantId));
  if (next.length === 0) return chosen.filter((each) => each.product_id !== product.id);
  const changed = selectionOf(product, next);
  return selection
    ? chosen.map((each) => (each.product_id === product.id ? changed : each))
    : [...chosen, changed];
}

/** Text of the selected variants. */
export function variantsLabel(selection: ProductSelection, product: CatalogueProduct): string {
  const { length } = product.variants;
  if (length === 1) return 'One variant';
  const kept = product.variants.filter(({ id }) => includesVariant(selection, id));
  if (kept.length === length) return `All ${length} variants`;
  if (kept.length === 0) return 'Chosen variants no longer exist';
  if (kept.length <= 2) return kept.map(({ title }) => title).join(', ');
  return `${kept.length} of ${length} variants`;
}
