import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { ANY_QUANTITY, allowedQuantity, allowsOne } from '@cartwright/core/rewards/quantity-rule';

/** Purpose of chosen products: a gift has to be sellable on its own, everything else takes any product. */
export type Purpose = 'gift' | 'any';

type Variant = CatalogueProduct['variants'][number];

const NOT_PUBLISHED = 'Not published: shoppers can’t get it.';

/** Why a product cannot be chosen as a gift; null when it can. */
export function giftRefusal(
  product: Pick<CatalogueProduct, 'isGiftCard' | 'requiresSellingPlan' | 'status' | 'variants'>,
): string | null {
  if (product.status !== 'active') return NOT_PUBLISHED;
  if (product.isGiftCard) return 'Gift cards can’t be free gifts.';
  if (product.requiresSellingPlan) return 'Only sold as a subscription.';
  return packRefusal(product.variants);
}

/** Why a variant cannot be given: a gift is one unit. Null when it can. */
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

/** The variants that can be chosen. */
function offered({ variants }: Pick<CatalogueProduct, 'variants'>, purpose: Purpose): readonly Variant[] {
  return purpose === 'any' ? variants : variants.filter((variant) => variantRefusal(variant) === null);
}

/** Why shoppers cannot get a chosen gift as things are now; null when they can. */
export function giftWarning(selection: ProductSelection, product: CatalogueProduct): string | null {
  if (product.status !== 'active') return NOT_PUBLISHED;
  const chosen = product.variants.filter(({ id }) => includesVariant(selection, id));
  const packs = packRefusal(chosen);
  if (packs !== null) return packs;
  const some = offered({ variants: chosen }, 'gift').some(({ available }) => available);
  return some ? null : 'Sold out: shoppers can’t get it now.';
}

/** Selections with a product put in (all its variants that can be chosen) or taken out. */
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

/** Selections with all of these products put in that can be chosen and are not yet, as far as the limit goes. */
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

/** All variants are kept as none listed, so that variants that are added in Shopify later are meant, too. */
function selectionOf(
  product: Pick<CatalogueProduct, 'id' | 'variants'>,
  variants: readonly Pick<Variant, 'id'>[],
): ProductSelection {
  const all = variants.length === product.variants.length;
  return { product_id: product.id, variant_ids: all ? [] : variants.map(({ id }) => id) };
}

/** Whether a variant is meant: no listed variants means all of them. */
export function includesVariant(selection: ProductSelection | undefined, variantId: number): boolean {
  if (!selection) return false;
  return selection.variant_ids.length === 0 || selection.variant_ids.includes(variantId);
}

/** State of a product's box: half only where some of the variants that can be chosen are, and some are not. */
export function tickOf(
  selection: ProductSelection | undefined,
  product: Pick<CatalogueProduct, 'variants'>,
  purpose: Purpose,
): boolean | 'indeterminate' {
  if (!selection) return false;
  const left = offered(product, purpose).some(({ id }) => !includesVariant(selection, id));
  return left ? 'indeterminate' : true;
}

/** Selections with a variant put in or taken out. Without its last variant a product is no longer chosen. */
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

/** The variants of a selection in words. */
export function variantsLabel(selection: ProductSelection, product: CatalogueProduct): string {
  const { length } = product.variants;
  if (length === 1) return 'One variant';
  const kept = product.variants.filter(({ id }) => includesVariant(selection, id));
  if (kept.length === length) return `All ${length} variants`;
  if (kept.length === 0) return 'Chosen variants no longer exist';
  if (kept.length <= 2) return kept.map(({ title }) => title).join(', ');
  return `${kept.length} of ${length} variants`;
}
