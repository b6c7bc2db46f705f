import { normalized } from '../analysis/normalized';
import type { SearchLanguage } from '../analysis/search-language';
import { termsOf } from '../analysis/term-forms';
import type { LexicalIndex } from '../index/lexical-index';
import { hasTerm, termAt, termsFrom, termsTo } from '../index/vocabulary';
import type { Alternative } from './alternative';

/** Limits of the compounds that a word finds: results, terms looked at, and terms compared, the most frequent ones. */
const MAX_COMPOUNDS = 200;
const MAX_LOOKED_AT = 5_000;
const MAX_COMPARED = 500;
/** Score factor of a match with only a part of a word. */
const PART_FACTOR = 0.6;
/** Minimum length of a word that ends compounds by itself; a shorter one may by chance: "Eis" ends "Schaltkreis". */
const MIN_FREE = 4;
const MIN_END = 2;
const MIN_BEGINNING = 3;
const MIN_REST = 3;
/** A kana is a syllable. */
const KANA = /\p{Script=Hiragana}/gu;
const KANA_SIZE = 0.5;
/** Linking elements between the words of a compound: "Küche-n-messer", "Geburtstag-s-karte". */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const VOWEL = /[aeiouyäöüåøæ\u0250-\uffff]/;
/** Endings that no word of a compounding language has: "schaltkr-eis". */
const UNSPEAKABLE = /(?:[bcdfgkptvw][rl]|[jqvw])$/;

/**
 * The compounds whose end a word is: "Jacke" finds "Winterjacke". None in languages that write words apart. `isWide`: also those
 * whose end a short word may be by chance.
 */
export function compoundsTo(
  index: LexicalIndex,
  text: string,
  terms: readonly string[],
  isWide: boolean,
  language: SearchLanguage,
): Alternative[] {
  const typed = normalized(text);
  if (!language.isCompounding || typed.length < MIN_END) return [];
  const size = sizeOf(typed);
  const { vocabulary } = index;
  const ends = [...new Set([...terms, typed])].filter((end) => end.length >= MIN_END);
  const found = new Map<number, boolean>();
  for (const end of ends) {
    for (const number of mostFrequent(index, termsTo(vocabulary, end).subarray(0, MAX_LOOKED_AT))) {
      const term = termAt(vocabulary, number);
      const rest = term.slice(0, term.length - end.length);
      if (rest === '' || ends.includes(term) || found.has(number)) continue;
      const isSure = isWordOfShop(index, rest, language);
      const isFree = size >= MIN_FREE && couldBeWord(rest);
      if (isSure || isFree) found.set(number, true);
      else if (isWide && size > MIN_END && couldBeWord(rest)) found.set(number, false);
    }
  }
  return asParts(index, found, 'end');
}

/** The compounds whose beginning a word is: "Küche" finds "Küchenmesser". */
export function compoundsFrom(
  index: LexicalIndex,
  terms: readonly string[],
  language: SearchLanguage,
): Alternative[] {
  if (!language.isCompounding) return [];
  const { vocabulary } = index;
  const found = new Map<number, boolean>();
  for (const beginning of terms) {
    if (beginning.length < MIN_BEGINNING) continue;
    for (const number of mostFrequent(index, termsFrom(vocabulary, beginning).subarray(0, MAX_LOOKED_AT))) {
      const rest = termAt(vocabulary, number).slice(beginning.length);
      if (rest.length < MIN_REST || !VOWEL.test(rest)) continue;
      const isSure = beginning.length > MIN_BEGINNING || isWordOfShop(index, rest, language);
      if (isSure || rest.length > MIN_REST) found.set(number, isSure);
    }
  }
  return asParts(index, found, 'beginning');
}

/** Most frequent terms, because a short prefix or suffix has thousands, and each takes some steps. */
function mostFrequent({ postings: { counts } }: LexicalIndex, numbers: Int32Array): number[] {
  if (numbers.length <= MAX_COMPARED) return [...numbers];
  return [...numbers].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, MAX_COMPARED);
}

/** Alternatives for compounds. They share one frequency, otherwise the rarest would rank first. */
function asParts(
  index: LexicalIndex,
  found: ReadonlyMap<number, boolean>,
  how: 'end' | 'beginning',
): Alternative[] {
  const { counts } = index.postings;
  const dfOf = (number: number) => counts[number] ?? 0;
  const parts = [...found].sort(([a], [b]) => dfOf(b) - dfOf(a)).slice(0, MAX_COMPOUNDS);
  const df = parts.reduce((sum, [number]) => sum + dfOf(number), 0);
  return parts.map(([number, isSure]) => ({
    how,
    terms: [number],
    factor: PART_FACTOR,
    df,
    ...(isSure ? {} : { isAmbiguous: true }),
  }));
}

function isWordOfShop({ vocabulary }: LexicalIndex, rest: string, language: SearchLanguage): boolean {
  return LINKS.some((link) => {
    if (!rest.endsWith(link)) return false;
    const word = rest.slice(0, rest.length - link.length);
    return word.length >= MIN_REST && termsOf(word, language).some((term) => hasTerm(vocabulary, term));
  });
}

function couldBeWord(rest: string): boolean {
  return sizeOf(rest) >= MIN_REST && VOWEL.test(rest) && !UNSPEAKABLE.test(rest);
}

const sizeOf = (word: string) => word.length + KANA_SIZE * (word.match(KANA)?.length ?? 0);
