import { z } from 'zod';

export const cartShareSettings = z.strictObject({
  language: z.strictObject({ share: z.string(), copied: z.string() }),
});
export type CartShareSettings = z.infer<typeof cartShareSettings>;
