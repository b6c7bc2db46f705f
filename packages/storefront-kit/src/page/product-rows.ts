import type { PageProduct } from './page-product';

/**
 * A variant as the embed prints it: its id counted from that of the variant before it (of the first, from 0), title and
 * price; then, where one of them is not the usual, what it is compared at, 1 for sold out plus 2 for only by
 * subscription, and its least quantity.
 */
export type VariantRow = readonly [
  step: number,
  title: string,
  price: number,
  compareAtPrice?: number | null,
  trouble?: number,
  minimumQuantity?: number,
];

/** A product as the embed prints it (`extensions/cart-embed`, ADR 20). Where `partial` is 1, variants are left out. */
export type ProductRow = readonly [
  id: number,
  handle: string,
  title: string,
  image: string | null,
  giftCard: number,
  partial: number,
  variants: readonly VariantRow[],
];

/** The products of a page's rows; none where nobody has printed rows. */
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
