import { type AnalysedQuery, queryOfWords } from '../analysis/analyse-query';
import { normalized } from '../analysis/normalized';
import type { SearchLanguage } from '../analysis/search-language';
import { isUnspaced, withoutLongEnd } from '../analysis/segments';
import type { LexicalIndex } from '../index/lexical-index';
import { hasTerm, termsFrom } from '../index/vocabulary';

/** Maximum length of a word that is looked up. */
const MAX_LETTERS = 32;
const HAN = /^\p{Script=Han}$/u;

/**
 * A query in which writing without spaces is told apart by the words of the catalogue, where a dictionary has told apart words
 * that nothing has: it may end half a word elsewhere than the whole ("リネンエプ" is no "リネン" to it). As few words as
 * possible; the last may be the beginning of one. What can't be told apart so stays.
 */
export function byKnownWords(
  index: LexicalIndex,
  query: AnalysedQuery,
  isUnfinished: boolean,
  language: SearchLanguage,
): AnalysedQuery {
  const { vocabulary } = index;
  const isKnown = (word: string) => hasTerm(vocabulary, normalized(withoutLongEnd(word)));
  const isWord = (text: string) =>
    text.length === 1 ? language.stopWords.has(text) || (HAN.test(text) && isKnown(text)) : isKnown(text);
  const isBegun = (text: string) => isUnfinished && termsFrom(vocabulary, normalized(text)).length > 0;
  const texts = query.words.map(({ text }) => text);
  const parts: string[] = [];
  for (let from = 0; from < texts.length; ) {
    let to = from;
    while (to < texts.length && isUnspaced(texts[to] ?? '')) to += 1;
    const isLast = to === texts.length;
    const run = texts.slice(from, to);
    const isFound = run.every(
      (word, at) => isWord(word) || (isLast && at === run.length - 1 && isBegun(word)),
    );
    const apart = isFound ? null : fewestWords(run.join(''), isWord, isLast ? isBegun : () => false);
    parts.push(...(apart ?? run).map(withoutLongEnd));
    const next = texts[to];
    if (next !== undefined) parts.push(next);
    from = to + 1;
  }
  const isSame = parts.length === texts.length && parts.every((part, at) => part === texts[at]);
  return isSame ? query : queryOfWords([...new Set(parts)], language);
}

/** Fewest words that a text consists of, the longest first on a tie; null if it doesn't consist of words. */
function fewestWords(
  text: string,
  isWord: (part: string) => boolean,
  isBegun: (part: string) => boolean,
): string[] | null {
  // By position: number of words from it to the end, and the end of the first of them.
  const counts = new Array<number>(text.length).fill(Number.POSITIVE_INFINITY).concat(0);
  const ends = new Int32Array(text.length);
  for (let start = text.length - 1; start >= 0; start -= 1) {
    for (let end = Math.min(text.length, start + MAX_LETTERS); end > start; end -= 1) {
      const count = 1 + (counts[end] ?? 0);
      if (count >= (counts[start] ?? 0)) continue;
      const part = text.slice(start, end);
      if (!isWord(part) && !(end === text.length && isBegun(part))) continue;
      counts[start] = count;
      ends[start] = end;
    }
  }
  if (counts[0] === Number.POSITIVE_INFINITY) return null;
  const words: string[] = [];
  for (let at = 0; at < text.length; at = ends[at] ?? text.length) words.push(text.slice(at, ends[at]));
  return words;
}
