import type { Migration } from '../documents/migration';

/** Migration that adds a cart's texts in other languages, by language and key. */
export const translationsOfTexts: Migration = {
  id: '003-translations',
  up: (stored) => ({ ...stored, schemaVersion: 3, translations: {} }),
};
