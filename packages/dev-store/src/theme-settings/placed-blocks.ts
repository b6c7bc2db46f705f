import type { StoreContext } from '../context/store-context';
import {
  type BlockSchema,
  defaultSettings,
  type ExtensionBlock,
  type ThemeExtension,
} from '../theme-extension/theme-extension';
import { APP_SECTIONS, type AppSection } from './app-sections';

/** Block in a section that accepts it, enabled or not; `section` is null for an app embed. */
export interface PlacedBlock {
  /** Key in the state and in the editor's form. */
  readonly key: string;
  readonly extension: ThemeExtension;
  readonly block: ExtensionBlock;
  readonly section: AppSection | null;
  readonly on: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Blocks by section that accepts them. Until the theme is saved, embeds are enabled, and app blocks as `pageBlocks` says. */
export function placedBlocks({ app, state }: Pick<StoreContext, 'app' | 'state'>): PlacedBlock[] {
  const extension = app.themeExtension;
  if (!extension) return [];
  const kept = state.themeBlocks();
  return extension.blocks.flatMap((block) => {
    const isEmbed = block.schema.target !== 'section';
    const places: (AppSection | null)[] = isEmbed ? [null] : sectionsFor(block.schema);
    return places.map((section) => {
      const key = section === null ? block.handle : `${section}/${block.handle}`;
      const record = kept[key];
      return {
        key,
        extension,
        block,
        section,
        on: record?.on ?? (isEmbed || (app.pageBlocks === true && replacing(section))),
        settings: { ...defaultSettings(block.schema), ...record?.settings },
      };
    });
  });
}

const replacing = (section: AppSection | null) =>
  APP_SECTIONS.some(({ id, instead }) => id === section && instead);

/** Sections that accept a block. */
function sectionsFor({ enabledOn, disabledOn }: BlockSchema): AppSection[] {
  const names = (templates: readonly string[], template: string) =>
    templates.includes('*') || templates.includes(template);
  return APP_SECTIONS.filter(({ template, instead }) => {
    if (instead) return enabledOn?.includes(template) ?? false;
    return (!enabledOn || names(enabledOn, template)) && !(disabledOn && names(disabledOn, template));
  }).map(({ id }) => id);
}

/** Type of an app block in theme files: `shopify://apps/cartwright/blocks/cart/UID`. */
export function blockType({ app }: Pick<StoreContext, 'app'>, { extension, block }: PlacedBlock): string {
  return `shopify://apps/${app.handle}/blocks/${block.handle}/${extension.uid}`;
}

/** Numeric id of a block, as in theme files. */
export function blockId({ key }: PlacedBlock): string {
  let hash = 0;
  for (const letter of key) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_000_007;
  return `15${String(hash).padStart(10, '0')}`;
}
