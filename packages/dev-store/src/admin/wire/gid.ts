/** `gid://shopify/Product/7` */
export function gid(type: string, id: number): string {
  return `gid://shopify/${type}/${id}`;
}

/** Type and number of a gid; null if invalid. */
export function parseGid(text: string): { readonly type: string; readonly id: number } | null {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d{1,15})(?:\?.*)?$/.exec(text);
  return match ? { type: match[1] ?? '', id: Number(match[2]) } : null;
}

/** Number of a gid of one of these types; null otherwise. */
export function idOf(text: string, ...types: readonly string[]): number | null {
  const parsed = parseGid(text);
  return parsed && types.includes(parsed.type) ? parsed.id : null;
}
