import { GOALS, type GoalId } from '@cartwright/core/experiments/document/goals';
import { formatMoney } from '@cartwright/core/money/format-money';

/** Formats of a shop's numbers and days. */
export interface DecisionFormats {
  readonly locale: string;
  /** IANA name of the test's time zone. */
  readonly timezone: string;
  /** ISO 4217; null if unknown. */
  readonly currency: string | null;
}

/** Mean of a goal: "2.71 %", "$1.90", "2.4". Amounts are in subunits. */
export function goalFigure(goalId: GoalId, value: number, { locale, currency }: DecisionFormats): string {
  switch (GOALS[goalId].measure) {
    case 'rate':
      return `${numberOf(value * 100, locale, 2)} %`;
    case 'amount':
      return currency === null ? '–' : formatMoney(Math.round(value), currency, locale);
    default:
      return numberOf(value, locale, 2);
  }
}

/** Difference of two means with its sign: in percentage points, in money, or in units. */
export function goalDifference(goalId: GoalId, value: number, formats: DecisionFormats): string {
  const { measure } = GOALS[goalId];
  if (measure === 'rate') return signedNumber(value * 100, formats.locale, 1);
  if (measure === 'units') return signedNumber(value, formats.locale, 2);
  return `${value < 0 ? '−' : '+'}${goalFigure(goalId, Math.abs(value), formats)}`;
}

/** Signed number, rounded to `digits`. */
export function signedNumber(value: number, locale: string, digits: number): string {
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits;
  return `${rounded < 0 ? '−' : '+'}${numberOf(Math.abs(rounded), locale, digits)}`;
}

function numberOf(value: number, locale: string, digits: number): string {
  return value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
