import * as z from 'zod';
import { text } from '../limited';

export const loginSettings = z.strictObject({
  language: z.strictObject({ login: text('button'), account: text('button') }),
});
export type LoginSettings = z.infer<typeof loginSettings>;
