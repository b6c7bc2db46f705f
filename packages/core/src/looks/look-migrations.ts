import type { Migration } from '../documents/migration';

/** Every step of a look's shape, oldest first. */
export const LOOK_MIGRATIONS: readonly Migration[] = [
  { id: '002-success-colour', up: (stored) => ({ ...stored, schemaVersion: 2, successColor: null }) },
];
