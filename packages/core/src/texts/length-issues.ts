import type * as z from 'zod';
import { type Issue, issue, type Path } from '../editing/issue';
import { isTooLong, pathOf } from './any-length';

/**
 * Length issues of all texts and lists in a value that exceed their schema's limits, with their paths; other
 * problems are ignored.
 */
export function lengthIssues(schema: z.ZodType, value: unknown, title?: string): Issue[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).filter(isTooLong).map((found) => {
    const path = pathOf(found);
    const long = found.code === 'invalid_key' ? path.at(-1) : valueAt(value, path);
    const limit = number(maximumOf(found));
    return typeof long === 'string'
      ? issue(
          'too_long',
          path,
          `This text has ${number(long.length)} characters; ${limit} fit. Shorten it.`,
          title,
        )
      : issue(
          'too_many',
          path,
          `This list has ${number(countOf(long))} entries. The limit is ${limit}. Remove some.`,
          title,
        );
  });
}

/** Length issues at paths without other issues: a list with a rule has a message of its own. */
export function dedupedIssues(lengths: readonly Issue[], issues: readonly Issue[]): readonly Issue[] {
  if (lengths.length === 0) return lengths;
  const placeOf = ({ scope, path }: Issue) => JSON.stringify([scope, path]);
  const said = new Set(issues.map(placeOf));
  return lengths.filter((found) => !said.has(placeOf(found)));
}

function maximumOf(found: z.core.$ZodIssue): number {
  if (found.code === 'too_big') return Number(found.maximum);
  const [first] = found.code === 'invalid_key' ? found.issues : [];
  return first ? maximumOf(first) : 0;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[step] : null,
    value,
  );
}

const countOf = (list: unknown) => (typeof list === 'object' && list !== null ? Object.keys(list).length : 0);
const number = (each: number) => each.toLocaleString('en');
