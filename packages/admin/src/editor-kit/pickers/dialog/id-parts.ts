/** The contract reads at most this many things at once. */
const AT_ONCE = 100;

/** Ids as the contract takes them, with commas between them, in as many parts as it needs. */
export function idParts(ids: readonly number[]): string[] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(','),
  );
}
