/** Random UUID of this page view; also without `crypto.randomUUID` (a page without https). */
export function pageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return [4, 6, 8, 10].reduceRight(
    (id, place) => `${id.slice(0, place * 2)}-${id.slice(place * 2)}`,
    hex.join(''),
  );
}
