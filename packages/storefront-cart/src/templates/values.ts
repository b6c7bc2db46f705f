export const EMPTY: unique symbol = Symbol('empty');
export const BLANK: unique symbol = Symbol('blank');

/** Whole result of decimal arithmetic: printed with a decimal, and divided without rounding. */
export class WholeDecimal {
  constructor(readonly value: number) {}
}

export function isTrue(value: unknown): boolean {
  return value !== false && !isNil(value);
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

const isNil = (value: unknown) => value === null || value === undefined;

function isBlank(value: unknown): boolean {
  if (isNil(value) || value === false) return true;
  return typeof value === 'string' ? value.trim() === '' : isEmpty(value);
}

/** Whether `default` replaces the value. */
export function isMissing(value: unknown): boolean {
  return isNil(value) || value === false || isEmpty(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof WholeDecimal);
}

/** Wraps a value as a list; a list is unchanged, nil is empty. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isNil(value) ? [] : [value];
}

/** Items of a loop; for an object its entries. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isObject(value)) return Object.entries(value);
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** Own property of a value, never an inherited one. */
export function stepInto(value: unknown, key: unknown): unknown {
  const name = textOf(key);
  if (isObject(value) && !Array.isArray(value) && Object.hasOwn(value, name)) return value[name];
  if (Array.isArray(value) && typeof key === 'number') return value.at(key);
  const items = itemsIn(value);
  if (key === 'size') return items?.length;
  if (key === 'first') return items?.[0];
  return key === 'last' && isList(value) ? value.at(-1) : undefined;
}

/** Whether a value has a last item: a list, or a text by character. */
export const isList = (value: unknown): value is string | readonly unknown[] =>
  typeof value === 'string' || Array.isArray(value);

/** Items of a list, characters of a text, or entries of an object; null for others. */
export function itemsIn(value: unknown): string | readonly unknown[] | null {
  if (isList(value)) return value;
  return isObject(value) ? Object.entries(value) : null;
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
    if (Array.isArray(left)) return !isNil(right) && left.includes(right);
    return textOf(left).includes(textOf(right)) && right !== '';
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
