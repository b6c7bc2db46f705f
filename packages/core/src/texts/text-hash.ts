/** FNV-1a hash (Fowler, Noll, Vo) of 32 bits over UTF-16 units: not a secret, and the same everywhere. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
