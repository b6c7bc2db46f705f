export const EMPTY: unique symbol = Symbol('empty');
export const BLANK: unique symbol = Symbol('blank');

/** A whole number that was reckoned with decimals: it is written with one, and what is divided by it isn't rounded. */
export class WholeDecimal {
  constructor(readonly value: number) {}
}

export function isTrue(value: unknown): boolean {
  return value !== false && value !== null && value !== undefined;
}

/** A value as it is written: nothing for nil and for what has no text of its own. */
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

/** A text, list or object that holds nothing. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string' || Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  return typeof value === 'string' ? value.trim() === '' : isEmpty(value);
}

/** Nothing that a fallback wouldn't take the place of. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === false || isEmpty(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof WholeDecimal);
}

/** List that filters of lists go through: what is no list is one of itself. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

/** Items that a loop goes through: of an object its names with their values. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isObject(value)) return Object.entries(value);
  return typeof value === 'string' && value !== '' ? [value] : [];
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
  // Of what is no number neither is the smaller, nor are they the same.
  const order = left < other ? '<' : left > other ? '>' : left === other ? '=' : '?';
  return operator.includes(order);
}

/** As it is compared: 2.0 is 2, and nothing is nil. */
function plain(value: unknown): unknown {
  return value instanceof WholeDecimal ? value.value : (value ?? null);
}
