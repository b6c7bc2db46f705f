import { latinDigits } from '../../money/typed-number';

/** Spelling variants and the spelling that represents both; plurals too. */
const SPELLINGS = new Map([
  ['colour', 'color'],
  ['coloured', 'colored'],
  ['multicolour', 'multicolor'],
  ['multicoloured', 'multicolored'],
  ['grey', 'gray'],
  ['aluminium', 'aluminum'],
  ['fibre', 'fiber'],
  ['jewellery', 'jewelry'],
  ['litre', 'liter'],
  ['metre', 'meter'],
  ['pyjama', 'pajama'],
]);

/**
 * Normalised form shared by values that are equal to people: it ignores case (ß is SS, and a Turkish i is an i,
 * dotted or dotless), width, the script of digits, invisible marks, spaces, hyphens between words, the form of
 * dashes, quotes and fractions, and a few spellings. For comparison only, not for display.
 */
export function foldValue(value: string): string {
  const before = known.get(value);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const same = normalized(value);
  known.set(value, same);
  return same;
}

/** Cache: thousands of products share few values, whose normalization would dominate indexing. */
const known = new Map<string, string>();
const MAX_KNOWN = 20_000;

/**
 * Invisible marks of direction, line breaks and variants of a sign. Tags, which distinguish flags, aren't among them.
 */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[\ufe00-\ufe0f]/g;

/** Characters that NFKC turns into digits, after a digit: "1½" isn't "11/2", nor "10²" "102". */
const SMALL_DIGIT = /(\d)(?=[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u2079\u2080-\u2089\u2150-\u215e])/g;

function normalized(value: string): string {
  return (
    latinDigits(value.replace(UNSEEN, '').replace(SMALL_DIGIT, '$1 ').normalize('NFKC'))
      // In both directions: letters without a capital of their own are normalised to their capitals' form.
      .toUpperCase()
      .toLowerCase()
      .replace(/i\u0307/g, 'i')
      .replace(/[’‘`´ʼ′]/g, "'")
      .replace(/''|[“”„]/g, '"')
      .replace(/[‐‑‒–—−]/g, '-')
      .replace(/\s+/g, ' ')
      .replace(/ ?([/⁄+&×|]) ?/g, (_, sign) => (sign === '⁄' ? '/' : sign))
      .replace(/(?<=\d) ?- ?(?=\d)/g, '-')
      .replace(/(?<=[\p{L}\p{M}]) ?[_-] ?(?=\p{L})/gu, ' ')
      .trim()
      .replace(/[a-z]+/g, inOneSpelling)
  );
}

function inOneSpelling(word: string): string {
  const [stem, ending] = word.endsWith('s') ? [word.slice(0, -1), 's'] : [word, ''];
  const other = SPELLINGS.get(stem);
  return other === undefined ? word : other + ending;
}
