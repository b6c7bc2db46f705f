/** Texts of metafields by `namespace.key`. */
export type Metafields = Readonly<Record<string, string>>;

/** Metafield in responses of Shopify's APIs. */
export interface ShopifyMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Types whose value is displayed unchanged. Source: Shopify, metafield data types. */
const SHOWN = [
  'single_line_text_field',
  'multi_line_text_field',
  'number_integer',
  'number_decimal',
  'boolean',
  'date',
  'date_time',
  'url',
];

/** Maximum length of a value in UTF-16 units: those of published products are on every page of the shop. */
const MAX_TEXT_LENGTH = 1000;

/** Name of a metafield in a merchant's list. Queries by `keys` return the whole name as key. */
export function metafieldName({ namespace, key }: Pick<ShopifyMetafield, 'namespace' | 'key'>): string {
  return key.includes('.') ? key : `${namespace}.${key}`;
}

/** Text of a metafield in a template, truncated if very long; null for lists, references, JSON and rich text. */
export function metafieldText({ type, value }: Pick<ShopifyMetafield, 'type' | 'value'>): string | null {
  if (!SHOWN.includes(type)) return null;
  if (value.length <= MAX_TEXT_LENGTH) return value;
  // Without a split surrogate pair.
  return `${value.slice(0, MAX_TEXT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
