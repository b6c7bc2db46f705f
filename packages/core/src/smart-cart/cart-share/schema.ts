import * as z from 'zod';

/** A link that rebuilds the cart. `message` goes with it where the device has a way of its own to share. */
export const cartShareSettings = z.strictObject({
  language: z.strictObject({ share: z.string(), copied: z.string(), message: z.string() }),
});
export type CartShareSettings = z.infer<typeof cartShareSettings>;
