/** Migration of a document from the previous version. Pure; never edited once released. */
export interface Migration {
  /** `NNN-name`; NNN is the resulting version. */
  readonly id: `${number}-${string}`;
  /** Throws a MigrationError if the stored value is invalid. */
  readonly up: (stored: Record<string, unknown>) => Record<string, unknown>;
}

/** Error of a stored document that can't be migrated, with the path of the problem. */
export class MigrationError extends Error {
  constructor(
    message: string,
    readonly path: readonly (string | number)[],
  ) {
    super(message);
    this.name = 'MigrationError';
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
