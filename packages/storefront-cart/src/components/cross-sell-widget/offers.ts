import type { StorefrontProduct, WidgetDisplay } from '@cartwright/core/storefront/config';
import type { Rules } from '../../state/ports/rules';
import type { RecommendedProduct } from './recommendations';

/** Offer of a product, in the shopper's currency. */
export interface Offer {
  readonly productId: number;
  readonly title: string;
  readonly url: string;
  /** Variants that can be bought without a selling plan, sold out or not. */
  readonly variants: readonly [OfferVariant, ...OfferVariant[]];
}

export interface OfferVariant {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  /** Subunits; null while unknown in the shopper's currency. */
  readonly price: number | null;
  readonly compareAtPrice: number | null;
  readonly available: boolean;
  /** Minimum quantity. */
  readonly minimumQuantity: number;
}

/** Hand-picked products, with current store data. */
export function handPicked({ products }: WidgetDisplay, rules: Rules, root: string): Offer[] {
  return products.flatMap(({ product_id, variant_ids }) => {
    const product = rules.products.find(({ id }) => id === product_id);
    if (!product) return [];
    const chosen = product.variants.filter(({ id }) => variant_ids.length === 0 || variant_ids.includes(id));
    return offer(
      product,
      chosen.flatMap((variant) => ofConfig(variant.id, product, rules) ?? []),
      root,
    );
  });
}

function ofConfig(id: number, product: StorefrontProduct, { known, context }: Rules): OfferVariant | null {
  const now = known.get(id);
  const sold = context.variants[id];
  // Subscription-only variants can't be added by a single button.
  if (!now || !sold || sold.needsSellingPlan) return null;
  return {
    id,
    title: product.variants.find((variant) => variant.id === id)?.title ?? '',
    image: now.image,
    price: now.price,
    compareAtPrice: now.compareAtPrice,
    available: sold.available,
    minimumQuantity: sold.minimumQuantity,
  };
}

/** Offers from store recommendations. */
export function recommended(products: readonly RecommendedProduct[], root: string): Offer[] {
  return products.flatMap((product) => {
    const variants = product.variants.flatMap((variant): OfferVariant[] =>
      variant.needsSellingPlan
        ? []
        : [
            {
              ...variant,
              image: product.pictures?.get(variant.id) || product.image,
              minimumQuantity: variant.minimumQuantity ?? 1,
            },
          ],
    );
    return offer(product, variants, root);
  });
}

/** Offer of these variants; empty without any. */
function offer(
  { id, title, handle }: Pick<RecommendedProduct, 'id' | 'title' | 'handle'>,
  [first, ...others]: readonly OfferVariant[],
  root: string,
): Offer[] {
  if (!first) return [];
  return [{ productId: id, title, url: `${root}products/${handle}`, variants: [first, ...others] }];
}

/** URL of an offer, with the shown variant. */
export function linkOf({ url, variants }: Offer, { id }: Pick<OfferVariant, 'id'>): string {
  return variants.length > 1 ? `${url}?variant=${id}` : url;
}

/** Offer added from this widget, with its position at that time. */
export interface AddedOffer {
  readonly offer: Offer;
  readonly at: number;
}

/**
 * Offers to show: each product once, none that is in the cart or that the cart gives for `free`. Of offers `added` here
 * that are in the cart (latest first), the latest keeps its position, so that nothing moves under the shopper's finger;
 * the others stay while there is space for them.
 */
export function shownOffers(
  offers: readonly Offer[],
  { limit, outOfStock }: Pick<WidgetDisplay, 'limit' | 'outOfStock'>,
  inCart: ReadonlySet<number>,
  added: readonly AddedOffer[],
  free: ReadonlySet<number>,
): Offer[] {
  const open = offers.filter(
    ({ productId }, index) =>
      offers.findIndex((each) => each.productId === productId) === index &&
      !inCart.has(productId) &&
      !free.has(productId),
  );
  const soldOut = ({ variants }: Offer) => !variants.some(({ available }) => available);
  const arranged =
    outOfStock === 'all'
      ? open
      : [...open.filter((each) => !soldOut(each)), ...(outOfStock === 'end' ? open.filter(soldOut) : [])];
  const kept = added
    .filter(({ offer }) => inCart.has(offer.productId))
    .slice(0, Math.max(1, limit - arranged.length));
  return Array.from({ length: limit }).flatMap(
    (_, place) => kept.find(({ at }) => at === place)?.offer ?? arranged.shift() ?? [],
  );
}
