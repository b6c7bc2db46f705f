import type { AnalysedQuery } from '../analysis/analyse-query';
import { normalized } from '../analysis/normalized';
import type { SearchLanguage } from '../analysis/search-language';
import { termsOf } from '../analysis/term-forms';
import { NAMING_FIELDS } from '../index/fields';
import { lettersOf } from '../index/letters';
import type { LexicalIndex } from '../index/lexical-index';
import { fieldsAt } from '../index/term-postings';
import { hasTerm, knownNumber, termAt, termsFrom } from '../index/vocabulary';
import { WRITTEN_WORDS, wordWritten, writtenWord } from '../index/written-words';
import { bitCount } from './bit-count';
import { editDistances } from './edit-distance';
import { frequency } from './named-with';
import { type PreparedSynonyms, spelledSynonyms } from './synonyms';
import { standSideBySideAnywhere } from './title-order';

/**
 * Minimum length of a word that may be corrected by one edit, and by two. What was typed may be one letter shorter
 * than its correction.
 */
const MIN_LETTERS_FOR_ONE_EDIT = 4;
const MIN_LETTERS_FOR_TWO_EDITS = 8;
/** Divisor of a candidate's weight if its first letter differs. */
const FIRST_LETTER_PENALTY = 10;
/**
 * Minimum ratio of a candidate's weight to the products with the typed word, at which a word that names nothing is
 * corrected.
 */
const MIN_WEIGHT_RATIO = 20;
/** Maximum number of candidates compared by the query's other words. */
const MAX_COMPARED = 8;

interface Candidate {
  readonly word: string;
  readonly number: number;
  readonly weight: number;
}

/**
 * The likeliest correction of a query's word that no product has, or that few products have and none is named with: of the
 * catalogue's words with fewest edits the one that stands beside the query's other words in most products, else the one that
 * names most. Null where none is near, and where more than a few products have a word that begins so (`prefixMatches`: how many).
 * Whatever the word, it takes a few steps for each word of the catalogue.
 */
export function correctedWord(
  index: LexicalIndex,
  query: AnalysedQuery,
  at: number,
  { prefixMatches, synonyms }: { readonly prefixMatches: PrefixMatches; readonly synonyms: PreparedSynonyms },
  language: SearchLanguage,
): string | null {
  const { text, terms, isOptional } = query.words[at] ?? { text: '', terms: [], isOptional: true };
  if (isOptional || text.length < MIN_LETTERS_FOR_ONE_EDIT - 1) return null;
  const cooccurrences = cooccurrenceCounter(index, query, at, language);
  if (writtenWord(text) === null) return correctedNumber(index, text, terms, prefixMatches, cooccurrences);
  const known = frequency(index, writtenWord(text));
  // Form of a word of the catalogue, and as correct as that.
  const isNaming = terms.some((term) => frequency(index, term).naming > 0);
  if (isNaming && (known.all > 0 || !isUnknownForm(index, text, language))) return null;
  const near = candidates(index, normalized(text), synonyms).filter(
    ({ word }) => !language.stopWords.has(normalized(word)),
  );
  const [best] = near.length > 1 && cooccurrences ? inContext(near, cooccurrences) : near;
  if (!best)
    return isNaming || known.all + prefixMatches.count > 0 ? null : correctedCompound(index, text, language);
  if (isNaming) return best.weight >= 1 && beginAlike(text, best.word) ? best.word : null;
  if (best.weight >= (known.all + prefixMatches.count) * MIN_WEIGHT_RATIO) return best.word;
  // A word that no product has with the query's other words is misspelt where a near one stands beside them.
  const numbers = [
    ...prefixMatches.terms,
    ...terms.flatMap((term) => knownNumber(index.vocabulary, term) ?? []),
  ];
  const isCorrection =
    cooccurrences && cooccurrences(best.number) > 0 && numbers.every((number) => cooccurrences(number) === 0);
  return isCorrection ? best.word : null;
}

/** Words of the catalogue with a prefix. */
export interface PrefixMatches {
  /** Number of products with one of them. */
  readonly count: number;
  /** Numbers of their terms. */
  readonly terms: readonly number[];
}

/** Endings of English words that are forms of the same word, whose stem is as long. */
const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'ly', 'y'];
const MIN_STEM = 3;

/**
 * Whether a word that nobody has written is found by its stem alone, and no form of a word that somebody has: "extenal" has the
 * stem of "extension". In English, whose stems are cut far and whose words have few forms.
 */
function isUnknownForm(index: LexicalIndex, text: string, { stopWords }: SearchLanguage): boolean {
  if (!index.language.startsWith('en') || stopWords.has(text)) return false;
  const isWritten = (word: string) =>
    word.length >= MIN_STEM && hasTerm(index.vocabulary, writtenWord(word) ?? '');
  const stems = ENDINGS.flatMap((ending) => {
    if (!text.endsWith(ending)) return [];
    const stem = text.slice(0, -ending.length);
    const undoubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
    return [stem, `${stem}e`, ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []), ...undoubled];
  });
  const forms = ENDINGS.flatMap((ending) => [
    text + ending,
    text + (text.at(-1) ?? '') + ending,
    text.replace(/e$/, '') + ending,
    text.replace(/y$/, 'i') + ending,
  ]);
  return ![...stems, ...stems.flatMap((stem) => ENDINGS.map((ending) => stem + ending)), ...forms].some(
    isWritten,
  );
}

const NUMBER_WITH_LETTER = /^(?=(?:.*\d){3})\d*[a-z]\d+$/;
const DIGITS = '0123456789';

/**
 * The likeliest correction of a number with a letter in it ("20o60"), which nothing has, by the catalogue's numbers. A letter
 * behind it may be a unit.
 */
function correctedNumber(
  index: LexicalIndex,
  text: string,
  terms: readonly string[],
  prefixMatches: PrefixMatches,
  cooccurrences: ReturnType<typeof cooccurrenceCounter>,
): string | null {
  const isKnown = prefixMatches.count > 0 || terms.some((term) => frequency(index, term).all > 0);
  if (isKnown || !NUMBER_WITH_LETTER.test(text)) return null;
  const likely = ['', ...DIGITS]
    .map((digit) => text.replace(/[a-z]/, digit))
    .map((word) => ({ word, number: knownNumber(index.vocabulary, word) ?? -1 }))
    .map(({ word, number }) => ({ word, number, weight: frequency(index, word).naming }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
  return (cooccurrences ? inContext(likely, cooccurrences) : likely)[0]?.word ?? null;
}

/** Limits of a word that titles write as two: minimum length of each half, and halves considered. */
const MIN_HALF_LENGTH = 3;
const MAX_COMPOUNDS = 2;

/**
 * A word that titles have as two, of which one is misspelt: "earbuws" is "earbuds" where some title says "ear buds". Null
 * where none is near. It looks through the catalogue's words `MAX_COMPOUNDS` times at most.
 */
function correctedCompound(index: LexicalIndex, text: string, language: SearchLanguage): string | null {
  const halves = Array.from(
    { length: Math.max(0, text.length - 2 * MIN_HALF_LENGTH + 1) },
    (_, at) => at + MIN_HALF_LENGTH,
  )
    .flatMap((at) => {
      const [left, right] = [text.slice(0, at), text.slice(at)];
      return [
        { known: left, typed: right, joined: (corrected: string) => [left, corrected] as const },
        { known: right, typed: left, joined: (corrected: string) => [corrected, right] as const },
      ];
    })
    .map((half) => ({ ...half, naming: frequency(index, writtenWord(half.known)).naming }))
    .filter(({ naming }) => naming > 0)
    .sort((a, b) => b.known.length - a.known.length || b.naming - a.naming)
    .slice(0, MAX_COMPOUNDS);
  for (const { typed, joined } of halves) {
    for (const { word } of within(index, normalized(typed), 1, MIN_HALF_LENGTH)) {
      const words = joined(word);
      if (areNeighbours(index, words, language)) return words.join('');
    }
  }
  return null;
}

function areNeighbours(index: LexicalIndex, words: readonly string[], language: SearchLanguage): boolean {
  const [left, right] = words.map((word) =>
    termsOf(word, language).flatMap((term) => knownNumber(index.vocabulary, term) ?? []),
  );
  return left?.some((one) => right?.some((other) => standSideBySideAnywhere(index, one, other))) ?? false;
}

/** Whether a word that names products is within one edit. */
export function isNearName(index: LexicalIndex, text: string): boolean {
  return within(index, normalized(text), 1).some(
    ({ number }) => frequency(index, termAt(index.vocabulary, number)).naming > 0,
  );
}

/** Candidates with the fewest edits, likeliest first. */
function candidates(index: LexicalIndex, typed: string, synonyms: PreparedSynonyms): Candidate[] {
  const near = withSynonyms(index, typed, 1, synonyms);
  return near.length > 0 || typed.length < MIN_LETTERS_FOR_TWO_EDITS
    ? near
    : withSynonyms(index, typed, 2, synonyms);
}

/** Candidates among the catalogue's words and words with synonyms; on a tie the merchant's first. */
function withSynonyms(
  index: LexicalIndex,
  typed: string,
  max: 1 | 2,
  synonyms: PreparedSynonyms,
): Candidate[] {
  const near = within(index, typed, max);
  const distanceTo = editDistances(typed, max);
  const spelled = spelledSynonyms(index, synonyms, (word) => word !== typed && distanceTo(word) <= max);
  if (spelled.length === 0) return near;
  const others = spelled.map(({ word, naming }): Candidate => ({ word, number: -1, weight: naming }));
  return [...others, ...near].sort((a, b) => b.weight - a.weight);
}

function within(index: LexicalIndex, typed: string, max: 1 | 2, min = MIN_LETTERS_FOR_ONE_EDIT): Candidate[] {
  return numbersWithin(index, typed, max)
    .map((number) => {
      const term = termAt(index.vocabulary, number);
      const word = wordWritten(term);
      const { naming, all } = frequency(index, term);
      const likely = naming > 0 ? naming : all / MIN_WEIGHT_RATIO;
      const corrected = normalized(word);
      return {
        word,
        corrected,
        number,
        weight: beginAlike(typed, corrected) ? likely : likely / FIRST_LETTER_PENALTY,
      };
    })
    .filter(({ corrected }) => corrected.length >= min)
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
}

/** Cache of the numbers near a word, valid for one vocabulary: a search asks for each reading of a text. */
const nearNumbersCache = new WeakMap<Int32Array, Map<string, readonly number[]>>();
const MAX_CACHED = 64;

function numbersWithin({ vocabulary }: LexicalIndex, typed: string, max: 1 | 2): readonly number[] {
  const written = termsFrom(vocabulary, WRITTEN_WORDS);
  let near = nearNumbersCache.get(vocabulary.order);
  if (!near || near.size >= MAX_CACHED) {
    near = new Map();
    nearNumbersCache.set(vocabulary.order, near);
  }
  const key = `${max} ${typed}`;
  const before = near.get(key);
  if (before) return before;
  const distanceTo = editDistances(typed, max);
  const letters = lettersOf(WRITTEN_WORDS + typed);
  const found: number[] = [];
  for (const number of written) {
    // One edit changes at most two letters, which rules out most words.
    if (bitCount((vocabulary.letters[number] ?? 0) ^ letters) > 2 * max) continue;
    const corrected = normalized(wordWritten(termAt(vocabulary, number)));
    if (corrected !== typed && distanceTo(corrected) <= max) found.push(number);
  }
  near.set(key, found);
  return found;
}

/** Counter of the products that are named with a term and have the query's other words; null if there are none. */
function cooccurrenceCounter(
  index: LexicalIndex,
  { words }: AnalysedQuery,
  at: number,
  language: SearchLanguage,
): ((number: number) => number) | null {
  const { postings, vocabulary } = index;
  const others = words
    .filter(({ isOptional }, place) => place !== at && !isOptional)
    .map(({ text }) => termsOf(text, language).map((term) => knownNumber(vocabulary, term) ?? -1))
    .filter((numbers) => numbers.some((number) => number !== -1));
  if (others.length === 0) return null;
  return (number) => {
    const start = postings.starts[number] ?? 0;
    const end = start + (postings.counts[number] ?? 0);
    let count = 0;
    for (let posting = start; posting < end; posting += 1) {
      if (((postings.fields[posting] ?? 0) & NAMING_FIELDS) === 0) continue;
      const row = postings.rows[posting] ?? 0;
      if (others.every((numbers) => numbers.some((other) => fieldsAt(postings, other, row) !== 0)))
        count += 1;
    }
    return count;
  };
}

/** Likeliest candidates, sorted by how often they occur with the query's other words. */
function inContext(near: readonly Candidate[], cooccurrences: (number: number) => number): Candidate[] {
  return near
    .slice(0, MAX_COMPARED)
    .map((candidate, place) => ({ candidate, place, count: cooccurrences(candidate.number) }))
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .map(({ candidate }) => candidate);
}

/** Whether two words begin with the same letter, or with their first two letters swapped. */
export function beginAlike(one: string, other: string): boolean {
  return one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
}
