import * as z from 'zod';

/**
 * The merchant's own markup, styles and script, slotted into the cart as light DOM. This is the one place of a cart where
 * what a merchant types is run.
 */
export const customCodeBlockSettings = z.strictObject({
  html: z.string(),
  css: z.string(),
  script: z.string(),
});
export type CustomCodeBlockSettings = z.infer<typeof customCodeBlockSettings>;
