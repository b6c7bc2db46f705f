/** A rectangle in CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxAt(left: number, top: number, { width, height }: { width: number; height: number }): Box {
  return { left, top, right: left + width, bottom: top + height };
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Intersection of two boxes; null for none. */
export function shared(a: Box, b: Box): Box | null {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}

export function isWithin(box: Box, outer: Box): boolean {
  return (
    box.left >= outer.left && box.top >= outer.top && box.right <= outer.right && box.bottom <= outer.bottom
  );
}
