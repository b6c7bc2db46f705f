import type { Random } from './random';

const SAMPLES = 5_000;

/** Paired difference of one engine from another on the same queries: the mean, and between what 95 % of resampled means are. */
export function pairedDifference(
  ours: readonly number[],
  theirs: readonly number[],
  random: Random,
): { readonly mean: number; readonly low: number; readonly high: number } {
  const differences = ours.map((value, at) => value - (theirs[at] ?? 0));
  const means = Array.from({ length: SAMPLES }, () =>
    mean(differences.map(() => differences[Math.floor(random() * differences.length)] ?? 0)),
  ).sort((a, b) => a - b);
  const at = (part: number) => means[Math.floor(part * (SAMPLES - 1))] ?? Number.NaN;
  return { mean: mean(differences), low: at(0.025), high: at(0.975) };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
