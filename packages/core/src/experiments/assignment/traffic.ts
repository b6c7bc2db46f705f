import { BUCKETS } from './visitor-bucket';

/** Range of buckets that see a variant, the end excluded. */
export interface Piece {
  readonly variant: number;
  readonly from: number;
  readonly until: number;
}

/** Allocation of visitors to variants, by bucket. Buckets without a variant don't take part. */
export type Traffic = readonly Piece[];

/** Tolerance of the sum of shares. */
const TOLERANCE = BUCKETS / 100;

/**
 * Pieces of a new experiment: each variant has its own range, of which `coverage` (0 to 1) takes part, from its
 * start. Increasing the coverage therefore moves nobody to another variant. `shares` are in ten-thousandths; if
 * they don't fit the variants, or don't add up, they are equal.
 */
export function trafficOf(variants: number, shares: readonly number[] | null, coverage = 1): Traffic {
  const sum = shares?.reduce((total, share) => total + share, 0) ?? 0;
  const fits = shares?.length === variants && Math.abs(sum - BUCKETS) <= TOLERANCE;
  const widths = fits && shares ? shares : equalShares(variants);
  const taking = Math.min(1, Math.max(0, coverage));
  let from = 0;
  return widths.map((width, variant) => {
    const piece = { variant, from, until: from + Math.round(width * taking) };
    from += width;
    return piece;
  });
}

/** Equal shares in ten-thousandths, which add up to all; the first get the remainder. */
export function equalShares(variants: number): number[] {
  return Array.from({ length: variants }, (_, variant) => {
    const min = Math.floor(BUCKETS / variants);
    return min + (variant < BUCKETS - min * variants ? 1 : 0);
  });
}

/** Variant of a bucket; null if it doesn't take part. */
export function variantAt(traffic: Traffic, bucket: number): number | null {
  return traffic.find(({ from, until }) => from <= bucket && bucket < until)?.variant ?? null;
}

/**
 * Changed shares (ten-thousandths of each variant; at most all together) that move the fewest visitors: a variant
 * gives up the end of its pieces, and takes ranges that are free or were given up.
 */
export function movedTo(traffic: Traffic, shares: readonly number[]): Traffic {
  const kept: Piece[] = [];
  const left = [...shares];
  for (const piece of inOrder(traffic)) {
    const width = Math.min(piece.until - piece.from, left[piece.variant] ?? 0);
    left[piece.variant] = (left[piece.variant] ?? 0) - width;
    kept.push({ ...piece, until: piece.from + width });
  }
  const taken = freeBetween(kept).flatMap(({ from, until }) => {
    const pieces: Piece[] = [];
    for (let start = from; start < until; ) {
      const variant = left.findIndex((share) => share > 0);
      if (variant < 0) break;
      const width = Math.min(until - start, left[variant] ?? 0);
      left[variant] = (left[variant] ?? 0) - width;
      pieces.push({ variant, from: start, until: start + width });
      start += width;
    }
    return pieces;
  });
  return joined(inOrder([...kept, ...taken]));
}

function inOrder(pieces: Traffic): Piece[] {
  return pieces.filter(({ from, until }) => from < until).sort((a, b) => a.from - b.from);
}

function freeBetween(pieces: Traffic): Pick<Piece, 'from' | 'until'>[] {
  const taken = inOrder(pieces);
  const starts = [0, ...taken.map(({ until }) => until)];
  const ends = [...taken.map(({ from }) => from), BUCKETS];
  return starts
    .map((from, index) => ({ from, until: ends[index] ?? BUCKETS }))
    .filter(({ from, until }) => from < until);
}

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    const continues = last?.variant === piece.variant && last.until === piece.from;
    if (continues) all.pop();
    all.push(continues ? { ...last, until: piece.until } : piece);
  }
  return all;
}
