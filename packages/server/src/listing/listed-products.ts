import type { Card } from '@cartwright/core/listing/card-among';
import type { ListedImage, ListedProduct, ListedRating } from '@cartwright/core/listing/listing-response';
import { jsonList, jsonObject, jsonText, type LiquidFields } from './liquid-json';

/** Handles by product id. */
export type Handles = ReadonlyMap<number, string>;

export interface CardOfProduct {
  readonly id: number;
  readonly card: Card;
  readonly badge: string | null;
  /** Whether the card's variant is the only one that the list is about, so that the card can add it. */
  readonly isOnlyVariant?: boolean;
}

/**
 * List of `ListedProduct` in Liquid, with or without ratings, and with `more` fields, of the variable `p`.
 * Products that the page's market doesn't sell are left out.
 */
export function listedProducts<Product extends CardOfProduct>(
  products: readonly Product[],
  handles: Handles,
  ratings: boolean,
  more?: (product: Product) => Readonly<Record<string, string>>,
): string {
  const withHandles = products.map((product) => ({ ...product, handle: handles.get(product.id) }));
  return jsonList('all_products', 'p', withHandles, (product) =>
    productLiquid(product, product.card, ratings, more?.(product)),
  );
}

/**
 * Liquid of a product whose card is about one variant: the store renders that variant's price and compare-at
 * price. If the product has more variants than the store's Liquid returns, and this one isn't among them, it
 * renders the lowest price without a compare-at price.
 */
function productLiquid(
  { id, badge, isOnlyVariant = false }: Omit<CardOfProduct, 'card'>,
  { variantId, price, isOfVariant, leadsToVariant }: Card,
  ratings: boolean,
  more: Readonly<Record<string, string>> | undefined,
): string {
  const image: LiquidFields<ListedImage> = {
    src: '{{ i | image_url: width: 1200 | json }}',
    alt: '{{ i.alt | default: p.title | json }}',
    width: '{{ i.width | json }}',
    height: '{{ i.height | json }}',
  };
  const product: LiquidFields<ListedProduct> = {
    id: String(id),
    title: '{{ p.title | json }}',
    url: leadsToVariant ? `{{ p.url | append: '?variant=${variantId}' | json }}` : '{{ p.url | json }}',
    image: `{% if i %}${jsonObject(image)}{% else %}null{% endif %}`,
    price: '{{ v.price | default: p.price_min | money | strip_html | json }}',
    priceVaries: String(price !== 'one'),
    ...(price === 'upTo' && { isHighest: 'true' }),
    compareAtPrice:
      '{% if v.compare_at_price > v.price %}{{ v.compare_at_price | money | strip_html | json }}{% else %}null{% endif %}',
    available: `{% if ${isOfVariant ? 'v' : 'p'}.available %}true{% else %}false{% endif %}`,
    variantId: isOnlyVariant
      ? '{% if v and p.requires_selling_plan == false and v.requires_selling_plan != true %}{{ v.id }}{% else %}null{% endif %}'
      : '{% if p.variants.size == 1 and p.requires_selling_plan == false %}{{ p.variants.first.id }}{% else %}null{% endif %}',
    badge: badge === null ? 'null' : jsonText(badge),
    ...(ratings && { rating: RATING }),
  };
  const picture = isOfVariant ? 'v.featured_image | default: p.featured_image' : 'p.featured_image';
  return [
    `{%- assign v = p.variants | where: 'id', ${variantId} | first -%}`,
    `{%- assign i = ${picture} -%}`,
    jsonObject({ ...product, ...more }),
  ].join('');
}

const RATED: LiquidFields<ListedRating> = {
  value: '{{ tenths | divided_by: 10.0 }}',
  scale: '{{ scale }}',
  count: '{{ count }}',
};

/**
 * Rating in Shopify's standard metafields, which review apps write; numbers may be strings. The card of the
 * block's Liquid reads the same (`extensions/cart-embed/snippets/product-card.liquid`), so that a first page
 * printed ahead doesn't change when this loads.
 */
const RATING = [
  '{% assign rating = p.metafields.reviews.rating.value %}',
  '{% assign count = p.metafields.reviews.rating_count.value | plus: 0 %}',
  '{% assign scale = rating.scale_max | plus: 0 | round %}',
  '{% assign tenths = rating.rating | times: 10 | round %}',
  '{% assign most = scale | times: 10 %}',
  `{% if count > 0 and scale > 0 and tenths >= 0 and tenths <= most %}${jsonObject(RATED)}{% else %}null{% endif %}`,
].join('');
