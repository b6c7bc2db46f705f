export const EMPTY: unique symbol = Symbol('empty');
export const BLANK: unique symbol = Symbol('blank');

/** Whole result of decimal arithmetic: printed with a decimal, and divided without rounding. */
export class WholeDecimal {
  constructor(readonly value: number) {}
}

export function isTrue(value: unknown): boolean {
  return value !== false && value !== null && value !== undefined;
}

/** Text of a value: empty for nil and objects. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof WholeDecimal) return `${value.value}.0`;
  return Array.isArray(value) ? value.map(textOf).join('') : '';
}

export function numberOf(value: unknown): number {
  if (value instanceof WholeDecimal) return value.value;
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/** Whether a text, list or object is empty. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string' || Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  return typeof value === 'string' ? value.trim() === '' : isEmpty(value);
}

/** Whether `default` replaces the value. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === false || isEmpty(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof WholeDecimal);
}

/** Wraps a value as a list; a list is unchanged, nil is empty. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

/** Items of a loop; for an object its entries. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isObject(value)) return Object.entries(value);
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** Own property of a value, never an inherited one. */
export function stepInto(value: unknown, key: unknown): unknown {
  if (Array.isArray(value)) {
    if (key === 'first') return value[0];
    if (key === 'last') return value[value.length - 1];
    if (key === 'size') return value.length;
    return typeof key === 'number' ? value.at(key) : undefined;
  }
  if (typeof value === 'string') return key === 'size' ? value.length : undefined;
  const name = textOf(key);
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, name)) return value[name];
  return key === 'size' ? Object.keys(value).length : undefined;
}

export function compare(operator: string, left: unknown, right: unknown): boolean {
  if (operator === '!=') return !compare('==', left, right);
  if (operator === '==') {
    const [one, other] = typeof left === 'symbol' ? [right, left] : [left, right];
    if (other === EMPTY) return isEmpty(one);
    if (other === BLANK) return isBlank(one);
    return plain(one) === plain(other);
  }
  if (operator === 'contains') {
    return Array.isArray(left) ? left.includes(right) : textOf(left).includes(textOf(right)) && right !== '';
  }
  if (left instanceof WholeDecimal || right instanceof WholeDecimal) {
    return compare(operator, plain(left), plain(right));
  }
  if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string')) return false;
  const other = right as typeof left;
  // NaN compares false with everything.
  const order = left < other ? '<' : left > other ? '>' : left === other ? '=' : '?';
  return operator.includes(order);
}

/** Normalises a value for comparison: 2.0 is 2, undefined is nil. */
function plain(value: unknown): unknown {
  return value instanceof WholeDecimal ? value.value : (value ?? null);
}
