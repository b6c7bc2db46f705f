/** Inline elements, at whose edges blanks are visible. Elsewhere, blanks at edges are source formatting. */
const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

export function isInline(name: string): boolean {
  return INLINE.has(name);
}
