import * as z from 'zod';
import type { Path } from '../editing/issue';

export type ReadOfAnyLength<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string; readonly path: Path };

/**
 * Reads stored data, even if a text or list in it exceeds its limit: it was saved before the limit existed, or
 * elsewhere. Other mismatches with `schema` are reported with their path. The schema must not transform values, as
 * one with an excess is returned unchanged.
 */
export function readOfAnyLength<Schema extends z.ZodType>(
  schema: Schema,
  stored: unknown,
): ReadOfAnyLength<z.infer<Schema>> {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return { ok: true, value: parsed.data };
  const found = parsed.error.issues.find((each) => !isTooLong(each));
  // Only lengths are wrong, which types don't express.
  if (!found) return { ok: true, value: stored as z.infer<Schema> };
  return { ok: false, message: found.message, path: pathOf(found) };
}

/** Schema for responses: `schema` without length limits. */
export function ofAnyLength<Schema extends z.ZodType>(schema: Schema) {
  return z.custom<z.infer<Schema>>().superRefine((value, context) => {
    const read = readOfAnyLength(schema, value);
    if (!read.ok) context.addIssue({ code: 'custom', message: read.message, path: [...read.path] });
  });
}

/** Whether a problem is only the length of a text, a list, or an entry's name. */
export function isTooLong(found: z.core.$ZodIssue): boolean {
  if (found.code === 'invalid_key') return found.issues.every(isTooLong);
  return (
    found.code === 'too_big' &&
    found.exact !== true &&
    (found.origin === 'string' || found.origin === 'array')
  );
}

/** Path of a problem, in the form of issues. */
export function pathOf({ path }: Pick<z.core.$ZodIssue, 'path'>): Path {
  return path.map((step) => (typeof step === 'symbol' ? String(step) : step));
}
