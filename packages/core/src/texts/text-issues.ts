import { type Issue, issue, type Path } from '../editing/issue';

/** Issues "Please fill out the {field label} field." for every listed text that is blank. */
export function blankIssues(
  texts: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
  path: Path,
  title?: string,
): Issue[] {
  return Object.entries(labels)
    .filter(([field]) => String(texts[field] ?? '').trim() === '')
    .map(([field, label]) => issue('blank', [...path, field], `Please fill out the ${label} field.`, title));
}

/** Issues of a button or timer width, 10 to 100 (percent). */
export function widthIssues(width: number, path: Path, label: string, title: string): Issue[] {
  if (Number.isFinite(width) && width >= 10 && width <= 100) return [];
  return [issue('width', path, `${label} must be between 10 and 100.`, title)];
}
