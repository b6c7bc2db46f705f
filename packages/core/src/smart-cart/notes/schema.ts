import * as z from 'zod';

export const notesSettings = z.strictObject({
  limitCharacters: z.boolean(),
  maxLength: z.number(),
  language: z.strictObject({ label: z.string(), placeholder: z.string() }),
});
export type NotesSettings = z.infer<typeof notesSettings>;
