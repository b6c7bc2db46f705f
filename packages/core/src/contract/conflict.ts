import * as z from 'zod';

/** Schema of a saved document, as the endpoint that reads it answers. */
export type SavedSchema<Saved> = z.ZodType<Saved>;

/**
 * Details of a save or a deletion that answers 409: what is saved, as the endpoint that reads it answers, and the name of
 * who saved it; null where nobody noted it.
 */
export function conflictOver<Saved extends z.ZodType>(saved: Saved) {
  return z.object({ saved, savedBy: z.string().nullable().default(null) });
}
