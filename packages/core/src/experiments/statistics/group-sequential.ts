import { normalDensity, normalQuantile, normalTail } from './normal';
import { nodesUpTo } from './quadrature';

/** Check of a group-sequential test. */
export interface Look {
  /** Information so far as a fraction of the planned one: above 1 if there is more. */
  readonly fraction: number;
  /** Minimum distance of a difference from 0 for a decision here, in standard errors; at most `MAX_BOUND`. */
  readonly bound: number;
  /** Probability of a decision so far without any difference. */
  readonly spent: number;
  /** Square root of the information since the check before. */
  readonly deviation: number;
  /** Distribution of undecided scores before it without any difference: from 0 on, mirrored below 0. */
  readonly from: readonly Score[];
}

interface Score {
  readonly at: number;
  readonly probability: number;
}

/** Maximum bound; higher ones are cut to it. */
export const MAX_BOUND = 8;
const TOLERANCE = 1e-11;
const MAX_STEPS = 60;

/** Distribution before the first check: no difference. */
const NOWHERE: readonly Score[] = [{ at: 0, probability: 0.5 }];

/**
 * Next check, at a larger fraction, whose bound brings the spent level to `spent`. The score at a fraction is a
 * random walk whose variance is the fraction; its density is integrated from check to check. Source: P. Armitage,
 * C. K. McPherson and B. C. Rowe, J. R. Statist. Soc. A 132 (1969).
 */
export function nextLook(before: Look | null, fraction: number, spent: number): Look {
  const deviation = Math.sqrt(fraction - (before?.fraction ?? 0));
  const from = before === null ? NOWHERE : undecidedAfter(before, deviation);
  const root = Math.sqrt(fraction);
  const exitAt = (bound: number) => decidedBeyond(from, bound * root, deviation);
  const already = before?.spent ?? 0;
  const bound = boundOf(exitAt, spent - already, root / deviation);
  return { fraction, bound, spent: already + exitAt(bound).probability, deviation, from };
}

/** Scores that a check left undecided, dense enough for the next step. */
export function undecidedAfter({ fraction, bound, deviation, from }: Look, step: number): Score[] {
  // Maximum distance in one step.
  const reach = (from.at(-1)?.at ?? 0) + MAX_BOUND * deviation;
  const nodes = nodesUpTo(Math.min(bound * Math.sqrt(fraction), reach), Math.min(deviation, step));
  return nodes.map(({ at, weight }) => ({ at, probability: weight * densityAt(from, at, deviation) }));
}

/**
 * Probability of a decision in the direction of a true difference, which is `drift` (above 0) standard errors once
 * all planned information is available.
 */
export function powerOf(looks: readonly Look[], drift: number): number {
  let power = 0;
  for (const { fraction, bound, deviation, from } of looks) {
    const limit = bound * Math.sqrt(fraction);
    // The effect of a drift on the density of a random walk is known, so no integral is needed.
    const tilt = (drift * drift * (fraction - deviation * deviation)) / 2;
    for (const { at, probability } of from) {
      for (const score of [at, -at]) {
        const beyond = normalTail((limit - score) / deviation - drift * deviation);
        power += probability * Math.exp(drift * score - tilt) * beyond;
      }
    }
  }
  return power;
}

/** Probability of a decision beyond a score in either direction, and its slope. */
function decidedBeyond(undecided: readonly Score[], limit: number, deviation: number) {
  let probability = 0;
  let slope = 0;
  for (const { at, probability: mass } of undecided) {
    const near = (limit - at) / deviation;
    const far = (limit + at) / deviation;
    probability += 2 * mass * (normalTail(near) + normalTail(far));
    slope += 2 * mass * (normalDensity(near) + normalDensity(far));
  }
  return { probability, slope };
}

/**
 * Bound beyond which a given probability is decided: Newton on the logarithm, within a bracket that is halved if a
 * step leaves it.
 */
function boundOf(
  exitAt: (bound: number) => { probability: number; slope: number },
  wanted: number,
  scale: number,
): number {
  if (exitAt(MAX_BOUND).probability >= wanted) return MAX_BOUND;
  let [low, high] = [0, MAX_BOUND];
  let bound = Math.min(high, normalQuantile(Math.min(1, wanted) / 2));
  for (let step = 0; step < MAX_STEPS; step++) {
    const { probability, slope } = exitAt(bound);
    if (probability > wanted) low = bound;
    else high = bound;
    const next = bound + (Math.log(probability / wanted) * probability) / (slope * scale);
    const inside = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(inside - bound) < TOLERANCE) return inside;
    bound = inside;
  }
  return bound;
}

const ROOT_2_PI = Math.sqrt(2 * Math.PI);

function densityAt(undecided: readonly Score[], score: number, deviation: number): number {
  const halved = -0.5 / (deviation * deviation);
  let density = 0;
  for (const { at, probability } of undecided) {
    const near = score - at;
    const far = score + at;
    density += probability * (Math.exp(near * near * halved) + Math.exp(far * far * halved));
  }
  return density / (deviation * ROOT_2_PI);
}
