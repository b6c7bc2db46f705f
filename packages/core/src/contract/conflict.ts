import * as z from 'zod';

/** Schema of a saved document in responses. */
export type SavedSchema<Saved> = z.ZodType<Saved>;

/**
 * Details of a 409 response to a save or deletion: the saved document, in the form of the endpoint that reads it,
 * and its author's name; null if unrecorded.
 */
export function conflictOver<Saved extends z.ZodType>(saved: Saved) {
  return z.object({ saved, savedBy: z.string().nullable().default(null) });
}
