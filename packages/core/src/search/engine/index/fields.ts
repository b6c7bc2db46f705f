/** Fields of a product that are searched, by weight: see `ranking/bm25f`. */
export const FIELDS = ['title', 'kind', 'vendor', 'options', 'description'] as const;
export type Field = (typeof FIELDS)[number];
export const TITLE = FIELDS.indexOf('title');
/** Codes are counted among them. */
export const OPTIONS = FIELDS.indexOf('options');

/** By field: where in 16 bits its count stands, and the most that it can be. */
const SHIFTS = [0, 3, 6, 8, 12];
const MAX_BY_FIELD = [7, 7, 3, 15, 15];

/** Number of times that a term stands in a field, out of what `addCount` has packed. */
export function countIn(packed: number, field: number): number {
  return (packed >>> (SHIFTS[field] ?? 0)) & (MAX_BY_FIELD[field] ?? 0);
}

/** Once more in a field, up to what there is room for. */
export function addCount(packed: number, field: number): number {
  return countIn(packed, field) < (MAX_BY_FIELD[field] ?? 0) ? packed + (1 << (SHIFTS[field] ?? 0)) : packed;
}

/** The bits of the fields whose words name products: in the others more of them are wrong, or beside the point. */
export const NAMING_FIELDS = (['title', 'kind', 'vendor'] as const).reduce((bits, name) => {
  const field = FIELDS.indexOf(name);
  return bits | ((MAX_BY_FIELD[field] ?? 0) << (SHIFTS[field] ?? 0));
}, 0);
