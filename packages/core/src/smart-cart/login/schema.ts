import * as z from 'zod';

export const loginSettings = z.strictObject({
  language: z.strictObject({ login: z.string(), account: z.string() }),
});
export type LoginSettings = z.infer<typeof loginSettings>;
