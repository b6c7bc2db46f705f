/** What of a product is searched, by weight: see `ranking/bm25f`. */
export const FIELDS = ['title', 'kind', 'vendor', 'options', 'description'] as const;
export type Field = (typeof FIELDS)[number];

/** Where in 16 bits a field's count stands, and the most that it can be. */
const PLACES: readonly { readonly shift: number; readonly most: number }[] = [
  { shift: 0, most: 7 },
  { shift: 3, most: 7 },
  { shift: 6, most: 3 },
  { shift: 8, most: 15 },
  { shift: 12, most: 15 },
];

/** How often a term stands in a field, out of what `addCount` has packed. */
export function countIn(packed: number, field: number): number {
  const place = PLACES[field];
  return place ? (packed >>> place.shift) & place.most : 0;
}

/** Once more in a field, up to what there is room for. */
export function addCount(packed: number, field: number): number {
  const place = PLACES[field];
  return place && countIn(packed, field) < place.most ? packed + (1 << place.shift) : packed;
}
