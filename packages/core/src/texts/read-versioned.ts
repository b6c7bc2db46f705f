import type * as z from 'zod';
import type { Path } from '../editing/issue';
import { readOfAnyLength } from './any-length';

export type ReadVersioned<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: 'newer' | 'invalid'; readonly message: string; readonly path: Path };

/**
 * Reads a stored document in the version that this code knows; `newer` is said of one that a later version of the app has
 * saved. Every earlier version of a document has its step before this.
 */
export function readVersioned<Schema extends z.ZodType>(
  schema: Schema,
  known: number,
  stored: unknown,
  newer: string,
): ReadVersioned<z.infer<Schema>> {
  const version =
    typeof stored === 'object' && stored !== null && 'schemaVersion' in stored ? stored.schemaVersion : null;
  if (typeof version === 'number' && version > known) {
    return { ok: false, code: 'newer', message: newer, path: ['schemaVersion'] };
  }
  const read = readOfAnyLength(schema, stored);
  return read.ok ? read : { ...read, code: 'invalid' };
}
