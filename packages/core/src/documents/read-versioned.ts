import type * as z from 'zod';
import type { Path } from '../editing/issue';
import { readOfAnyLength } from '../texts/any-length';
import { isRecord, type Migration, MigrationError } from './migration';

export type ReadVersioned<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      /** `newer`: saved by a later version of this app; `invalid`: not such a document. */
      readonly code: 'newer' | 'invalid';
      readonly message: string;
      readonly path: Path;
    };

interface VersionedShape<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** Version of the schema. */
  readonly version: number;
  /** Migrations in order; the first is from the oldest stored version. */
  readonly migrations?: readonly Migration[];
}

/**
 * Reads a stored document of this or any earlier version, also one whose texts or lists are longer than a save may have
 * them. Never throws for what was stored.
 */
export function readVersioned<Schema extends z.ZodType>(
  { schema, version: known, migrations = [] }: VersionedShape<Schema>,
  stored: unknown,
): ReadVersioned<z.infer<Schema>> {
  const invalid = (message: string, path: Path) => ({ ok: false, code: 'invalid', message, path }) as const;
  if (!isRecord(stored)) return invalid('Expected a document.', []);
  const oldest = known - migrations.length;
  const version = stored.schemaVersion ?? oldest;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < oldest) {
    return invalid('The version is not a number.', ['schemaVersion']);
  }
  if (version > known) {
    const message = 'It was saved by a newer version of the app. Reload the page.';
    return { ok: false, code: 'newer', message, path: ['schemaVersion'] };
  }
  try {
    const current = migrations.slice(version - oldest).reduce((document, { up }) => up(document), stored);
    const read = readOfAnyLength(schema, current);
    return read.ok ? read : invalid(read.message, read.path);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    return invalid(error.message, error.path);
  }
}
