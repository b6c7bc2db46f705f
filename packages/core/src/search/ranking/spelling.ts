import type { AnalysedQuery } from '../analysis/analyse-query';
import { normalized } from '../analysis/normalized';
import type { SearchLanguage } from '../analysis/search-language';
import { termsOf } from '../analysis/term-forms';
import { NAMING_FIELDS } from '../index/fields';
import { lettersOf } from '../index/letters';
import type { LexicalIndex } from '../index/lexical-index';
import { fieldsAt } from '../index/term-postings';
import { termsFrom } from '../index/vocabulary';
import { WRITTEN_WORDS, wordWritten, writtenWord } from '../index/written-words';
import { bitCount } from './bit-count';
import { editDistances } from './edit-distance';
import { frequency } from './named-with';
import { type PreparedSynonyms, spelledSynonyms } from './synonyms';
import { standSideBySideAnywhere } from './title-order';

/** Words of so many letters may have an edit, or two. What was typed may be one letter shorter than what was meant. */
const MIN_LETTERS_FOR_ONE_EDIT = 4;
const MIN_LETTERS_FOR_TWO_EDITS = 8;
/** Another first letter is that much less likely. */
const OTHER_START = 10;
/** A word that names nothing is doubted where another names that many times the products that have it. */
const DOUBTED = 20;
/** Words that are compared by what else the query says. */
const MAX_COMPARED = 8;

interface Candidate {
  readonly word: string;
  readonly number: number;
  readonly weight: number;
}

/**
 * The word of the catalogue that a word of a query was most likely meant to be, which no product has, or that few products
 * have and none is named with: of those with fewest edits the one that stands beside the query's other words in most products,
 * else the one that names most. Null where none is near, and where more than a few products have a word that begins so
 * (`begun`: how many). Whatever the word, it takes a few steps for each word of the catalogue.
 */
export function meantWord(
  index: LexicalIndex,
  query: AnalysedQuery,
  at: number,
  { begun, synonyms }: { readonly begun: number; readonly synonyms: PreparedSynonyms },
  language: SearchLanguage,
): string | null {
  const { text, terms, isOptional } = query.words[at] ?? { text: '', terms: [], isOptional: true };
  if (isOptional || text.length < MIN_LETTERS_FOR_ONE_EDIT - 1 || writtenWord(text) === null) return null;
  // Another form of a word of the catalogue is as right as that one.
  if (terms.some((term) => frequency(index, term).naming > 0)) return null;
  const known = frequency(index, writtenWord(text));
  const near = candidates(index, normalized(text), synonyms).filter(
    ({ word }) => !language.stopWords.has(normalized(word)),
  );
  const [best] = near.length > 1 ? inContext(index, near, query, at, language) : near;
  if (!best) return known.all + begun > 0 ? null : meantCompound(index, text, language);
  if (best.weight < (known.all + begun) * DOUBTED) return null;
  return best.word;
}

/** Of a word that is written apart in titles, each half has so many letters, and so many of the likeliest are looked at. */
const MIN_HALF_LENGTH = 3;
const MAX_COMPOUNDS = 2;

/**
 * A word that titles have as two, of which one is misspelt: "earbuws" is "earbuds" where some title says "ear buds". Null
 * where none is near. It looks through the catalogue's words `MAX_COMPOUNDS` times at most.
 */
function meantCompound(index: LexicalIndex, text: string, language: SearchLanguage): string | null {
  const halves = Array.from(
    { length: Math.max(0, text.length - 2 * MIN_HALF_LENGTH + 1) },
    (_, at) => at + MIN_HALF_LENGTH,
  )
    .flatMap((at) => {
      const [left, right] = [text.slice(0, at), text.slice(at)];
      return [
        { known: left, typed: right, joined: (meant: string) => [left, meant] as const },
        { known: right, typed: left, joined: (meant: string) => [meant, right] as const },
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
    termsOf(word, language).flatMap((term) => index.vocabulary.numbers.get(term) ?? []),
  );
  return left?.some((one) => right?.some((other) => standSideBySideAnywhere(index, one, other))) ?? false;
}

/** Whether a word that names products is one edit away. */
export function isNearName(index: LexicalIndex, text: string): boolean {
  return within(index, normalized(text), 1).some(
    ({ number }) => frequency(index, index.vocabulary.terms[number] ?? null).naming > 0,
  );
}

/** With fewest edits, the most likely first. */
function candidates(index: LexicalIndex, typed: string, synonyms: PreparedSynonyms): Candidate[] {
  const near = withSynonyms(index, typed, 1, synonyms);
  return near.length > 0 || typed.length < MIN_LETTERS_FOR_TWO_EDITS
    ? near
    : withSynonyms(index, typed, 2, synonyms);
}

/** Words that have synonyms are as good as the catalogue's own; of those that are as likely the merchant's comes first. */
function withSynonyms(
  index: LexicalIndex,
  typed: string,
  most: 1 | 2,
  synonyms: PreparedSynonyms,
): Candidate[] {
  const near = within(index, typed, most);
  const distanceTo = editDistances(typed, most);
  const spelled = spelledSynonyms(index, synonyms, (word) => word !== typed && distanceTo(word) <= most);
  if (spelled.length === 0) return near;
  const others = spelled.map(({ word, naming }): Candidate => ({ word, number: -1, weight: naming }));
  return [...others, ...near].sort((a, b) => b.weight - a.weight);
}

function within(
  index: LexicalIndex,
  typed: string,
  most: 1 | 2,
  least = MIN_LETTERS_FOR_ONE_EDIT,
): Candidate[] {
  return numbersWithin(index, typed, most)
    .map((number) => {
      const term = index.vocabulary.terms[number] ?? '';
      const word = wordWritten(term);
      const { naming, all } = frequency(index, term);
      const likely = naming > 0 ? naming : all / DOUBTED;
      const meant = normalized(word);
      return { word, meant, number, weight: beginAlike(typed, meant) ? likely : likely / OTHER_START };
    })
    .filter(({ meant }) => meant.length >= least)
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
}

/** What was found near a word, as long as the catalogue has the same words: a search asks again for each way to read a text. */
const remembered = new WeakMap<Int32Array, Map<string, readonly number[]>>();
const MAX_CACHED = 64;

function numbersWithin({ vocabulary }: LexicalIndex, typed: string, most: 1 | 2): readonly number[] {
  const written = termsFrom(vocabulary, WRITTEN_WORDS);
  let near = remembered.get(vocabulary.order);
  if (!near || near.size >= MAX_CACHED) {
    near = new Map();
    remembered.set(vocabulary.order, near);
  }
  const key = `${most} ${typed}`;
  const before = near.get(key);
  if (before) return before;
  const distanceTo = editDistances(typed, most);
  const letters = lettersOf(WRITTEN_WORDS + typed);
  const found: number[] = [];
  for (const number of written) {
    // An edit changes two letters at most. That leaves few words to be looked at.
    if (bitCount((vocabulary.letters[number] ?? 0) ^ letters) > 2 * most) continue;
    const meant = normalized(wordWritten(vocabulary.terms[number] ?? ''));
    if (meant !== typed && distanceTo(meant) <= most) found.push(number);
  }
  near.set(key, found);
  return found;
}

/** The likely ones again, those first that stand beside the query's other words. */
function inContext(
  index: LexicalIndex,
  near: readonly Candidate[],
  { words }: AnalysedQuery,
  at: number,
  language: SearchLanguage,
): Candidate[] {
  const { postings, vocabulary } = index;
  const others = words
    .filter(({ isOptional }, place) => place !== at && !isOptional)
    .map(({ text }) => termsOf(text, language).map((term) => vocabulary.numbers.get(term) ?? -1))
    .filter((numbers) => numbers.some((number) => number !== -1));
  if (others.length === 0) return [...near];
  const together = ({ number }: Candidate) => {
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
  return near
    .slice(0, MAX_COMPARED)
    .map((candidate, place) => ({ candidate, place, count: together(candidate) }))
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .map(({ candidate }) => candidate);
}

/** The same first letter, or the first two swapped. */
export function beginAlike(one: string, other: string): boolean {
  return one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
}
