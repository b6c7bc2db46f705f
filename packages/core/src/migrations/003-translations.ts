import type { Migration } from '../documents/migration';

/** A cart has its texts in other languages, by language and key. */
export const translationsOfTexts: Migration = {
  id: '003-translations',
  up: (stored) => ({ ...stored, schemaVersion: 3, translations: {} }),
};
