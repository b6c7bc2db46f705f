import { type Issue, issue, type Path } from '../editing/issue';

/** Issue of a number that is empty, fractional or out of range. */
export function wholeIssue(
  value: number | null,
  min: number,
  max: number,
  path: Path,
  code = 'number',
): Issue[] {
  if (value !== null && Number.isInteger(value) && value >= min && value <= max) return [];
  const message = min === max ? `Enter ${min}.` : `Enter a whole number from ${min} to ${max}.`;
  return [issue(code, path, message)];
}
