import { z } from 'zod';
import { themeJson } from './theme-json';

const settingsData = z.object({
  /** Settings object, or name of a preset. */
  current: z.unknown(),
  presets: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Active settings of a theme's `config/settings_data.json`; undefined if invalid. Source: Shopify,
 * "settings_data.json".
 */
export function currentThemeSettings(text: string): unknown {
  const file = settingsData.safeParse(themeJson(text));
  if (!file.success) return undefined;
  const { current, presets } = file.data;
  return typeof current === 'string' ? presets?.[current] : current;
}
