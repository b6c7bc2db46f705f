/** Maximum ids per request. */
const AT_ONCE = 100;

/** Comma-separated ids, chunked by the request limit. */
export function idParts(ids: readonly number[]): string[] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(','),
  );
}
