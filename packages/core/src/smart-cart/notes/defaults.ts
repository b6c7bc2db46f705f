import type { NotesSettings } from './schema';

/** Spec section 9: default max length 200. */
export const notesDefaults = (): NotesSettings => ({
  limitCharacters: false,
  maxLength: 200,
  language: { label: 'Order note', placeholder: 'Is there anything that we should know?' },
});
