/** Parsed body: JSON, or form fields nested by their brackets. */
export type Body = { readonly [name: string]: unknown };

/**
 * Nests form fields by their brackets, as Shopify parses `items[0][id]`, `properties[Colour]`, `updates[]` and
 * `attributes[gift]`. Numeric keys of `items` make an object, which `listOf` reads in order.
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

/**
 * Next index of a list. In `items[][id]`, `items[][quantity]`, a field belongs to the previous entry until it is
 * repeated.
 */
function nextKey(list: Record<string, unknown>, count: number, field: string | undefined): string {
  const last = list[String(count - 1)];
  return String(field !== undefined && isRecord(last) && !(field in last) ? count - 1 : count);
}

/** Maximum nesting depth; no form of carts or checkouts is deeper. */
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

/** JSON array, or a form's numbered fields in order; null for anything else. */
export function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  if (!keys.every((key) => /^\d+$/.test(key))) return null;
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => value[key]);
}

/** Integer from JSON or a form field; null for anything else. */
export function integerOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim())) return Number(value);
  return null;
}
