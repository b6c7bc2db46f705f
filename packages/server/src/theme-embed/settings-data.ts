import { z } from 'zod';

const settings = z.object({ blocks: z.record(z.string(), z.unknown()).optional() });
const settingsData = z.object({
  /** The settings themselves, or the name of a preset. */
  current: z.union([z.string(), settings]),
  presets: z.record(z.string(), z.unknown()).optional(),
});
const appBlock = z.object({ type: z.string(), disabled: z.boolean().optional() });

/**
 * Whether an app's embed is on in a theme, by the text of its `config/settings_data.json`; null when that cannot be read.
 * An embed that the theme does not name is off: nobody has turned it on yet. Source: Shopify, "settings_data.json".
 */
export function isEmbedOn(
  text: string,
  app: { readonly handle: string; readonly block: string },
): boolean | null {
  const file = settingsData.safeParse(json(withoutComments(text)));
  if (!file.success) return null;
  const { current, presets } = file.data;
  const shown = settings.safeParse(typeof current === 'string' ? presets?.[current] : current);
  if (!shown.success) return null;
  const type = `shopify://apps/${app.handle}/blocks/${app.block}/`;
  return Object.values(shown.data.blocks ?? {}).some((each) => {
    const block = appBlock.safeParse(each);
    return block.success && block.data.type.startsWith(type) && block.data.disabled !== true;
  });
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
