import { type Subunits, subunits } from './subunits';

/** Decimal number as typed: `digits × 10^-scale`. Exact, never floating-point. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Parses "1.005", "90", 90 or "1e-7" exactly; null for anything but a finite decimal number. */
export function parseDecimal(typed: string | number): Decimal | null {
  const match = DECIMAL.exec(String(typed).trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  if (whole + fraction === '') return null;
  let digits = BigInt(whole + fraction);
  let scale = fraction.length - Number(exponent);
  if (scale < 0) {
    digits *= 10n ** BigInt(-scale);
    scale = 0;
  }
  return { digits: sign === '-' ? -digits : digits, scale };
}

/** `numerator / denominator` of integers, rounded half up (half away from zero). The denominator is positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = numerator < 0n ? -numerator * 2n + denominator : numerator * 2n + denominator;
  const rounded = doubled / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

/**
 * Subunits of a typed amount in major units (`100`, `"49.99"`), rounded half up to `unit`
 * (`smallestUnit(currency)`; 1 if absent). Null if it isn't a decimal number.
 */
export function majorToSubunits(typed: string | number, unit: 1 | 100 = 1): Subunits | null {
  const amount = parseDecimal(typed);
  return amount && multiply(subunits(100), amount, unit);
}

/** `amount × factor`, rounded half up to `unit` subunits. */
export function multiply(amount: Subunits, factor: Decimal, unit: 1 | 100): Subunits {
  const step = BigInt(unit);
  const scaled = divideHalfUp(BigInt(amount) * factor.digits, 10n ** BigInt(factor.scale) * step);
  return subunits(Number(scaled * step));
}

/** `percent` (0–100) of an amount, rounded half up to `unit` subunits. */
export function percentageOf(amount: Subunits, percent: Decimal, unit: 1 | 100): Subunits {
  return multiply(amount, { digits: percent.digits, scale: percent.scale + 2 }, unit);
}

/**
 * `amount × rate` of an amount in major units, rounded once: converts thresholds and fixed discounts from the
 * shop's currency to the cart's.
 */
export function convert(typed: string | number, rate: Decimal, unit: 1 | 100): Subunits | null {
  const amount = parseDecimal(typed);
  if (!amount) return null;
  return multiply(
    subunits(100),
    { digits: amount.digits * rate.digits, scale: amount.scale + rate.scale },
    unit,
  );
}

/** Subunits as a decimal string in major units with two decimals: 1005 is "10.05". */
export function subunitsToMajor(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Decimal as text without redundant zeros: `{ digits: 920000n, scale: 6 }` is "0.92". */
export function decimalText({ digits, scale }: Decimal): string {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  let end = text.length;
  while (end > whole.length && text[end - 1] === '0') end -= 1;
  const fraction = text.slice(whole.length, end);
  return `${digits < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
