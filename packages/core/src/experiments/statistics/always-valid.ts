/** Measured difference, with its standard error and the visitors of both variants together. */
export interface Difference {
  readonly difference: number;
  readonly standardError: number;
  readonly visitors: number;
}

/** Level for which the test is narrowest; it is valid at any other. */
const TUNED_FOR = 0.05;
const SURPRISE = -2 * Math.log(TUNED_FOR);

/**
 * Bound of an always-valid test: the standard errors that a difference has to be from 0, at any look. It is
 * narrowest at a number of visitors (`planned`) that is fixed before the test. Source: I. Waudby-Smith et al.,
 * Ann. Statist. 52 (2024), theorem 2.2.
 */
export function alwaysValidBound(visitors: number, planned: number, level: number): number {
  const mixed = mixedOf(visitors, planned);
  return Math.sqrt((2 * (mixed + 1) * Math.log(Math.sqrt(mixed + 1) / level)) / mixed);
}

/** P value so far. */
export function alwaysValidP({ difference, standardError, visitors }: Difference, planned: number): number {
  const mixed = mixedOf(visitors, planned);
  const score = difference / standardError;
  return Math.min(1, Math.sqrt(mixed + 1) * Math.exp((-score * score * mixed) / (2 * (mixed + 1))));
}

/** Visitors in the unit of the normal mixture over which the differences are averaged. */
function mixedOf(visitors: number, planned: number): number {
  return (visitors * (SURPRISE + Math.log(SURPRISE + 1))) / planned;
}
