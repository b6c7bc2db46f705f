import { z } from 'zod';
import { type AppBlock, isTypeOf } from '../shopify/app-block-type';
import { themeJson } from '../shopify/theme-json';

const template = z.object({ sections: z.record(z.string(), z.unknown()) });
/** Section or block, which may have nested blocks. */
const part = z.object({
  type: z.string(),
  disabled: z.boolean().optional(),
  blocks: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Whether a template shows an app's block, by the text of its file; null if unreadable. A hidden block, or one in
 * something hidden, doesn't count. Source: Shopify, "JSON templates".
 */
export function isBlockInTemplate(text: string, block: AppBlock): boolean | null {
  const file = template.safeParse(themeJson(text));
  if (!file.success) return null;
  return Object.values(file.data.sections).some((section) => shows(section, block));
}

function shows(value: unknown, block: AppBlock): boolean {
  const read = part.safeParse(value);
  if (!read.success || read.data.disabled === true) return false;
  return (
    isTypeOf(read.data.type, block) ||
    Object.values(read.data.blocks ?? {}).some((inner) => shows(inner, block))
  );
}
