import { type AnalysedQuery, analyseQuery, queryOfWords } from '../analysis/analyse-query';
import { type SearchLanguage, searchLanguage } from '../analysis/search-language';
import type { LexicalIndex } from '../index/lexical-index';
import type { Alternative } from './alternative';
import { alternatives, asWritten } from './alternatives';
import { bitCount } from './bit-count';
import { byKnownWords } from './by-known-words';
import { inOrderOfRelevance, type RankedRows } from './in-order-of-relevance';
import { type Matches, matchRows, soughtWith } from './match-rows';
import { correctedWord } from './spelling';
import { splitWords } from './split-words';
import { NO_SYNONYM_RULES, type PreparedSynonyms, synonymAlternatives } from './synonyms';
import { type WantedRows, wantedMatches } from './wanted-rows';

export interface SearchRequest {
  readonly text: string;
  /** Whether the last word may be a prefix. */
  readonly isUnfinished: boolean;
  /** Whether spelling correction is off. */
  readonly isAsTyped?: boolean;
  /** Synonyms of words; absent: none. */
  readonly synonyms?: PreparedSynonyms;
}

export interface SearchResult extends RankedRows {
  /** Corrected words that were searched, in lower case; null if the typed words were. */
  readonly corrected: readonly string[] | null;
  /** Number of required words, the most that a row can have. */
  readonly words: number;
}

/** Matches of a text, before they are ranked. */
export interface FoundMatches extends Pick<SearchResult, 'corrected' | 'words'> {
  /** Number of words that the best rows have, and of rows with as many. */
  readonly maxWords: number;
  readonly rowsWithMax: number;
  /** Ranks the rows, the most relevant first. */
  readonly inOrder: () => RankedRows;
}

/**
 * The rows that have some word of a text, the most relevant first: those with all of its words, then those with one less,
 * and so on; ties by the products' ids, which are given by row. A text without words finds nothing. Of all of them, or of those
 * that are wanted.
 */
export function search(
  index: LexicalIndex,
  productIds: Float64Array,
  request: SearchRequest,
  wanted?: WantedRows,
): SearchResult {
  const { corrected, words, inOrder } = findMatches(index, productIds, request, wanted);
  return { ...inOrder(), corrected, words };
}

/** Finds matches as `search` does, and ranks them on demand. Valid until the index changes. */
export function findMatches(
  index: LexicalIndex,
  productIds: Float64Array,
  request: SearchRequest,
  wanted?: WantedRows,
): FoundMatches {
  const { query, alternativesOf, corrected } = soughtWords(index, request);
  const sought = soughtWith(query, alternativesOf);
  const matches = wanted ? wantedMatches(index, sought, wanted) : matchRows(index, sought);
  return {
    corrected,
    words: query.words.filter(({ isOptional }) => !isOptional).length,
    ...bestCoverage(matches),
    inOrder: () => inOrderOfRelevance(index, matches, query, alternativesOf, productIds),
  };
}

function bestCoverage({ words }: Matches): { readonly maxWords: number; readonly rowsWithMax: number } {
  let [maxWords, rowsWithMax] = [0, 0];
  for (const bits of words) {
    const has = bitCount(bits);
    if (has > maxWords) [maxWords, rowsWithMax] = [has, 1];
    else if (has === maxWords) rowsWithMax += 1;
  }
  return { maxWords, rowsWithMax };
}

/** Text analysed for a search, with alternatives. */
export interface SoughtWords extends Pick<SearchResult, 'corrected'> {
  readonly typed: AnalysedQuery;
  /** `typed` with its misspelt words corrected. */
  readonly query: AnalysedQuery;
  /** Alternatives by word of `query`, and of `typed`. */
  readonly alternativesOf: readonly (readonly Alternative[])[];
  readonly alternativesAsTyped: readonly (readonly Alternative[])[];
}

export function soughtWords(
  index: LexicalIndex,
  { text, isUnfinished, isAsTyped = false, synonyms = NO_SYNONYM_RULES }: SearchRequest,
): SoughtWords {
  const language = searchLanguage(index.language);
  const alternativesIn = (query: AnalysedQuery, isPrefix: boolean) => {
    const bySynonym = synonymAlternatives(index, query, synonyms, isPrefix);
    return alternatives(index, query, isPrefix, language).map((own, at) => [
      ...own,
      ...(bySynonym[at] ?? []),
    ]);
  };
  const known = byKnownWords(index, analyseQuery(text, language), isUnfinished, language);
  const alternativesOfKnown = alternativesIn(known, isUnfinished);
  const typed = splitWords(index, known, alternativesOfKnown, language);
  const alternativesAsTyped = typed === known ? alternativesOfKnown : alternativesIn(typed, isUnfinished);
  const corrected = isAsTyped ? null : correctedWords(index, typed, alternativesAsTyped, synonyms, language);
  const query = corrected ? queryOfWords(corrected, language) : typed;
  const isSame = (at: number) => query.words[at]?.text === typed.words[at]?.text;
  // A corrected word is no prefix. It keeps the matches of the typed word: a word that few products have, letters
  // beside a word.
  const alternativesOf = corrected
    ? alternativesIn(query, isUnfinished && isSame(query.words.length - 1)).map((each, at) =>
        isSame(at) ? each : [...each, ...(alternativesAsTyped[at] ?? [])],
      )
    : alternativesAsTyped;
  return { typed, query, alternativesOf, alternativesAsTyped, corrected };
}

/** Words of a query with misspellings corrected; null if there are none. */
function correctedWords(
  index: LexicalIndex,
  query: AnalysedQuery,
  alternativesOf: readonly (readonly Alternative[])[],
  synonyms: PreparedSynonyms,
  language: SearchLanguage,
): string[] | null {
  const corrected = query.words.map(({ terms }, at) => {
    const sure = alternativesOf[at]?.filter(({ isAmbiguous }) => !isAmbiguous) ?? [];
    const beginnings = sure.filter(({ isPrefix }) => isPrefix);
    const prefixMatches = {
      count: beginnings[0]?.df ?? 0,
      terms: beginnings.map(({ terms: [number] }) => number),
    };
    const others = sure.filter(({ isPrefix }) => !isPrefix);
    const isFoundOtherwise = others.length !== asWritten(index, terms).length;
    return isFoundOtherwise ? null : correctedWord(index, query, at, { prefixMatches, synonyms }, language);
  });
  return corrected.some((word) => word !== null)
    ? corrected.map((word, at) => word ?? query.words[at]?.text ?? '')
    : null;
}
