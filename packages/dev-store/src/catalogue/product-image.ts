import type { ProductImage } from '../engine/catalogue';
import { imageId, productId } from './stable-id';

/** The store's own drawing of a product, or of one of its variants. Nothing is ever loaded from elsewhere. */
export function drawnImage(handle: string, alt: string, variant?: number): ProductImage {
  const src = `/cdn/products/${handle}.svg${variant === undefined ? '' : `?variant=${variant}`}`;
  return { id: imageId(`${productId(handle)} ${variant ?? ''}`), src, alt, width: 1000, height: 1000 };
}
