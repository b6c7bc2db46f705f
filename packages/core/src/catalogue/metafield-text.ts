/** The values of metafields by `namespace.key`, as text. */
export type Metafields = Readonly<Record<string, string>>;

/** A metafield as Shopify's APIs answer it. */
export interface ShopifyMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Types whose value is a text that can be shown as it stands. Source: Shopify, metafield data types. */
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

/** UTF-16 units of a value: those of published products are part of every page of the shop. */
const MAX_TEXT_LENGTH = 1000;

/** The name of a metafield in a merchant's list. Where Shopify is asked by `keys`, it answers with the whole name as key. */
export function metafieldName({ namespace, key }: Pick<ShopifyMetafield, 'namespace' | 'key'>): string {
  return key.includes('.') ? key : `${namespace}.${key}`;
}

/** Text of a metafield in a template, cut where it is very long; null for lists, references, JSON and rich text. */
export function metafieldText({ type, value }: Pick<ShopifyMetafield, 'type' | 'value'>): string | null {
  if (!SHOWN.includes(type)) return null;
  if (value.length <= MAX_TEXT_LENGTH) return value;
  // Not through the middle of a character.
  return `${value.slice(0, MAX_TEXT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
