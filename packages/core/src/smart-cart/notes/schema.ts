import * as z from 'zod';
import { text } from '../limited';

export const notesSettings = z.strictObject({
  limitCharacters: z.boolean(),
  maxLength: z.number(),
  language: z.strictObject({ label: text('title'), placeholder: text('message') }),
});
export type NotesSettings = z.infer<typeof notesSettings>;
