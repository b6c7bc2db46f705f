import { chiSquareTail } from './chi-square';

/** P value below which the division of visitors is off, and none of their counts can be trusted. */
const MAX_ALARMING_P = 0.001;

/** Probability of a division of visitors at least as uneven by chance. `shares` are the intended ones. */
export function sampleRatioP(visitors: readonly number[], shares: readonly number[]): number {
  const all = visitors.reduce((sum, each) => sum + each, 0);
  const whole = shares.reduce((sum, each) => sum + each, 0);
  const distance = visitors.reduce((sum, each, index) => {
    const expected = (all * (shares[index] ?? 0)) / whole;
    // None expected and none there is fine; an unexpected visitor is impossible by chance.
    return sum + (each === expected ? 0 : (each - expected) ** 2 / expected);
  }, 0);
  return chiSquareTail(distance, visitors.length - 1);
}

/** Whether a test's visitors are so unevenly divided that its verdict is withheld. Checked once a day. */
export function isSampleRatioOff(visitors: readonly number[], shares: readonly number[]): boolean {
  return sampleRatioP(visitors, shares) < MAX_ALARMING_P;
}
