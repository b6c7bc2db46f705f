import type { MirroredProduct, MirroredRating } from '../catalogue/mirrored-product';
import type { ListedProduct, ListedRating } from '../listing/listing-answer';
import { formatMoney } from '../money/format-money';

/** What of a mirrored product its card shows. */
export type PreviewedFields = Pick<
  MirroredProduct,
  'id' | 'handle' | 'title' | 'image' | 'requiresSellingPlan' | 'variants' | 'translations' | 'rating'
>;

/** Who looks at the preview. */
export interface PreviewedPlace {
  /** As `MirroredPlace` has it. */
  readonly priceCountry: string;
  /** Of the shopper, as Shopify writes locales. */
  readonly language: string;
  /** BCP 47: how amounts are written. */
  readonly locale: string;
}

/** Pixels of a picture that Shopify hasn't measured. */
const UNMEASURED = 1200;

/**
 * A product's card as a store in this place would show it, but for its badge, with the mirror's prices: what its Liquid says
 * in `server/smart-collections/listed-products`. Null where none of its variants is sold there.
 */
export function previewedProduct(
  product: PreviewedFields,
  { priceCountry, language, locale }: PreviewedPlace,
): Omit<ListedProduct, 'badge'> | null {
  const sold = product.variants.flatMap((variant) => {
    const price = variant.prices[priceCountry];
    return price ? [{ ...variant, price }] : [];
  });
  const [first] = sold;
  if (!first) return null;
  const amounts = sold.map(({ price }) => price.amount);
  const least = Math.min(...amounts);
  const before = Math.min(...sold.flatMap(({ price }) => price.compareAt ?? []));
  const write = (amount: number) => formatMoney(amount, first.price.currency, locale);
  const title = product.translations[language]?.title ?? product.title;
  const { image } = product;
  return {
    id: product.id,
    title,
    url: `/products/${product.handle}`,
    image: image && {
      src: image.url,
      alt: image.alt ?? title,
      width: image.width ?? UNMEASURED,
      height: image.height ?? UNMEASURED,
    },
    price: write(least),
    priceVaries: amounts.some((amount) => amount !== least),
    compareAtPrice: Number.isFinite(before) && before > least ? write(before) : null,
    available: sold.some(({ available }) => available),
    variantId: product.variants.length === 1 && !product.requiresSellingPlan ? first.id : null,
    rating: product.rating && shownRating(product.rating),
  };
}

function shownRating({ value, scaleMax, count }: MirroredRating): ListedRating | null {
  const [tenths, scale] = [Math.round(value * 10), Math.round(scaleMax)];
  return tenths <= scale * 10 ? { value: tenths / 10, scale, count } : null;
}
