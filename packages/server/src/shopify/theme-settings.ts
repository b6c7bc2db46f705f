import { z } from 'zod';
import { themeJson } from './theme-json';

const settingsData = z.object({
  /** The settings themselves, or the name of a preset. */
  current: z.unknown(),
  presets: z.record(z.string(), z.unknown()).optional(),
});

/**
 * The settings that are in force, by the text of a theme's `config/settings_data.json`; undefined when it cannot be read.
 * Source: Shopify, "settings_data.json".
 */
export function currentThemeSettings(text: string): unknown {
  const file = settingsData.safeParse(themeJson(text));
  if (!file.success) return undefined;
  const { current, presets } = file.data;
  return typeof current === 'string' ? presets?.[current] : current;
}
