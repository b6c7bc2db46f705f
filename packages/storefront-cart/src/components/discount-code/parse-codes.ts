/** Compares codes case-insensitively. */
export const sameCode = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Normalises typed text (NFKC), without invisible characters from copying. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Splits a text into unique codes, at commas, semicolons or spaces. */
export function parseCodes(text: string): string[] {
  const codes: string[] = [];
  for (const code of plain(text).split(/[\s,;،、]+/)) {
    if (code !== '' && !codes.some((each) => sameCode(each, code))) codes.push(code);
  }
  return codes;
}

/** Gift card code to send, without spaces between its groups. */
export function giftCardCode(text: string): string {
  return plain(text).replace(/\s+/g, '');
}

/** Shopify's reason for a code that doesn't combine with other, better discounts. */
export const NOT_HONOURED = 'DISCOUNT_CODE_NOT_HONOURED';
