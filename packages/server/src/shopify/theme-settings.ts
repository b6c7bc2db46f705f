import { z } from 'zod';

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
  const file = settingsData.safeParse(json(withoutComments(text)));
  if (!file.success) return undefined;
  const { current, presets } = file.data;
  return typeof current === 'string' ? presets?.[current] : current;
}

/** Shopify writes a comment above the JSON. */
function withoutComments(text: string): string {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  while (rest.startsWith('/*')) {
    const end = rest.indexOf('*/');
    if (end === -1) return '';
    rest = rest.slice(end + 2).trimStart();
  }
  return rest;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
