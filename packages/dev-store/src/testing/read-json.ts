import { isRecord } from '../engine/model/request-body';

/** Value at a path of a JSON response: `at(cart, 'items', 0, 'key')`. Undefined if missing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inside, step) => {
    if (Array.isArray(inside)) return typeof step === 'number' ? inside[step] : undefined;
    return isRecord(inside) ? inside[step] : undefined;
  }, value);
}

/** Text at a path of a JSON response; throws if missing. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const text = at(value, ...path);
  if (typeof text !== 'string') throw new Error(`No text at ${path.join('.')} in ${JSON.stringify(value)}`);
  return text;
}

/** Field of each list entry: `each(cart, 'items', 'quantity')`. */
export function each(value: unknown, list: string, field: string): unknown[] {
  const entries = at(value, list);
  return Array.isArray(entries) ? entries.map((entry) => at(entry, field)) : [];
}
