/** Stands for `empty` and `blank`. */
export const EMPTY: unique symbol = Symbol('empty');

export function isTrue(value: unknown): boolean {
  return value !== false && value !== null && value !== undefined;
}

/** A value as it is written: nothing for nil and for what has no text of its own. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? value.map(textOf).join('') : '';
}

export function numberOf(value: unknown): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === EMPTY) return true;
  return (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A property of a value: its own ones only, never what JavaScript gives every object. */
export function stepInto(value: unknown, key: unknown): unknown {
  if (Array.isArray(value)) {
    if (key === 'first') return value[0];
    if (key === 'last') return value[value.length - 1];
    if (key === 'size') return value.length;
    return typeof key === 'number' ? value.at(key) : undefined;
  }
  if (typeof value === 'string') return key === 'size' ? value.length : undefined;
  const name = textOf(key);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

export function compare(operator: string, left: unknown, right: unknown): boolean {
  if (operator === '!=') return !compare('==', left, right);
  if (operator === '==') {
    if (right === EMPTY) return isEmpty(left);
    return left === EMPTY ? isEmpty(right) : (left ?? null) === (right ?? null);
  }
  if (operator === 'contains') {
    return Array.isArray(left) ? left.includes(right) : textOf(left).includes(textOf(right)) && right !== '';
  }
  if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string')) return false;
  const other = right as typeof left;
  // Of what is no number neither is the smaller, nor are they the same.
  const order = left < other ? '<' : left > other ? '>' : left === other ? '=' : '?';
  return operator.includes(order);
}
