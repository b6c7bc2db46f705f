import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** The theme editor, in which a merchant turns the app embed on and off. */
const editorUrl = z.string();

/**
 * Whether the shop's theme shows the cart: the app embed is on in it. `unknown` is no `off`. Its reasons: `missing_scope`,
 * the app may not read themes; `unavailable`, Shopify did not answer; `unreadable`, it answered what says nothing.
 * `editorUrl` of `off` opens the theme editor with the embed switched on, not saved yet.
 */
export const themeEmbed = z.discriminatedUnion('status', [
  z.object({ status: z.literal('on'), theme: z.string(), editorUrl }),
  z.object({ status: z.literal('off'), theme: z.string(), editorUrl }),
  z.object({
    status: z.literal('unknown'),
    reason: z.enum(['missing_scope', 'unavailable', 'unreadable']),
    editorUrl,
  }),
]);
export type ThemeEmbed = z.infer<typeof themeEmbed>;

export const readThemeEmbed = endpoint({
  method: 'GET',
  path: '/api/shop/theme-embed',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ themeEmbed }),
});
