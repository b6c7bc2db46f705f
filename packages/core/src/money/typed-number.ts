/** Decimal digits of any script, full-width ones among them, as 0 to 9: "٣" and "３" are "3". */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Each script has its ten digits in order, zero first. Source: The Unicode Standard, 4.6 Numeric Value.
    let place = 0;
    for (let code = digit.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(code - 1)); code -= 1)
      place += 1;
    return String(place % 10);
  });
}

/**
 * Typed number in plain digits, points, commas and hyphens. Other signs of thousands are single spaces, and marks that
 * nobody sees, such as those of writing from right to left, are left out.
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

/** Groups of three digits, or of two and three at the end, with one sign between all of them: "1,234", "12,34,567". */
const GROUPED = /^[1-9]\d{0,2}([ .,])(?:\d{2,3}\1)*\d{3}$/;

/** The ways in which plain digits and signs can be read, each as a plain decimal; null where they can't. */
export interface Readings {
  /** As a whole number in groups. */
  readonly grouped: string | null;
  /** With decimals, or without any sign: what stands before the decimals may be in groups by another sign. */
  readonly decimal: string | null;
}

/** "1,500" can be read in both ways, "1,5" and "0,500" in one, "1,2,3" in none. */
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
 * A number that somebody typed, as a plain decimal: "1.234,50 €" and "1,234.50" are "1234.50"; empty where nothing was
 * typed; null where it can't be read. Where one separator could be either, `decimalSign` (that of the page's language)
 * decides: "1,500" is 1500 beside ".", and 1.500 beside ",".
 */
export function typedNumber(typed: string, decimalSign: string): string | null {
  const text = plainNumber(typed);
  if (text === '') return '';
  const [, before = '', digits = ''] = /^(\D*)(\d(?:[\d., ]*\d)?)\D*$/.exec(text) ?? [];
  // Without a zero: "$.50". A point behind letters is theirs: "Rs.50".
  const number = /(?:^|[\p{Sc}\s(-])[.,]$/u.test(before) ? before.slice(-1) + digits : digits;
  const { grouped, decimal } = readingsOf(number);
  const isDecimal = grouped === null || number.includes(decimalSign === ',' ? ',' : '.');
  const read = isDecimal ? (decimal ?? grouped) : grouped;
  return read && `${/[-(]/.test(before) ? '-' : ''}${read}`;
}
