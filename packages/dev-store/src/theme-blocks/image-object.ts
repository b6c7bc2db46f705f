import type { ProductImage } from '../engine/model/catalogue';

/** Liquid's `image`: as text and in JSON, its URL. Source: Shopify Liquid, `image`. */
export class ImageObject {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly aspect_ratio: number;

  constructor({ id, src, alt, width, height }: ProductImage) {
    this.id = id;
    this.src = src;
    this.alt = alt;
    this.width = width;
    this.height = height;
    this.aspect_ratio = width / height;
  }

  toString(): string {
    return this.src;
  }

  toJSON(): string {
    return this.src;
  }
}

/**
 * Result of the filter `image_url`: distinct URLs of the same image. Throws without an image or a size, as Shopify
 * does.
 */
export function imageUrl(image: unknown, { width, height }: Readonly<Record<string, unknown>>): string {
  const src = image instanceof ImageObject || typeof image === 'string' ? String(image) : '';
  if (src === '') throw new Error('invalid url input');
  const sizes = Object.entries({ width, height }).filter(([, size]) => size !== undefined);
  if (sizes.length === 0) throw new Error('missing width or height');
  const version = src.includes('?') ? '' : '?v=1';
  return `${src}${version}${sizes.map(([name, size]) => `&${name}=${Number(size)}`).join('')}`;
}
