/** A parsed body: JSON as it was sent, or the fields of a form nested by their brackets. */
export type Body = { readonly [name: string]: unknown };

/**
 * Nests form fields by their brackets, as Shopify reads `items[0][id]`, `properties[Colour]`, `updates[]` and
 * `attributes[gift]`: numeric keys from `items` stay an object here and are read in order by `listOf`.
 */
export function nestForm(fields: Iterable<readonly [string, string]>): Body {
  const root: Record<string, unknown> = Object.create(null);
  const sizes = new WeakMap<object, number>();
  const set = (node: Record<string, unknown>, key: string, value: unknown) => {
    if (!(key in node)) sizes.set(node, (sizes.get(node) ?? 0) + 1);
    node[key] = value;
  };
  for (const [name, value] of fields) {
    const path = pathOf(name);
    let node = root;
    path.forEach((step, depth) => {
      const key = step === '' ? nextKey(node, sizes.get(node) ?? 0, path[depth + 1]) : step;
      if (depth === path.length - 1) {
        set(node, key, value);
        return;
      }
      const child = node[key];
      if (isRecord(child)) {
        node = child;
      } else {
        const created: Record<string, unknown> = Object.create(null);
        set(node, key, created);
        node = created;
      }
    });
  }
  return root;
}

/** A list's next number; in `items[][id]`, `items[][quantity]` a field belongs to the entry before until it comes again. */
function nextKey(list: Record<string, unknown>, count: number, field: string | undefined): string {
  const last = list[String(count - 1)];
  return String(field !== undefined && isRecord(last) && !(field in last) ? count - 1 : count);
}

/** No form of a cart or a checkout nests deeper. */
const DEEPEST = 8;

function pathOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  const steps = [...name.slice(open).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
  return steps.length > DEEPEST ? [name] : [name.slice(0, open), ...steps];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON array, or a form's numbered fields in numeric order; null when it is neither. */
export function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  if (!keys.every((key) => /^\d+$/.test(key))) return null;
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => value[key]);
}

/** A whole number from JSON or a form field; null when it is not one. */
export function integerOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim())) return Number(value);
  return null;
}
