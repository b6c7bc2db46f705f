import type { Card } from '@cartwright/core/listing/card-among';
import type { ListedImage, ListedProduct, ListedRating } from '@cartwright/core/listing/listing-response';
import { jsonList, jsonObject, jsonText, type LiquidFields } from './liquid-json';

/** The handles of products by their ids. */
export type Handles = ReadonlyMap<number, string>;

export interface CardOfProduct {
  readonly id: number;
  readonly card: Card;
  readonly badge: string | null;
  /** Whether the variant that the card is about is the only one that is meant, so that it can be added from the card. */
  readonly isOnlyVariant?: boolean;
}

/**
 * Products as a list of `ListedProduct` in Liquid, with their ratings or without, and with `more` fields, of the variable `p`.
 * One that the store doesn't find in the page's market is left out.
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
 * A product of which the card is about one variant: the store writes what that one costs and what it was reduced from. Of a
 * product with more variants than the store's Liquid finds, and without that one, it writes the lowest price, and no reduction.
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
