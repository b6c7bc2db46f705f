import type { ProductImage } from '../engine/model/catalogue';
import { imageId, productId } from './stable-id';

/**
 * The store's own drawing of a product: of one of its variants, or from another side. `view` counts from 1. Nothing is
 * ever loaded from elsewhere.
 */
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
