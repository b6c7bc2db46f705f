import type { PreviewedFields } from '@cartwright/core/listing/previewed-product';
import type { BundleGiftItem } from '@cartwright/core/rewards/bundle-config';
import { giftTitle } from '@cartwright/core/widgets/gift-title';
import type { ShopStore } from '../db/for-shop';
import { previewedFields } from '../listing/previewed-products';

type TitleOf = (gift: BundleGiftItem) => string | null;

/** Titles of gifts for shoppers in a place. */
export async function giftTitles(
  store: ShopStore,
  ids: readonly number[],
  place: Parameters<typeof giftTitle>[2],
): Promise<TitleOf> {
  const products = await previewedFields(store, ids);
  return giftTitlesIn(new Map(products.map((product) => [product.id, product])), place);
}

/** Titles of gifts, from known products. */
export function giftTitlesIn(
  products: ReadonlyMap<number, PreviewedFields>,
  place: Parameters<typeof giftTitle>[2],
): TitleOf {
  return (gift) => {
    const product = products.get(gift.productId);
    return product ? giftTitle(product, gift, place) : null;
  };
}
