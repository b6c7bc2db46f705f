/** Stands in a query for what may name a person. */
export const MASK = '*';

/** Digits in a row, with what people put between them: a phone number, an order, a card. Sizes and years are shorter. */
const NUMBER = /\+?\d(?:[\s()./-]{0,2}\d){5,}/gu;
const EMAIL = /[^\s@]+@[^\s@]*/gu;
/** A title and the name behind it. */
const TITLED =
  /(?<!\p{L})(?:mrs?|ms|miss|herr|frau|mme|madame|monsieur|señora?|signora?|mevrouw|meneer|senhora?)\.?\s+\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*)?/gu;
/** The way in which streets are called, in the languages of the cart; beside a number it is an address. */
const STREET =
  /(?<!\p{L})(?:street|road|avenue|boulevard|rue|calle|avenida|rua|via|straat|شارع)(?!\p{L})|\p{L}*(?:straße|strasse|straat|gasse|allee)(?!\p{L})|丁目|番地/u;
/** British ones; others are numbers of five digits or less, as sizes and years are. */
const POSTAL_CODE = /(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}(?![\p{L}\d])/gu;

/**
 * A query as it is stored: the same for the same words however they are typed, with `*` where it looks like an address, a
 * number, or a name with a title. A name alone can't be told from any other word.
 */
export function maskedQuery(query: string): string {
  const plain = query.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  if (STREET.test(plain) && /\d/.test(plain)) return MASK;
  return plain.replace(EMAIL, MASK).replace(TITLED, MASK).replace(NUMBER, MASK).replace(POSTAL_CODE, MASK);
}
