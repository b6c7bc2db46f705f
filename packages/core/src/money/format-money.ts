import { decimalsOf } from './currency';

/**
 * An amount for people: `formatMoney(100000, 'JPY', 'ja')` is "¥1,000"-like. Subunits in, by Intl out; an unknown
 * currency code gives the plain number with the code behind it.
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
