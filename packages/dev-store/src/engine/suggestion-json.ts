import { subunitsToMajor } from '@cartwright/core/money/decimal';
import { type Collection, imagesOf, isAvailable, type Product, type ProductImage } from './model/catalogue';
import { collectionId } from './model/collection-id';
import type { Market } from './model/market';

/** Product in the format of `/search/suggest.json`; amounts as decimal texts. Source: Shopify Predictive Search API. */
export function suggestedProduct(product: Product, { root }: Market) {
  const prices = product.variants.map(({ price }) => price);
  const before = product.variants.flatMap(({ compareAtPrice }) => compareAtPrice ?? []);
  const [image] = imagesOf(product);
  return {
    available: product.variants.some((variant) => isAvailable(product, variant)),
    body: product.descriptionHtml,
    compare_at_price_max: subunitsToMajor(Math.max(0, ...before)),
    compare_at_price_min: subunitsToMajor(before.length > 0 ? Math.min(...before) : 0),
    handle: product.handle,
    id: product.id,
    image: image?.src ?? null,
    price: subunitsToMajor(Math.min(...prices)),
    price_max: subunitsToMajor(Math.max(...prices)),
    price_min: subunitsToMajor(Math.min(...prices)),
    tags: [...product.tags],
    title: product.title,
    type: product.productType,
    url: `${root}products/${product.handle}`,
    variants: [],
    vendor: product.vendor,
    featured_image: pictureJson(image),
  };
}

/** Collection in the format of `/search/suggest.json`. */
export function suggestedCollection(collection: Collection, { root }: Market) {
  return {
    body: collection.descriptionHtml ?? '',
    handle: collection.handle,
    id: collectionId(collection),
    title: collection.title,
    url: `${root}collections/${collection.handle}`,
    featured_image: pictureJson(undefined),
  };
}

/** Query in the format of `/search/suggest.json`; the typed text is marked in `styled_text`. */
export function suggestedQuery(text: string, typed: string, { root }: Market) {
  const begin = text.startsWith(typed.trim().toLowerCase()) ? typed.trim().length : 0;
  const rest = `<span>${text.slice(begin)}</span>`;
  return {
    text,
    styled_text: begin > 0 ? `<mark>${text.slice(0, begin)}</mark>${rest}` : rest,
    url: `${root}search?${new URLSearchParams({ q: text })}`,
  };
}

function pictureJson(image: ProductImage | undefined) {
  return {
    alt: image?.alt ?? null,
    aspect_ratio: image ? Math.round((image.width / image.height) * 1000) / 1000 : null,
    height: image?.height ?? null,
    url: image?.src ?? null,
    width: image?.width ?? null,
  };
}
