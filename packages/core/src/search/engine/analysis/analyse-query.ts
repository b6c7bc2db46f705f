import { normalized } from './normalized';
import type { SearchLanguage } from './search-language';
import { termsOf, variantsOf } from './term-forms';
import { unitOf } from './units';
import { wholeCode } from './whole-code';
import { type Word, wordsOf } from './words';

/** Query of a shopper, analysed for the search. */
export interface AnalysedQuery {
  readonly words: readonly QueryWord[];
  /** Words in sequence that may be written as one: "t shirt", `tshirt`. */
  readonly joined: readonly JoinedWords[];
}

export interface QueryWord {
  /** In lower case. */
  readonly text: string;
  /** What it is found by: one of them. */
  readonly terms: readonly string[];
  /** A product may lack it: a stop word beside others. */
  readonly isOptional: boolean;
}

export interface JoinedWords {
  /** The first and the last of `words`. */
  readonly first: number;
  readonly last: number;
  readonly terms: readonly string[];
}

/** Limits of a query: characters, and different words. */
const MAX_CHARACTERS = 256;
export const MAX_QUERY_WORDS = 16;
/** Words that may be a code together: "TN 2110 BK". */
const MAX_OF_CODE = 6;

/** A query as products are searched with it. Whatever the text, it has at most `MAX_QUERY_WORDS` words. */
export function analyseQuery(text: string, language: SearchLanguage): AnalysedQuery {
  const read = text.slice(0, MAX_CHARACTERS);
  const words = distinct(measuresAsOne(wordsOf(read))).slice(0, MAX_QUERY_WORDS);
  return withCode(queryOfWords(words, language), wholeCode(read));
}

/** Adds a code, of which every part counts, also one that stands in it twice: "W-1-1". */
function withCode(query: AnalysedQuery, code: string): AnalysedQuery {
  const { words, joined } = query;
  const last = words.length - 1;
  if (last < 0 || last >= MAX_OF_CODE) return query;
  const isKnown =
    words.some(({ terms }) => last === 0 && terms.includes(code)) ||
    joined.some((each) => each.first === 0 && each.last === last && each.terms.includes(code));
  return isKnown ? query : { words, joined: [...joined, { first: 0, last, terms: [code] }] };
}

/** A query of at most `MAX_QUERY_WORDS` words in lower case. */
export function queryOfWords(words: readonly string[], language: SearchLanguage): AnalysedQuery {
  const areStopWords = words.map((word) => language.stopWords.has(normalized(word)));
  const isAllStopWords = !areStopWords.includes(false);
  return {
    words: words.map((word, at) => ({
      text: word,
      terms: termsOfWord(word, language),
      isOptional: !isAllStopWords && areStopWords[at] === true,
    })),
    joined: joinable(words.length).map(([first, last]) => ({
      first,
      last,
      terms: termsOfWord(words.slice(first, last + 1).join(''), language),
    })),
  };
}

/** Its stems, and the word itself: codes have no stem. */
function termsOfWord(word: string, language: SearchLanguage): string[] {
  return [...new Set([...termsOf(word, language), ...variantsOf(word, language).queried, normalized(word)])];
}

/** "50 ml" asks for 50 ml, not for something with 50 and something with ml. */
function measuresAsOne(words: readonly Word[]): string[] {
  const texts: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const { text, tie } = words[at] ?? { text: '', tie: 'none' };
    const next = words[at + 1];
    if (tie === 'unit' && next) {
      texts.push(text + (unitOf(next.text) ?? next.text));
      at += 1;
    } else texts.push(text);
  }
  return texts;
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Every two neighbours, and all of them. */
function joinable(count: number): (readonly [first: number, last: number])[] {
  const pairs = Array.from({ length: Math.max(0, count - 1) }, (_, at) => [at, at + 1] as const);
  return count > 2 && count <= MAX_OF_CODE ? [...pairs, [0, count - 1]] : pairs;
}
