import type { PageProduct } from './page-product';

/**
 * Variant row printed by the embed: id as the difference to the previous variant's (the first from 0), title and price;
 * then, if any differs from the default, compare-at price, flags (1 sold out, 2 subscription only), and minimum
 * quantity.
 */
export type VariantRow = readonly [
  step: number,
  title: string,
  price: number,
  compareAtPrice?: number | null,
  trouble?: number,
  minimumQuantity?: number,
];

/** Product row printed by the embed (`extensions/cart-embed`, ADR 20). With `partial` 1, variants are missing. */
export type ProductRow = readonly [
  id: number,
  handle: string,
  title: string,
  image: string | null,
  giftCard: number,
  partial: number,
  variants: readonly VariantRow[],
];

/** Products of a page's rows; empty without rows. */
export function productsOfRows(rows: readonly ProductRow[] = []): PageProduct[] {
  return rows.map(([id, handle, title, image, giftCard, , variants]) => {
    let last = 0;
    return {
      id,
      handle,
      title,
      image,
      giftCard: giftCard > 0,
      variants: variants.map(
        ([step, title, price, compareAtPrice = null, trouble = 0, minimumQuantity = 1]) => {
          last += step;
          return {
            id: last,
            title,
            price,
            compareAtPrice,
            available: trouble % 2 < 1,
            needsSellingPlan: trouble > 1,
            minimumQuantity,
          };
        },
      ),
    };
  });
}
