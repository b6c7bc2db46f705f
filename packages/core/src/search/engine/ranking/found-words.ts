import { countIn, FIELDS, type Field, TITLE } from '../index/fields';
import type { LexicalIndex } from '../index/lexical-index';
import { fieldsAt } from '../index/term-postings';
import { termAt } from '../index/vocabulary';
import type { Alternative, WayToFind } from './alternative';
import { hasAll } from './match-rows';
import { type SearchRequest, soughtWords } from './search';
import { standSideBySide } from './title-order';

/** A word of a search that a product has. */
export interface FoundWord {
  /** As it was searched, in lower case. */
  readonly word: string;
  /** What was typed, where the word was searched instead of it. */
  readonly typed: string | null;
  readonly how: WayToFind;
  /** The synonym that finds it, as the merchant wrote it; null where none does. */
  readonly synonym: string | null;
  /** Of the fields that have it the one that counts most. */
  readonly field: Field;
  /** What the field has: a term of the index. */
  readonly term: string;
}

/** Words by which a search finds its products. */
export interface WordsOfSearch {
  /** In lower case, without those that products may lack. */
  readonly words: readonly string[];
  /** Which of them a row has, and which it lacks, in the order of the search. */
  readonly of: (row: number) => { readonly has: readonly FoundWord[]; readonly lacks: readonly string[] };
}

/** By which of its words a search finds products: the ways that `search` ranks them by. */
export function foundWords(index: LexicalIndex, request: SearchRequest): WordsOfSearch {
  const { typed, query, alternativesOf, alternativesAsTyped } = soughtWords(index, request);
  function foundWord(row: number, at: number): FoundWord | null {
    const holds = (way: Alternative) => fieldsOf(index, way, row) !== 0;
    const asTyped = alternativesAsTyped[at]?.find(holds);
    const way = asTyped ?? alternativesOf[at]?.find(holds);
    if (!way) return null;
    const text = typed.words[at]?.text ?? '';
    const fields = fieldsOf(index, way, row);
    return {
      word: asTyped ? text : (query.words[at]?.text ?? text),
      typed: asTyped ? null : text,
      how: way.how,
      synonym: way.synonym ?? null,
      field: FIELDS.find((_, field) => countIn(fields, field) > 0) ?? 'title',
      term: termAt(index.vocabulary, way.terms[0]),
    };
  }
  const needed = query.words.flatMap(({ text, isOptional }, at) => (isOptional ? [] : [{ text, at }]));
  return {
    words: needed.map(({ text }) => text),
    of(row) {
      const has = needed.map(({ at }) => foundWord(row, at));
      return {
        has: has.filter((word) => word !== null),
        lacks: needed.filter((_, place) => !has[place]).map(({ text }) => text),
      };
    },
  };
}

/** In which fields a row has a word so, as counts are packed; 0 for none. */
function fieldsOf(index: LexicalIndex, { terms: [term, next], beside }: Alternative, row: number): number {
  const fields = fieldsAt(index.postings, term, row);
  if (beside && !hasAll(index, row, beside)) return 0;
  if (next === undefined) return fields;
  return countIn(fields, TITLE) > 0 && standSideBySide(index, row, term, next) ? fields : 0;
}
