/** Gap in a list: above the row at `index` (from 0). */
export interface Gap {
  readonly anchor: string;
  readonly index: number;
}

/** Droppable id of a gap. */
export function gapId({ anchor, index }: Gap): string {
  return `${anchor}/${index}`;
}

/** Gap of a droppable id; null for other ids. */
export function gapOfId(id: unknown): Gap | null {
  const [anchor, index] = String(id).split('/');
  return anchor && index !== undefined ? { anchor, index: Number(index) } : null;
}

export function sameGap(a: Gap, b: Gap): boolean {
  return a.anchor === b.anchor && a.index === b.index;
}

interface Spot {
  readonly id: string;
  /** Pixels from the top of the window. */
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** Maximum distance of a pointer from the list, in pixels. */
const MAX_DROP_DISTANCE = 80;

/** Gap nearest to the pointer by height; null if the pointer is too far from the list. */
export function nearestGap(
  pointer: { readonly x: number; readonly y: number },
  gaps: readonly Spot[],
): string | null {
  const near = gaps.filter(
    ({ left, right }) => pointer.x > left - MAX_DROP_DISTANCE && pointer.x < right + MAX_DROP_DISTANCE,
  );
  const distance = ({ y }: Spot) => Math.abs(y - pointer.y);
  const [nearest] = near.toSorted((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) < MAX_DROP_DISTANCE ? nearest.id : null;
}
