/** Searched fields of a product; see `ranking/bm25f` for their weights. */
export const FIELDS = ['title', 'kind', 'vendor', 'options', 'description'] as const;
export type Field = (typeof FIELDS)[number];
export const TITLE = FIELDS.indexOf('title');
/** Index of the options field, which codes count towards. */
export const OPTIONS = FIELDS.indexOf('options');

/** Offset of each field's count in 16 bits, and its maximum. */
const SHIFTS = [0, 3, 6, 8, 12];
const MAX_BY_FIELD = [7, 7, 3, 15, 15];

/** Count of a term in a field, of counts packed by `addCount`. */
export function countIn(packed: number, field: number): number {
  return (packed >>> (SHIFTS[field] ?? 0)) & (MAX_BY_FIELD[field] ?? 0);
}

/** Increments the count of a field, up to its maximum. */
export function addCount(packed: number, field: number): number {
  return countIn(packed, field) < (MAX_BY_FIELD[field] ?? 0) ? packed + (1 << (SHIFTS[field] ?? 0)) : packed;
}

/** Mask of the fields whose words name products; those of the others are more often misspelt or off topic. */
export const NAMING_FIELDS = (['title', 'kind', 'vendor'] as const).reduce((bits, name) => {
  const field = FIELDS.indexOf(name);
  return bits | ((MAX_BY_FIELD[field] ?? 0) << (SHIFTS[field] ?? 0));
}, 0);
