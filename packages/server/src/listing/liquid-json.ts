/** Fields whose Liquid renders to JSON. */
export type LiquidFields<Shape> = { readonly [Name in keyof Shape]: string };

/** Liquid that the store renders to JSON. */
export class Liquid {
  constructor(readonly code: string) {}
}

export const jsonObject = (fields: object): string => `{${fieldsOf(fields)}}`;

function fieldsOf(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `"${name}":${value}`)
    .join(',');
}

/** JSON of a value whose only Liquid is ours. */
function jsonOf(value: unknown): string {
  if (value instanceof Liquid) return value.code;
  if (typeof value === 'string') return jsonText(value);
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(',')}]`;
  return typeof value === 'object' && value !== null ? `{${jsonFields(value)}}` : JSON.stringify(value);
}

/** JSON of an object's fields, without braces, whose only Liquid is ours. */
export function jsonFields(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `"${name}":${jsonOf(value)}`)
    .join(',');
}

/** JSON of a text, escaped so that Liquid in it has no effect: it may be a merchant's. */
export function jsonText(text: string): string {
  return JSON.stringify(text).replace(
    /[{}%<>&'\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Whether a handle is safe between quotes in Liquid. Shopify's consist of letters, digits and hyphens. */
function isPlain(handle: string): boolean {
  return /^[\p{L}\p{M}\p{N}_.-]{1,255}$/u.test(handle);
}

/** Object of the store with its handle. */
export interface ById {
  readonly id: number;
  readonly handle: string | undefined;
}

/**
 * JSON list of the store's objects by handle among `objects` (`all_products`, `collections`), each rendered by
 * `liquidOf` of the variable `name`. Missing objects, and those with another id, are left out.
 */
export function jsonList<Item extends ById>(
  objects: string,
  name: string,
  items: readonly Item[],
  liquidOf: (item: Item) => string,
): string {
  const each = items.flatMap((item) => {
    const { id, handle } = item;
    if (handle === undefined || !isPlain(handle)) return [];
    return [
      `{%- assign ${name} = ${objects}['${handle}'] -%}`,
      `{%- if ${name}.id == ${id} -%}{{ separator }}${liquidOf(item)}{%- assign separator = ',' -%}{%- endif -%}`,
    ];
  });
  return ['[', "{%- assign separator = '' -%}", ...each, ']'].join('\n');
}
