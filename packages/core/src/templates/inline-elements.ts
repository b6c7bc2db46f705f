/** Elements that stand in a line of text: a blank at their edges is seen. At those of all others it is layout of the source. */
const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

export function isInline(name: string): boolean {
  return INLINE.has(name);
}
