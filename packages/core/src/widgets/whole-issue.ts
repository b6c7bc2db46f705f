import { type Issue, issue, type Path } from '../editing/issue';

/** Issue of a number that is empty, fractional or out of range. */
export function wholeIssue(
  value: number | null,
  least: number,
  most: number,
  path: Path,
  code = 'number',
): Issue[] {
  if (value !== null && Number.isInteger(value) && value >= least && value <= most) return [];
  const message = least === most ? `Enter ${least}.` : `Enter a whole number from ${least} to ${most}.`;
  return [issue(code, path, message)];
}
