/** Node of a quadrature, with its weight. */
export interface Node {
  readonly at: number;
  readonly weight: number;
}

const FEWEST = 10;
/** Nodes per width of the fastest change: this integrates a bell curve to twelve digits. */
const FOR_EACH_WIDTH = 4;
const MAX_POINTS = 400;
const STEPS = 8;
const known = new Map<number, readonly Node[]>();

/** Gauss-Legendre nodes between 0 and `end`, for a function that changes within `width`. */
export function nodesUpTo(end: number, width: number): Node[] {
  const wanted = Math.min(MAX_POINTS, FEWEST + (FOR_EACH_WIDTH * end) / width);
  const count = Math.ceil(wanted / FEWEST) * FEWEST;
  const nodes = known.get(count) ?? gaussLegendre(count);
  known.set(count, nodes);
  return nodes.map(({ at, weight }) => ({ at: at * end, weight: weight * end }));
}

/** Nodes between 0 and 1. Each is a root of a Legendre polynomial, found by Newton from a near guess. */
function gaussLegendre(count: number): Node[] {
  return Array.from({ length: count }, (_, index) => {
    let root = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    for (let step = 0; step < STEPS; step++) {
      const { value, slope } = legendre(count, root);
      root -= value / slope;
    }
    const { slope } = legendre(count, root);
    return { at: (1 - root) / 2, weight: 1 / ((1 - root * root) * slope * slope) };
  });
}

/** Legendre polynomial of a degree and its derivative, by three-term recurrence. */
function legendre(degree: number, x: number): { value: number; slope: number } {
  let before = 0;
  let value = 1;
  for (let next = 1; next <= degree; next++) {
    const later = ((2 * next - 1) * x * value - (next - 1) * before) / next;
    before = value;
    value = later;
  }
  return { value, slope: (degree * (x * value - before)) / (x * x - 1) };
}
