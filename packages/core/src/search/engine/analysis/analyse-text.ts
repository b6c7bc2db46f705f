import { normalized } from './normalized';
import type { SearchLanguage } from './search-language';
import { termsOf, variantsOf } from './term-forms';
import { unitOf } from './units';
import { type Word, wordsOf } from './words';

/** A place in a text, and what it is found by. */
export interface TextPlace {
  /** The word as it is written, in lower case. */
  readonly word: string;
  /** Of the word itself. */
  readonly terms: readonly string[];
  /** Of what it makes with the words behind it ("t-shirt": `tshirt`), and of what it is made of. */
  readonly others: readonly string[];
}

/** Words that are joined at most: "3-in-1-usb-c-hub". */
const MAX_JOINED = 6;

/** A product's text as it is found. What `analyseQuery` makes of the same text finds it. */
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

/** A compound ends as its last word does, whatever stems leave of either. */
function asWritten(word: string, language: SearchLanguage): string[] {
  const written = normalized(word);
  return language.isCompounding && !termsOf(word, language).includes(written) ? [written] : [];
}

/** Compounds of a word with those that it is tied to. */
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

/** Characters and pairs of characters of a word in Chinese writing: dictionaries end words elsewhere than shoppers do. */
function partsOf(word: string): string[] {
  if (!HAN.test(word)) return [];
  const characters = [...normalized(word)];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return characters.length === 2 ? characters : [...characters, ...pairs];
}
