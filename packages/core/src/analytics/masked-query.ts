/** Replacement of personal data in a query. */
export const MASK = '*';

/** Long numbers with their separators: phone numbers, orders, cards. Sizes and years are shorter. */
const NUMBER = /\+?\d(?:[\s()./-]{0,2}\d){5,}/gu;
/** Forms of address with the name that follows. */
const TITLED =
  /(?<!\p{L})(?:mrs?|ms|miss|herr|frau|mme|madame|monsieur|señora?|signora?|mevrouw|meneer|senhora?)\.?\s+\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*)?/gu;
/** Street names in the cart's languages, as words and as suffixes; with a number they make an address. */
const STREETS = 'street road avenue boulevard rue calle avenida rua via straat شارع'.split(' ');
const STREET_ENDS = ['straße', 'strasse', 'straat', 'gasse', 'allee'];
const STREET_PARTS = ['丁目', '番地'];
/** British postal codes; others are numbers of at most five digits, as are sizes and years. */
const POSTAL_CODE = /(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}(?![\p{L}\d])/gu;

/**
 * Stored form of a query: the same for the same words however they are typed, with `*` for what looks like an
 * address, a number, or a name with a form of address. A name alone is indistinguishable from other words. Numbers
 * that are codes of the shop's products (`isCode`) aren't masked.
 */
export function maskedQuery(query: string, isCode: (number: string) => boolean = () => false): string {
  const plain = plainQuery(query);
  if (/\d/.test(plain) && namesStreet(plain)) return MASK;
  const words = plain.split(' ').map((word) => (word.includes('@') ? MASK : word));
  return words
    .join(' ')
    .replace(TITLED, MASK)
    .replace(NUMBER, (number) => (isCode(number) ? number : MASK))
    .replace(POSTAL_CODE, MASK);
}

/** Whether a query has a number that is masked unless it is a code. */
export const hasLongNumber = (query: string): boolean => plainQuery(query).match(NUMBER) !== null;

const plainQuery = (query: string) => query.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

function namesStreet(text: string): boolean {
  if (STREET_PARTS.some((part) => text.includes(part))) return true;
  const words = text.split(/[^\p{L}]/u);
  return words.some((word) => STREETS.includes(word) || STREET_ENDS.some((end) => word.endsWith(end)));
}
