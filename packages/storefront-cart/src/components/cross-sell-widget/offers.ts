import type { StorefrontProduct, WidgetDisplay } from '@cartwright/core/storefront/config';
import type { Rules } from '../../state/ports/rules';
import type { RecommendedProduct } from './recommendations';

/** A product that can be offered, in the shopper's currency. */
export interface Offer {
  readonly productId: number;
  readonly title: string;
  readonly url: string;
  /** Those that can be bought on their own, sold out or not. */
  readonly variants: readonly [OfferVariant, ...OfferVariant[]];
}

export interface OfferVariant {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  /** Subunits; null while it is not known in the shopper's currency. */
  readonly price: number | null;
  readonly compareAtPrice: number | null;
  readonly available: boolean;
  /** The least quantity that can be bought. */
  readonly least: number;
}

/** Products that a merchant chose by hand, as the store sells them now. */
export function handPicked({ products }: WidgetDisplay, rules: Rules, root: string): Offer[] {
  return products.flatMap(({ product_id, variant_ids }) => {
    const product = rules.config.products.find(({ id }) => id === product_id);
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
  // What is only sold as a subscription cannot be put into the cart by one button.
  if (!now || !sold || sold.needsSellingPlan) return null;
  return {
    id,
    title: product.variants.find((variant) => variant.id === id)?.title ?? '',
    image: now.image,
    price: now.price,
    compareAtPrice: now.compareAtPrice,
    available: sold.available,
    least: sold.minimumQuantity,
  };
}

/** Products that the store recommends. */
export function recommended(products: readonly RecommendedProduct[], root: string): Offer[] {
  return products.flatMap((product) => {
    const variants = product.variants.flatMap((variant): OfferVariant[] =>
      variant.needsSellingPlan
        ? []
        : [
            {
              ...variant,
              image: product.pictures?.get(variant.id) || product.image,
              least: variant.minimumQuantity ?? 1,
            },
          ],
    );
    return offer(product, variants, root);
  });
}

/** An offer of these variants; none without any. */
function offer(
  { id, title, handle }: Pick<RecommendedProduct, 'id' | 'title' | 'handle'>,
  [first, ...others]: readonly OfferVariant[],
  root: string,
): Offer[] {
  if (!first) return [];
  return [{ productId: id, title, url: `${root}products/${handle}`, variants: [first, ...others] }];
}

/** Where an offer leads: to the variant that it shows. */
export function linkOf({ url, variants }: Offer, { id }: Pick<OfferVariant, 'id'>): string {
  return variants.length > 1 ? `${url}?variant=${id}` : url;
}

/** An offer that was added from here, and its place when that was. */
export interface AddedOffer {
  readonly offer: Offer;
  readonly at: number;
}

/**
 * The offers that are shown: each product once, and none that the shopper has already, or that the cart gives for `free`. Of
 * those that were `added` from here, the latest first, and are in the cart, the latest keeps its place, so that nothing moves
 * under the shopper's finger; the others stay as long as nothing new needs their room.
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
