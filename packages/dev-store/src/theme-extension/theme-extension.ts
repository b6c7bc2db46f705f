/** Content of a deployed theme app extension. */
export interface ThemeExtension {
  /** Shopify's id, part of block types and asset URLs. */
  readonly uid: string;
  readonly handle: string;
  readonly blocks: readonly ExtensionBlock[];
  /** Liquid source by name. */
  readonly snippets: Readonly<Record<string, string>>;
  /** Page texts by language, nested by key parts. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** Fallback language. */
  readonly defaultLanguage: string;
  readonly assets: ExtensionAssets;
}

export interface ExtensionBlock {
  /** File name without extension. */
  readonly handle: string;
  readonly liquid: string;
  readonly schema: BlockSchema;
}

export interface ExtensionAssets {
  /** Version of the files; changes with any of them. */
  version(): string;
  /** Whether the file exists. */
  has(name: string): boolean;
  /** Null if missing. */
  read(name: string): Promise<Uint8Array | null>;
}

/** Schema of a block with its translations resolved. */
export interface BlockSchema {
  readonly name: string;
  readonly target: BlockTarget;
  readonly settings: readonly BlockSetting[];
  /** Assets that the page loads once. */
  readonly stylesheet: string | null;
  readonly javascript: string | null;
  /** Page types that allow or exclude it; null for all. */
  readonly enabledOn: readonly string[] | null;
  readonly disabledOn: readonly string[] | null;
  /** App metafield that must be true, `namespace.key`; null for none. */
  readonly availableIf: string | null;
}

/** Block targets: `section` for app blocks, else app embeds. */
export const BLOCK_TARGETS = ['section', 'head', 'compliance_head', 'body'] as const;
export type BlockTarget = (typeof BLOCK_TARGETS)[number];

/** Theme editor setting; `header` and `paragraph` have no id, and show `content`. */
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

/** Default settings of a block. */
export function defaultSettings(schema: BlockSchema): Record<string, unknown> {
  return Object.fromEntries(
    schema.settings.flatMap(({ id, type, default: given, options }) => {
      if (id === null) return [];
      if (given !== undefined) return [[id, given]];
      return [[id, type === 'checkbox' ? false : type === 'select' ? (options[0]?.value ?? null) : null]];
    }),
  );
}
