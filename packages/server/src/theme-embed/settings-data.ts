import { z } from 'zod';
import { type AppBlock, isTypeOf } from '../shopify/app-block-type';
import { currentThemeSettings } from '../shopify/theme-settings';

const settings = z.object({ blocks: z.record(z.string(), z.unknown()).optional() });
const appBlock = z.object({ type: z.string(), disabled: z.boolean().optional() });

/**
 * Whether an app embed is enabled in a theme, by the text of its `config/settings_data.json`; null if unreadable.
 * One that the file doesn't contain is off: nobody has enabled it yet. Source: Shopify, "settings_data.json".
 */
export function isEmbedOn(text: string, embed: AppBlock): boolean | null {
  const shown = settings.safeParse(currentThemeSettings(text));
  if (!shown.success) return null;
  return Object.values(shown.data.blocks ?? {}).some((each) => {
    const block = appBlock.safeParse(each);
    return block.success && isTypeOf(block.data.type, embed) && block.data.disabled !== true;
  });
}
