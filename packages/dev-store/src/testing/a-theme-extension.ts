import { readBlockSchema } from '../theme-extension/block-schema';
import type { ThemeExtension } from '../theme-extension/theme-extension';

interface Sketch {
  /** Liquid by handle. */
  readonly blocks: Readonly<Record<string, string>>;
  readonly snippets?: Readonly<Record<string, string>>;
  readonly texts?: Readonly<Record<string, unknown>>;
  /** Texts of the theme editor. */
  readonly editorTexts?: unknown;
  /** Files by name. */
  readonly assets?: Readonly<Record<string, string>>;
}

/** In-memory theme app extension. */
export function aThemeExtension({
  blocks,
  snippets,
  texts,
  editorTexts,
  assets = {},
}: Sketch): ThemeExtension {
  return {
    uid: '0193c0de-0000-7000-8000-000000000001',
    handle: 'embeds',
    blocks: Object.entries(blocks).map(([handle, liquid]) => ({
      handle,
      liquid,
      schema: readBlockSchema(liquid, editorTexts),
    })),
    snippets: snippets ?? {},
    texts: texts ?? {},
    defaultLanguage: 'en',
    assets: {
      version: () => '1',
      has: (name) => Object.hasOwn(assets, name),
      read: async (name) => (Object.hasOwn(assets, name) ? new TextEncoder().encode(assets[name]) : null),
    },
  };
}
