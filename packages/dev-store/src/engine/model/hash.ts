/** 32-bit FNV-1a hash over UTF-16 code units. Not for security. */
export function hash32(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  // FNV-1a hardly changes the high bits of short texts; two mixing rounds distribute them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Hash as 32 hexadecimal digits, as in Shopify's line keys. */
export function hashHex(text: string): string {
  return [1, 2, 3, 4].map((seed) => hash32(text, seed).toString(16).padStart(8, '0')).join('');
}

/** Deterministic integer in `[from, from + span)` by text. `span` is at most 2^53. */
export function hashInRange(text: string, from: number, span: number): number {
  const wide = (BigInt(hash32(text, 5)) << 32n) | BigInt(hash32(text, 6));
  return from + Number(wide % BigInt(span));
}
