import { normalized } from '../analysis/normalized';
import { searchLanguage } from '../analysis/search-language';
import { termsOf } from '../analysis/term-forms';
import { lettersOf } from '../index/letters';
import type { LexicalIndex } from '../index/lexical-index';
import { hasTerm, termAt, termsFrom, termsTo } from '../index/vocabulary';
import { WRITTEN_WORDS, wordWritten, writtenWord } from '../index/written-words';
import { bitCount } from './bit-count';
import { editDistances } from './edit-distance';
import { frequency } from './named-with';
import { beginAlike } from './spelling';

/** Minimum length: fewer letters begin too many words. */
const MIN_LETTERS = 4;
const MAX_CORRECTIONS = 5;

/**
 * The words of the catalogue that an unfinished word may become if one letter of it is wrong, where none begins or ends as it
 * was typed: those with the same first letter first, then those that name most products. It takes a few steps for each word of
 * the catalogue.
 */
export function correctedBeginnings(index: LexicalIndex, word: string): string[] {
  const typed = normalized(word);
  if (typed.length < MIN_LETTERS || writtenWord(word) === null) return [];
  const { vocabulary } = index;
  const language = searchLanguage(index.language);
  const isKnown = [typed, ...termsOf(word, language)].some(
    (term) => hasTerm(vocabulary, term) || termsTo(vocabulary, term).length > 0,
  );
  if (isKnown || termsFrom(vocabulary, typed).length > 0) return [];
  const distanceTo = editDistances(typed, 1);
  const letters = lettersOf(typed);
  const found: { readonly word: string; readonly isAlike: boolean; readonly naming: number }[] = [];
  for (const number of termsFrom(vocabulary, WRITTEN_WORDS)) {
    // One edit adds at most one letter that the word lacks, which rules out most words.
    if (bitCount(letters & ~(vocabulary.letters[number] ?? 0)) > 1) continue;
    const term = termAt(vocabulary, number);
    const corrected = normalized(wordWritten(term));
    const lengths = [typed.length, typed.length - 1, typed.length + 1];
    if (corrected.length < typed.length) continue;
    if (!lengths.some((length) => distanceTo(corrected.slice(0, length)) <= 1)) continue;
    const { naming } = frequency(index, term);
    if (naming === 0) continue;
    // Typed as written: only its stem is shorter.
    if (corrected.startsWith(typed)) return [];
    found.push({ word: wordWritten(term), isAlike: beginAlike(typed, corrected), naming });
  }
  return found
    .sort(
      (a, b) => Number(b.isAlike) - Number(a.isAlike) || b.naming - a.naming || (a.word < b.word ? -1 : 1),
    )
    .slice(0, MAX_CORRECTIONS)
    .map(({ word }) => word);
}
