import { normalized } from './normalized';
import type { SearchLanguage } from './search-language';
import { termsOf, variantsOf } from './term-forms';
import { unitOf } from './units';
import { type Word, wordsOf } from './words';

/** Position in a text, with its terms. */
export interface TextPlace {
  /** Word as written, in lower case. */
  readonly word: string;
  /** Terms of the word itself. */
  readonly terms: readonly string[];
  /** Terms of its compounds with the following words ("t-shirt": `tshirt`), of its parts and its variants. */
  readonly others: readonly string[];
}

/** Maximum number of words joined into one: "3-in-1-usb-c-hub". */
const MAX_JOINED = 6;

/** Analyses a product's text for the index; the same text, analysed by `analyseQuery`, matches it. */
export function analyseText(text: string, language: SearchLanguage): TextPlace[] {
  const words = wordsOf(text);
  return words.map((word, at) => ({
    word: word.text,
    terms: termsOf(word.text, language),
    others: [
      ...asWritten(word.text, language),
      ...partsOf(word.text),
      ...variantsOf(word.text, language).indexed,
      ...(word.tie === 'none' ? [] : joinedFrom(words, at).flatMap((joined) => termsOf(joined, language))),
    ],
  }));
}

/**
 * Written form of a word where its stems lack it: a compound ends as its last word does, whatever the stems of either.
 */
function asWritten(word: string, language: SearchLanguage): string[] {
  const written = normalized(word);
  return language.isCompounding && !termsOf(word, language).includes(written) ? [written] : [];
}

/** Compounds of a word with the words that are tied to it. */
function joinedFrom(words: readonly Word[], at: number): string[] {
  const all: string[] = [];
  let joined = words[at]?.text ?? '';
  for (let last = at; last < at + MAX_JOINED - 1 && words[last]?.tie !== 'none'; last += 1) {
    const next = words[last + 1];
    if (!next) break;
    joined += words[last]?.tie === 'unit' ? (unitOf(next.text) ?? next.text) : next.text;
    all.push(joined);
  }
  return all;
}

const HAN = /^\p{Script=Han}{2,}$/u;

/** Characters and bigrams of a Chinese word, because dictionaries segment differently from shoppers. */
function partsOf(word: string): string[] {
  if (!HAN.test(word)) return [];
  const characters = [...normalized(word)];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return characters.length === 2 ? characters : [...characters, ...pairs];
}
