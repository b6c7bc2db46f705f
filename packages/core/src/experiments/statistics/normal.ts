/**
 * Standard normal distribution, accurate to the last digits of a double also in the tail, where `1 - cdf` has none
 * left.
 */

const SQRT_2_PI = Math.sqrt(2 * Math.PI);
/** Threshold below which a series is short, and above which a continued fraction is. */
const SERIES_UNTIL = 1.5;

/** Density at `z`. */
export function normalDensity(z: number): number {
  // `z * z` alone loses digits that the exponential would multiply. Source: W. J. Cody, Math. Comp. 23 (1969).
  const near = Math.trunc(z * 16) / 16;
  return (Math.exp((-near * near) / 2) * Math.exp((-(z - near) * (z + near)) / 2)) / SQRT_2_PI;
}

/** Probability of a value above `z`. */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  return z < SERIES_UNTIL ? 0.5 - normalDensity(z) * seriesAt(z) : normalDensity(z) * fractionAt(z);
}

/** Quantile: the value that is exceeded with this probability, above 0 and below 1. */
export function normalQuantile(tail: number): number {
  if (tail > 0.5) return -normalQuantile(1 - tail);
  let z = roughQuantile(tail);
  // Newton's steps on the logarithm, which is nearly straight: each doubles the digits.
  for (let step = 0; step < 4; step++) {
    const exceeded = normalTail(z);
    z += (Math.log(exceeded / tail) * exceeded) / normalDensity(z);
  }
  return z;
}

/** z + z³/3 + z⁵/15 + …, which times the density is the probability between 0 and `z`. */
function seriesAt(z: number): number {
  let sum = z;
  let term = z;
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return sum;
}

/** 1 / (z + 1 / (z + 2 / (z + 3 / …))), which times the density is the probability above `z`. Source: Laplace. */
function fractionAt(z: number): number {
  let value = z;
  for (let depth = Math.ceil(20 + 300 / (z * z)); depth > 0; depth--) value = z + depth / value;
  return 1 / value;
}

/** To three digits. Source: Abramowitz and Stegun, 26.2.23. */
function roughQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail));
  return (
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  );
}
