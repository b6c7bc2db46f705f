/**
 * A number as addresses have it, of what somebody typed in their language: `1.234,50 €` and `1,234.50` are `1234.50`. The
 * last comma or point with one or two digits behind it is the decimal one. Empty where there is none.
 */
export function typedNumber(typed: string): string {
  const [, sign = '', whole = '', fraction = ''] =
    /(-?)(\d[\d.,’' \u00a0\u202f]*?)(?:[.,](\d{1,2}))?(?!.*\d)/.exec(inDigits(typed)) ?? [];
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits && `${sign}${digits}${fraction && `.${fraction}`}`;
}

/** Arabic and Persian keyboards have digits of their own. */
function inDigits(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\u066b/g, '.');
}
