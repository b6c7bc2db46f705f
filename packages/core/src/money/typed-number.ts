/** Decimal digits of any script, including full-width ones, as 0 to 9: "٣" and "３" are "3". */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // The ten digits of a script are consecutive, zero first. Source: The Unicode Standard, 4.6 Numeric Value.
    let place = 0;
    for (let code = digit.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(code - 1)); code -= 1)
      place += 1;
    return String(place % 10);
  });
}

/**
 * Typed number in plain digits, points, commas and hyphens. Other thousands separators become single spaces;
 * invisible marks, such as those of right-to-left text, are removed.
 */
export function plainNumber(typed: string): string {
  return latinDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/(\d)\$(?=\d\d(?!\d))/g, '$1.')
    .replace(/[\uff0c\u2e41]/g, ',')
    .replace(/[\u2212\uff0d\ufe63]/g, '-')
    .replace(/(\d)['’](?=\d)/g, '$1 ')
    .replace(/[\s\u066c]+/g, ' ')
    .trim();
}

/** Groups of three digits, or of two with three at the end, with the same separator: "1,234", "12,34,567". */
const GROUPED = /^[1-9]\d{0,2}([ .,])(?:\d{2,3}\1)*\d{3}$/;

/** Possible readings of digits and separators, each as a plain decimal; null for none. */
export interface Readings {
  /** As an integer with groups. */
  readonly grouped: string | null;
  /** With decimals, or without separators: the integer part may have groups by another separator. */
  readonly decimal: string | null;
}

/** Readings of a number: "1,500" has both, "1,5" and "0,500" one, "1,2,3" none. */
export function readingsOf(number: string): Readings {
  const [, head = number, sign = '', fraction = ''] = /^(.*)([.,])(\d*)$/.exec(number) ?? [];
  const isWhole = /^\d*$/.test(head) || (GROUPED.test(head) && (sign === '' || !head.includes(sign)));
  const whole = head.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return {
    grouped: GROUPED.test(number) ? number.replace(/\D/g, '') : null,
    decimal: isWhole && head + fraction !== '' ? `${whole}${fraction && `.${fraction}`}` : null,
  };
}

/**
 * Typed number as a plain decimal: "1.234,50 €" and "1,234.50" are "1234.50"; empty for no input; null if invalid.
 * For an ambiguous separator, `decimalSign` (that of the page's language) decides: "1,500" is 1500 with ".", and
 * 1.500 with ",".
 */
export function typedNumber(typed: string, decimalSign: string): string | null {
  const text = plainNumber(typed);
  if (text === '') return '';
  const [, before = '', digits = ''] = /^(\D*)(\d(?:[\d., ]*\d)?)\D*$/.exec(text) ?? [];
  // Without a zero: "$.50". A point after letters belongs to them: "Rs.50".
  const number = /(?:^|[\p{Sc}\s(-])[.,]$/u.test(before) ? before.slice(-1) + digits : digits;
  const { grouped, decimal } = readingsOf(number);
  const isDecimal = grouped === null || number.includes(decimalSign === ',' ? ',' : '.');
  const read = isDecimal ? (decimal ?? grouped) : grouped;
  return read && `${/[-(]/.test(before) ? '-' : ''}${read}`;
}
