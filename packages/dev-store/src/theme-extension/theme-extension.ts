/** A theme app extension as it is deployed: what its folder holds. */
export interface ThemeExtension {
  /** Shopify's id of it. It stands in the types of its blocks and in the addresses of its assets. */
  readonly uid: string;
  readonly handle: string;
  readonly blocks: readonly ExtensionBlock[];
  /** Liquid by name. */
  readonly snippets: Readonly<Record<string, string>>;
  /** Texts of pages by language, nested as the parts of their keys are. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** The language of texts that another one lacks. */
  readonly defaultLanguage: string;
  readonly assets: ExtensionAssets;
}

export interface ExtensionBlock {
  /** The name of its file. */
  readonly handle: string;
  readonly liquid: string;
  readonly schema: BlockSchema;
}

export interface ExtensionAssets {
  /** What the files are now: another text when one has changed. */
  version(): string;
  /** Whether there is such a file. */
  has(name: string): boolean;
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
}

/** Schema of a block, with the texts of the theme editor in place of their keys. */
export interface BlockSchema {
  readonly name: string;
  readonly target: BlockTarget;
  readonly settings: readonly BlockSetting[];
  /** Names of assets that the page loads once when it has the block. */
  readonly stylesheet: string | null;
  readonly javascript: string | null;
  /** Pages that have it or don't have it; null for all. */
  readonly enabledOn: readonly string[] | null;
  readonly disabledOn: readonly string[] | null;
  /** The app metafield that has to be true, `namespace.key`; null for none. */
  readonly availableIf: string | null;
}

/** A `section` block is an app block; the others are app embeds. */
export const BLOCK_TARGETS = ['section', 'head', 'compliance_head', 'body'] as const;
export type BlockTarget = (typeof BLOCK_TARGETS)[number];

/** An input of the theme editor; `header` and `paragraph` have no id, and show `content`. */
export interface BlockSetting {
  readonly type: string;
  readonly id: string | null;
  readonly label: string;
  readonly info: string | null;
  readonly content: string;
  readonly default: unknown;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  readonly unit: string | null;
}

/** Settings of a block before a merchant has changed any. */
export function defaultSettings(schema: BlockSchema): Record<string, unknown> {
  return Object.fromEntries(
    schema.settings.flatMap(({ id, type, default: given, options }) => {
      if (id === null) return [];
      if (given !== undefined) return [[id, given]];
      return [[id, type === 'checkbox' ? false : type === 'select' ? (options[0]?.value ?? null) : null]];
    }),
  );
}
