import type { ListedImage, ListedProduct, ListedRating } from '@cartwright/core/listing/listing-answer';
import { jsonList, jsonObject, jsonText, type LiquidFields } from './liquid-json';

/** The handles of products by their ids. */
export type Handles = ReadonlyMap<number, string>;

/**
 * Products as a list of `ListedProduct` in Liquid, with their ratings or without. One that the store doesn't find in the
 * page's market is left out.
 */
export function listedProducts(
  products: readonly { readonly id: number; readonly badge: string | null }[],
  handles: Handles,
  ratings: boolean,
): string {
  const withHandles = products.map((product) => ({ ...product, handle: handles.get(product.id) }));
  return jsonList('all_products', 'p', withHandles, ({ id, badge }) => productLiquid(id, badge, ratings));
}

function productLiquid(id: number, badge: string | null, ratings: boolean): string {
  const image: LiquidFields<ListedImage> = {
    src: '{{ p.featured_image | image_url: width: 1200 | json }}',
    alt: '{{ p.featured_image.alt | default: p.title | json }}',
    width: '{{ p.featured_image.width | json }}',
    height: '{{ p.featured_image.height | json }}',
  };
  const product: LiquidFields<ListedProduct> = {
    id: String(id),
    title: '{{ p.title | json }}',
    url: '{{ p.url | json }}',
    image: `{% if p.featured_image %}${jsonObject(image)}{% else %}null{% endif %}`,
    price: '{{ p.price_min | money | strip_html | json }}',
    priceVaries: '{% if p.price_varies %}true{% else %}false{% endif %}',
    compareAtPrice:
      '{% if p.compare_at_price > p.price_min %}{{ p.compare_at_price | money | strip_html | json }}{% else %}null{% endif %}',
    available: '{% if p.available %}true{% else %}false{% endif %}',
    variantId:
      '{% if p.variants.size == 1 and p.requires_selling_plan == false %}{{ p.variants.first.id }}{% else %}null{% endif %}',
    badge: badge === null ? 'null' : jsonText(badge),
    ...(ratings && { rating: RATING }),
  };
  return jsonObject(product);
}

const RATED: LiquidFields<ListedRating> = {
  value: '{{ tenths | divided_by: 10.0 }}',
  scale: '{{ scale }}',
  count: '{{ count }}',
};

/**
 * Shopify's standard metafields, which review apps write. Numbers may come as texts. The card of the block's Liquid reads the
 * same (`extensions/cart-embed/snippets/product-card.liquid`), so that a page put ahead doesn't change when this comes.
 */
const RATING = [
  '{% assign rating = p.metafields.reviews.rating.value %}',
  '{% assign count = p.metafields.reviews.rating_count.value | plus: 0 %}',
  '{% assign scale = rating.scale_max | plus: 0 | round %}',
  '{% assign tenths = rating.rating | times: 10 | round %}',
  '{% assign most = scale | times: 10 %}',
  `{% if count > 0 and scale > 0 and tenths >= 0 and tenths <= most %}${jsonObject(RATED)}{% else %}null{% endif %}`,
].join('');
