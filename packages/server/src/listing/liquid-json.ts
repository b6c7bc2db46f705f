/** Fields in Liquid that render to JSON. */
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

/** A value as JSON in which the only Liquid is ours. */
function jsonOf(value: unknown): string {
  if (value instanceof Liquid) return value.code;
  if (typeof value === 'string') return jsonText(value);
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(',')}]`;
  return typeof value === 'object' && value !== null ? `{${jsonFields(value)}}` : JSON.stringify(value);
}

/** The fields of an object as JSON in which the only Liquid is ours, without the braces. */
export function jsonFields(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `"${name}":${jsonOf(value)}`)
    .join(',');
}

/** A text as JSON in which Liquid finds nothing of its own: it may be a merchant's. */
export function jsonText(text: string): string {
  return JSON.stringify(text).replace(
    /[{}%<>&'\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Whether a handle can stand between quotes in Liquid. Shopify makes them of letters, digits and hyphens. */
function isPlain(handle: string): boolean {
  return /^[\p{L}\p{M}\p{N}_.-]{1,255}$/u.test(handle);
}

/** Something of the store by its handle. */
export interface ById {
  readonly id: number;
  readonly handle: string | undefined;
}

/**
 * A list in JSON of what the store finds by handles among `objects` (`all_products`, `collections`), each as `liquidOf` has it
 * of the variable `name`. What the store doesn't have under a handle, or has under another id, is left out.
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
