import type { Migration } from '../documents/migration';
import { wireShape } from './001-wire-shape';
import { settingsOfAllTypes } from './002-settings-of-all-types';
import { translationsOfTexts } from './003-translations';

/** All migrations, in order. The index is the version that a migration starts from. */
export const MIGRATIONS: readonly Migration[] = [wireShape, settingsOfAllTypes, translationsOfTexts];

MIGRATIONS.forEach(({ id }, index) => {
  if (Number.parseInt(id, 10) !== index + 1) throw new Error(`Migration ${id} stands at place ${index + 1}.`);
});
