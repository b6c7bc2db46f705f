/** A code is told by its letters, in any case. */
export const sameCode = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Typed text in letters of plain width, without marks that nobody sees and that come along when a code is copied. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** The codes in a text: between commas, semicolons or spaces, each once, as it was first written. */
export function parseCodes(text: string): string[] {
  const codes: string[] = [];
  for (const code of plain(text).split(/[\s,;،、]+/)) {
    if (code !== '' && !codes.some((each) => sameCode(each, code))) codes.push(code);
  }
  return codes;
}

/** The code of a gift card as it is sent: people copy it with spaces between its groups. */
export function giftCardCode(text: string): string {
  return plain(text).replace(/\s+/g, '');
}

/** Shopify's name for why a code gives nothing: it may not stand beside the other discounts, which are worth more. */
export const NOT_HONOURED = 'DISCOUNT_CODE_NOT_HONOURED';
