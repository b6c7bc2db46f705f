import { z } from 'zod';
import { currentThemeSettings } from '../shopify/theme-settings';

const settings = z.object({ blocks: z.record(z.string(), z.unknown()).optional() });
const appBlock = z.object({ type: z.string(), disabled: z.boolean().optional() });

/**
 * Whether an app's embed is on in a theme, by the text of its `config/settings_data.json`; null when that cannot be read.
 * An embed that the theme does not name is off: nobody has turned it on yet. Source: Shopify, "settings_data.json".
 */
export function isEmbedOn(
  text: string,
  app: { readonly handle: string; readonly block: string },
): boolean | null {
  const shown = settings.safeParse(currentThemeSettings(text));
  if (!shown.success) return null;
  const type = `shopify://apps/${app.handle}/blocks/${app.block}/`;
  return Object.values(shown.data.blocks ?? {}).some((each) => {
    const block = appBlock.safeParse(each);
    return block.success && block.data.type.startsWith(type) && block.data.disabled !== true;
  });
}
