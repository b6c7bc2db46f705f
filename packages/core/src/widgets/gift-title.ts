import type { MirroredProduct } from '../catalogue/mirrored-product';
import type { BundleGiftItem } from '../rewards/bundle-config';

/** Title of a gift in a shopper's market; null if none of its variants is available there. */
export function giftTitle(
  { title, translations, variants, requiresSellingPlan }: GiftFields,
  { variantIds }: Pick<BundleGiftItem, 'variantIds'>,
  { priceCountry, language }: { readonly priceCountry: string; readonly language: string | null },
): string | null {
  const isHad = variants.some(
    ({ id, available, prices }) =>
      available && prices[priceCountry] !== undefined && (variantIds.length === 0 || variantIds.includes(id)),
  );
  if (!isHad || requiresSellingPlan) return null;
  return (language === null ? undefined : translations[language]?.title) ?? title;
}

type GiftFields = Pick<MirroredProduct, 'title' | 'translations' | 'requiresSellingPlan'> & {
  readonly variants: readonly Pick<MirroredProduct['variants'][number], 'id' | 'available' | 'prices'>[];
};
