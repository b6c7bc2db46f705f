/** The address of a picture of Shopify's CDN in a width, in pixels. */
export function atWidth(src: string, width: number): string {
  // Drawings of a gallery are in their addresses.
  if (src.startsWith('data:')) return src;
  return `${src}${src.includes('?') ? '&' : '?'}width=${width}`;
}
