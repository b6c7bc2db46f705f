import type { MirroredMetafield } from '../mirrored-product';
import { foldValue } from './fold-value';

/** Value of a metafield that a filter can choose. */
export type MetafieldValue = string | number | boolean;

/** Maximum length in UTF-16 units: longer values are texts to read, not to choose. */
const MAX_VALUE_LENGTH = 255;

/**
 * Values of a metafield of a filterable type: integers, decimals, single-line texts, lists of them, and booleans.
 * None for other types, and for invalid values. Source: Shopify, metafield data types.
 */
export function metafieldValues({ type, value }: MirroredMetafield): MetafieldValue[] {
  const listed = /^list\.(.+)$/.exec(type)?.[1];
  if (listed === 'boolean') return [];
  return listed === undefined
    ? singleValue(type, value)
    : itemsOf(value).flatMap((item) => singleValue(listed, item));
}

/**
 * Name of a metafield's value in an index's `metafieldValues`: a number differs from a text that is written like it.
 */
export function metafieldValueName(
  { namespace, key }: Pick<MirroredMetafield, 'namespace' | 'key'>,
  value: MetafieldValue,
): string {
  return JSON.stringify([`${namespace}.${key}`, value]);
}

/** Key shared by metafield values that people read as the same; `name` as `metafieldValueName` returns it. */
export function metafieldFold(name: string): string {
  const [field, value] = JSON.parse(name);
  return textFold(field, value);
}

/** Key of a metafield's text, likewise; `field` is its namespace and key. */
export function textFold(field: string, value: unknown): string {
  return JSON.stringify([field, typeof value === 'string' ? foldValue(value) : value]);
}

function singleValue(type: string, value: unknown): MetafieldValue[] {
  const text = String(value);
  switch (type) {
    case 'number_integer':
    case 'number_decimal': {
      const number = text.trim() === '' ? Number.NaN : Number(text);
      return Number.isFinite(number) ? [number] : [];
    }
    case 'single_line_text_field':
      return text === '' || text.length > MAX_VALUE_LENGTH ? [] : [text];
    case 'boolean':
      return text === 'true' || text === 'false' ? [text === 'true'] : [];
    default:
      return [];
  }
}

function itemsOf(json: string): unknown[] {
  try {
    const items: unknown = JSON.parse(json);
    return Array.isArray(items) ? items.filter((item) => ['string', 'number'].includes(typeof item)) : [];
  } catch {
    return [];
  }
}
