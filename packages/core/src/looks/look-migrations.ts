import type { Migration } from '../documents/migration';

/** Migrations of a look, oldest first. */
export const LOOK_MIGRATIONS: readonly Migration[] = [
  { id: '002-success-colour', up: (stored) => ({ ...stored, schemaVersion: 2, successColor: null }) },
];
