import { normalized } from './normalized';
import type { SearchLanguage } from './search-language';
import { termsOf, variantsOf } from './term-forms';
import { unitOf } from './units';
import { wholeCode } from './whole-code';
import { type Word, wordsOf } from './words';

/** Analysed query of a shopper. */
export interface AnalysedQuery {
  readonly words: readonly QueryWord[];
  /** Consecutive words that may be written as one: "t shirt", `tshirt`. */
  readonly joined: readonly JoinedWords[];
}

export interface QueryWord {
  /** In lower case. */
  readonly text: string;
  /** Terms, any of which finds the word. */
  readonly terms: readonly string[];
  /** Whether a product may lack it: a stop word among other words. */
  readonly isOptional: boolean;
}

export interface JoinedWords {
  /** Indexes of the first and the last word in `words`. */
  readonly first: number;
  readonly last: number;
  readonly terms: readonly string[];
}

/** Limits of a query: characters, and distinct words. */
const MAX_CHARACTERS = 256;
export const MAX_QUERY_WORDS = 16;
/** Maximum number of words that are also searched as one code: "TN 2110 BK". */
const MAX_OF_CODE = 6;

/** Analyses a query, of any length, into at most `MAX_QUERY_WORDS` words. */
export function analyseQuery(text: string, language: SearchLanguage): AnalysedQuery {
  const read = text.slice(0, MAX_CHARACTERS);
  const words = distinct(measuresAsOne(wordsOf(read))).slice(0, MAX_QUERY_WORDS);
  return withCode(queryOfWords(words, language), wholeCode(read));
}

/** Adds the whole query as a code, with repeated parts: "W-1-1". */
function withCode(query: AnalysedQuery, code: string): AnalysedQuery {
  const { words, joined } = query;
  const last = words.length - 1;
  if (last < 0 || last >= MAX_OF_CODE) return query;
  const isKnown =
    words.some(({ terms }) => last === 0 && terms.includes(code)) ||
    joined.some((each) => each.first === 0 && each.last === last && each.terms.includes(code));
  return isKnown ? query : { words, joined: [...joined, { first: 0, last, terms: [code] }] };
}

/** Query of words in lower case, at most `MAX_QUERY_WORDS`. */
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

/** Terms of a word: its stems, its variants, and the word itself, since codes have no stem. */
function termsOfWord(word: string, language: SearchLanguage): string[] {
  return [...new Set([...termsOf(word, language), ...variantsOf(word, language).queried, normalized(word)])];
}

/** Joins numbers with their units: "50 ml" is one word of a query. */
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

/** Ranges of words to join: adjacent pairs, and the whole query if it may be a code. */
function joinable(count: number): (readonly [first: number, last: number])[] {
  const pairs = Array.from({ length: Math.max(0, count - 1) }, (_, at) => [at, at + 1] as const);
  return count > 2 && count <= MAX_OF_CODE ? [...pairs, [0, count - 1]] : pairs;
}
