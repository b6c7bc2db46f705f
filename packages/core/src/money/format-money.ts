import { decimalsOf } from './currency';

/**
 * Amount for people: `formatMoney(100000, 'JPY', 'ja')` is "¥1,000"-like. Takes subunits, formats by Intl; for an
 * unknown currency code, the plain number followed by the code.
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const major = amount / 100;
  const digits = decimalsOf(currency);
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(major);
  } catch {
    return `${major.toFixed(digits)} ${currency}`;
  }
}
