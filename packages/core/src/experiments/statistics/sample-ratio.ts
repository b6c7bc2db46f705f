import { chiSquareTail } from './chi-square';

/** Below it visitors aren't divided as they should be, and nothing else that is counted of them can be trusted. */
const MAX_ALARMING_P = 0.001;

/** The probability of visitors as unevenly divided as these, or more, by chance. `shares` are those that were meant. */
export function sampleRatioP(visitors: readonly number[], shares: readonly number[]): number {
  const all = visitors.reduce((sum, each) => sum + each, 0);
  const whole = shares.reduce((sum, each) => sum + each, 0);
  const distance = visitors.reduce((sum, each, index) => {
    const expected = (all * (shares[index] ?? 0)) / whole;
    // Nobody is expected, and nobody came; somebody there is impossible by chance.
    return sum + (each === expected ? 0 : (each - expected) ** 2 / expected);
  }, 0);
  return chiSquareTail(distance, visitors.length - 1);
}

/** Whether a test's visitors are so unevenly divided that its verdict is withheld. Looked at once a day. */
export function isSampleRatioOff(visitors: readonly number[], shares: readonly number[]): boolean {
  return sampleRatioP(visitors, shares) < MAX_ALARMING_P;
}
