import type { MirroredImage, MirroredProduct, MirroredRating } from '../catalogue/mirrored-product';
import { formatMoney } from '../money/format-money';
import { reducedFrom } from './card';
import { type Card, cardAmong } from './card-among';
import type { ListedProduct, ListedRating } from './listing-response';

/** Fields of a mirrored product that its card shows. */
export type PreviewedFields = Pick<
  MirroredProduct,
  'id' | 'handle' | 'title' | 'image' | 'requiresSellingPlan' | 'variants' | 'translations' | 'rating'
>;

/** Market and language of the shopper in a preview. */
export interface PreviewedPlace {
  /** Price country, as in `MirroredPlace`. */
  readonly priceCountry: string;
  /** Shopper's language, as Shopify writes locales. */
  readonly language: string;
  /** BCP 47 locale in which amounts are formatted. */
  readonly locale: string;
}

/** Fallback size in pixels of a picture that Shopify hasn't measured. */
const UNMEASURED = 1200;

/**
 * A product's card as a store in this place would show it, but for its badge, with the mirror's prices: what its Liquid says
 * in `server/listing/listed-products`. `asListed` is what its list makes of it; absent: no list narrows it. Null where
 * none of its variants is sold there.
 */
export function previewedProduct(
  product: PreviewedFields,
  { priceCountry, language, locale }: PreviewedPlace,
  asListed?: Card,
): Omit<ListedProduct, 'badge'> | null {
  const sold = product.variants.flatMap((variant) => {
    const price = variant.prices[priceCountry];
    return price ? [{ ...variant, ...price }] : [];
  });
  const card =
    asListed ??
    cardAmong(
      sold,
      () => true,
      ({ id }) => id,
      'lowest',
    );
  const shown = sold.find(({ id }) => id === card?.variantId) ?? sold[0];
  if (!card || !shown) return null;
  const write = (amount: number) => formatMoney(amount, shown.currency, locale);
  const before = reducedFrom(shown);
  const title = product.translations[language]?.title ?? product.title;
  const image = (card.isOfVariant && imageOfVariant(shown)) || product.image;
  const url = `/products/${product.handle}`;
  return {
    id: product.id,
    title,
    url: card.leadsToVariant ? `${url}?variant=${shown.id}` : url,
    image: image && {
      src: image.url,
      alt: image.alt ?? title,
      width: image.width ?? UNMEASURED,
      height: image.height ?? UNMEASURED,
    },
    price: write(shown.amount),
    priceVaries: card.price !== 'one',
    ...(card.price === 'upTo' && { isHighest: true }),
    compareAtPrice: before === null ? null : write(before),
    available: card.isOfVariant ? shown.available : sold.some(({ available }) => available),
    variantId: product.variants.length === 1 && !product.requiresSellingPlan ? shown.id : null,
    rating: product.rating && shownRating(product.rating),
  };
}

/** The mirror has only a variant picture's address. */
function imageOfVariant({ image }: { readonly image: string | null }): MirroredImage | null {
  return image === null ? null : { url: image, alt: null, width: null, height: null };
}

function shownRating({ value, scaleMax, count }: MirroredRating): ListedRating | null {
  const [tenths, scale] = [Math.round(value * 10), Math.round(scaleMax)];
  return tenths <= scale * 10 ? { value: tenths / 10, scale, count } : null;
}
