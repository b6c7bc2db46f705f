/** URL of a Shopify CDN image in a width in pixels. */
export function atWidth(src: string, width: number): string {
  // Data URLs of the gallery have no width parameter.
  if (src.startsWith('data:')) return src;
  return `${src}${src.includes('?') ? '&' : '?'}width=${width}`;
}
