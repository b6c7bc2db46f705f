/** One step of a document's shape, from the version before it. Pure; never edited once released. */
export interface Migration {
  /** `NNN-name`; NNN is the version that it leads to. */
  readonly id: `${number}-${string}`;
  /** Throws a MigrationError when the stored value cannot be what it should be. */
  readonly up: (stored: Record<string, unknown>) => Record<string, unknown>;
}

/** A stored document that cannot be brought forward, with the place of the trouble. */
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
