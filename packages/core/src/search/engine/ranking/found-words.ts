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
  /** Word as searched, in lower case. */
  readonly word: string;
  /** Word as typed, where another was searched instead; else null. */
  readonly typed: string | null;
  readonly how: WayToFind;
  /** The synonym that finds it, as the merchant wrote it; null where none does. */
  readonly synonym: string | null;
  /** Field with the highest weight among those that have it. */
  readonly field: Field;
  /** Term of the index that the field has. */
  readonly term: string;
}

/** Words by which a search finds its products. */
export interface WordsOfSearch {
  /** Required words, in lower case. */
  readonly words: readonly string[];
  /** Words that a row has and lacks, in the order of the search. */
  readonly of: (row: number) => { readonly has: readonly FoundWord[]; readonly lacks: readonly string[] };
}

/** Words by which a search finds its products, by the alternatives that `search` ranks with. */
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

/** Packed field counts of a row for an alternative; 0 for none. */
function fieldsOf(index: LexicalIndex, { terms: [term, next], beside }: Alternative, row: number): number {
  const fields = fieldsAt(index.postings, term, row);
  if (beside && !hasAll(index, row, beside)) return 0;
  if (next === undefined) return fields;
  return countIn(fields, TITLE) > 0 && standSideBySide(index, row, term, next) ? fields : 0;
}
