import * as z from 'zod';
import { text } from '../limited';

/**
 * The merchant's own markup, styles and script, slotted into the cart as light DOM. This is the one place of a cart where
 * what a merchant types is run.
 */
export const customCodeBlockSettings = z.strictObject({
  html: text('code'),
  css: text('code'),
  script: text('code'),
});
export type CustomCodeBlockSettings = z.infer<typeof customCodeBlockSettings>;
