import type { ProductMetafield } from '../engine/model/catalogue';

/**
 * Rating metafields in Shopify's standard definitions: average of one to five stars, and count.
 * Source: Shopify, standard metafield definitions `reviews.rating` and `reviews.rating_count`.
 */
export function ratingMetafields(
  stars: string,
  count: number,
): readonly [ProductMetafield, ProductMetafield] {
  return [
    {
      namespace: 'reviews',
      key: 'rating',
      type: 'rating',
      value: JSON.stringify({ value: stars, scale_min: '1.0', scale_max: '5.0' }),
    },
    { namespace: 'reviews', key: 'rating_count', type: 'number_integer', value: String(count) },
  ];
}
