import * as z from 'zod';
import { text } from '../limited';

/** A link that rebuilds the cart. `message` goes with it where the device has a way of its own to share. */
export const cartShareSettings = z.strictObject({
  language: z.strictObject({ share: text('button'), copied: text('button'), message: text('message') }),
});
export type CartShareSettings = z.infer<typeof cartShareSettings>;
