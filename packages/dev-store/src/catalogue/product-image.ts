import type { ProductImage } from '../engine/model/catalogue';
import { imageId, productId } from './stable-id';

/** Generated drawing of a product: by variant, or view (from 1). Never loads external images. */
export function drawnImage(
  handle: string,
  alt: string,
  which: { readonly variant?: number; readonly view?: number } = {},
): ProductImage {
  const query = Object.entries(which).map(([name, value]) => `?${name}=${value}`);
  const src = `/cdn/products/${handle}.svg${query[0] ?? ''}`;
  return {
    id: imageId(`${productId(handle)} ${query[0]?.replace(/^\D+/, '') ?? ''}`),
    src,
    alt,
    width: 1000,
    height: 1000,
  };
}
