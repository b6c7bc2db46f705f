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
 * A number that somebody typed, as a plain decimal: "1.234,50 €" and "1,234.50" are "1234.50"; empty where nothing was
 * typed; null where it can't be read. Where one separator could be either, `decimalSign` (that of the page's language)
 * decides: "1,500" is 1500 beside ".", and 1.500 beside ",".
 */
export function typedNumber(typed: string, decimalSign: string): string | null {
  const text = latinDigits(typed)
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/\uff0c/g, ',')
    .trim();
  if (text === '') return '';
  const first = text.search(/\d/);
  if (first < 0) return null;
  const before = text.slice(0, first);
  const body = text.slice(first, 1 + Math.max(...[...'0123456789'].map((digit) => text.lastIndexOf(digit))));
  if (/[^\d.,'’\s\u066c]/.test(body)) return null;
  // Without a zero: ".5".
  const number = /^[-−－]?[.,]$/.test(before) ? `0${before.at(-1)}${body}` : body;
  const signs: readonly string[] = number.match(/[.,]/g) ?? [];
  const last = signs.at(-1) ?? '';
  const digits = number.slice(number.lastIndexOf(last) + 1);
  const isDecimal =
    signs.length > 1
      ? signs.indexOf(last) === signs.length - 1
      : last === (decimalSign === ',' ? ',' : '.') || digits.length !== 3;
  const end = last !== '' && isDecimal ? number.lastIndexOf(last) : number.length;
  const whole = number
    .slice(0, end)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  const fraction = number.slice(end + 1);
  return `${/[-−－]/.test(before) ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
