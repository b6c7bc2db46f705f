import type { ListedImage, ListedProduct } from '@cartwright/core/listing/listing-answer';
import { jsonList, jsonObject, jsonText, type LiquidFields } from './liquid-json';

/** The handles of products by their ids. */
export type Handles = ReadonlyMap<number, string>;

/** Products as a list of `ListedProduct` in Liquid. One that the store doesn't find in the page's market is left out. */
export function listedProducts(
  products: readonly { readonly id: number; readonly badge: string | null }[],
  handles: Handles,
): string {
  const withHandles = products.map((product) => ({ ...product, handle: handles.get(product.id) }));
  return jsonList('all_products', 'p', withHandles, ({ id, badge }) => productLiquid(id, badge));
}

function productLiquid(id: number, badge: string | null): string {
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
  };
  return jsonObject(product);
}
