import { z } from 'zod';

/** The merchant's own HTML, slotted into the cart as light DOM. */
export const customCodeBlockSettings = z.strictObject({ code: z.string() });
export type CustomCodeBlockSettings = z.infer<typeof customCodeBlockSettings>;
