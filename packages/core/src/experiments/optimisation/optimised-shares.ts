import { BUCKETS } from '../assignment/visitor-bucket';
import type { Period } from '../goals/period';
import { pooledVariance } from '../goals/periods';
import { normalFrom } from '../statistics/random';

/** Minimum share of a variant: 1 %, without which its result would remain unknown. */
const FLOOR = BUCKETS / 100;
/** Minimum number of visitors of each variant before shares change. */
export const MIN_VISITORS = 100;
/** Number of draws from the posterior: shares are accurate to about 1 %. */
const DRAWS = 4_000;

/**
 * Shares (ten-thousandths) by top-two Thompson sampling, from the data of all periods: half of new visitors are
 * allocated by the probability that a variant is the best, the other half by that of being the second best, so
 * that the best one is compared with enough of another, and two variants have half each. Null for too little data:
 * shares are unchanged.
 */
export function optimisedShares(
  periods: readonly Period[],
  random: () => number,
  draws = DRAWS,
): number[] | null {
  const variants = periods[0]?.length ?? 0;
  const visitors = Array.from({ length: variants }, (_, variant) =>
    periods.reduce((sum, period) => sum + (period[variant]?.visitors ?? 0), 0),
  );
  if (variants < 2 || Math.min(...visitors) < MIN_VISITORS) return null;
  const known = effectsOf(periods, variants);
  if (!known) return null;
  const times = new Array<number>(variants).fill(0);
  for (let draw = 0; draw < draws; draw++) {
    const drawn = [0, ...known.draw(random)];
    const [best = 0, second = 0] = drawn.map((_, at) => at).sort((a, b) => (drawn[b] ?? 0) - (drawn[a] ?? 0));
    for (const each of [best, second]) times[each] = (times[each] ?? 0) + 1;
  }
  return withFloor(times.map((each) => each / (2 * draws)));
}

/** Shares that add up to all, each at least the floor. */
function withFloor(parts: readonly number[]): number[] {
  const free = BUCKETS - FLOOR * parts.length;
  const shares = parts.map((part) => FLOOR + Math.floor(part * free));
  const rest = BUCKETS - shares.reduce((sum, share) => sum + share, 0);
  const largest = shares.indexOf(Math.max(...shares));
  return shares.map((share, at) => (at === largest ? share + rest : share));
}

/**
 * Belief about the variants' differences from the control, jointly: each period has its own level, shared by all
 * variants (least squares of variant and period). Null if they can't be separated yet.
 */
function effectsOf(
  periods: readonly Period[],
  variants: number,
): { readonly draw: (random: () => number) => number[] } | null {
  const size = variants - 1;
  const precision = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const score = new Array<number>(size).fill(0);
  const add = (row: number, column: number, value: number) => {
    const cells = precision[row];
    if (cells) cells[column] = (cells[column] ?? 0) + value;
  };
  for (const period of periods) {
    const all = period.reduce((sum, { visitors }) => sum + visitors, 0);
    if (all === 0) continue;
    const level = period.reduce((sum, each) => sum + each.sum, 0) / all;
    for (let row = 0; row < size; row++) {
      const { visitors = 0, sum = 0 } = period[row + 1] ?? {};
      score[row] = (score[row] ?? 0) + sum - visitors * level;
      for (let column = 0; column < size; column++) {
        const other = period[column + 1]?.visitors ?? 0;
        add(row, column, (row === column ? visitors : 0) - (visitors * other) / all);
      }
    }
  }
  const variance = pooledVariance(periods.flat());
  const root = variance > 0 ? triangleOf(precision) : null;
  if (!root) return null;
  const mean = solvedUpper(root, solvedLower(root, score));
  const deviation = Math.sqrt(variance);
  return {
    draw(random) {
      const drawn = solvedUpper(
        root,
        mean.map(() => deviation * normalFrom(random)),
      );
      return mean.map((each, at) => each + (drawn[at] ?? 0));
    },
  };
}

/** Cholesky decomposition: a lower triangle whose product with its transpose is the matrix; null if there is none. */
function triangleOf(matrix: readonly (readonly number[])[]): number[][] | null {
  const root: number[][] = [];
  for (const [row, cells] of matrix.entries()) {
    const own: number[] = [];
    root.push(own);
    for (let column = 0; column <= row; column++) {
      let rest = cells[column] ?? 0;
      for (let at = 0; at < column; at++) rest -= (own[at] ?? 0) * (root[column]?.[at] ?? 0);
      if (column < row) own.push(rest / (root[column]?.[column] ?? 0));
      else if (rest > 1e-9 * (cells[row] ?? 0)) own.push(Math.sqrt(rest));
      else return null;
    }
  }
  return root;
}

/** Solution of `root · x = values`. */
function solvedLower(root: readonly (readonly number[])[], values: readonly number[]): number[] {
  const solved: number[] = [];
  for (const [row, cells] of root.entries()) {
    let rest = values[row] ?? 0;
    for (let at = 0; at < row; at++) rest -= (cells[at] ?? 0) * (solved[at] ?? 0);
    solved.push(rest / (cells[row] ?? 1));
  }
  return solved;
}

/** Solution of `rootᵀ · x = values`. */
function solvedUpper(root: readonly (readonly number[])[], values: readonly number[]): number[] {
  const solved = new Array<number>(values.length).fill(0);
  for (let row = values.length - 1; row >= 0; row--) {
    let rest = values[row] ?? 0;
    for (let at = row + 1; at < values.length; at++) rest -= (root[at]?.[row] ?? 0) * (solved[at] ?? 0);
    solved[row] = rest / (root[row]?.[row] ?? 1);
  }
  return solved;
}
