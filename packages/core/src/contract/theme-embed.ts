import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** URL of the theme editor, where a merchant turns the app embed on and off. */
const editorUrl = z.string();

/**
 * Whether the shop's theme shows the cart: whether the app embed is on. `unknown` doesn't mean `off`. Its reasons:
 * `missing_scope`, the app may not read themes; `unavailable`, Shopify doesn't respond; `unreadable`, its response
 * is invalid. `editorUrl` of `off` opens the theme editor with the embed activated but not saved.
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
