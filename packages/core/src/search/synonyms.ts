import * as z from 'zod';
import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { type Issue, issue } from '../editing/issue';
import { isLanguage } from '../texts/language-name';
import { dedupedIssues, lengthIssues } from '../texts/length-issues';
import { idText, listOf, text } from '../texts/limited';
import { quoted } from '../texts/quoted';
import { wordKeys } from './engine/analysis/word-keys';
import type { SynonymRule } from './engine/ranking/synonyms';

/** Schema version that this code reads and writes. */
export const SYNONYMS_VERSION = 1;

const DIRECTIONS = ['both', 'one'] as const;
export type SynonymDirection = (typeof DIRECTIONS)[number];

/** Synonym: words or phrases that mean the same to shoppers. */
export const synonym = z.strictObject({
  id: idText(),
  /** `both`: `words` find each other. `one`: each of `words` also finds what `finds` do, and not the reverse. */
  direction: z.enum(DIRECTIONS),
  /** Language of the pages that it applies to, in Shopify's format; empty: all. */
  language: text('locale'),
  words: listOf(text('searchTerm'), 'synonymWords'),
  /** Targets; empty in both directions. */
  finds: listOf(text('searchTerm'), 'synonymWords'),
});
export type Synonym = z.infer<typeof synonym>;

/** Synonyms of a shop. */
export const synonyms = z.strictObject({
  schemaVersion: z.literal(SYNONYMS_VERSION),
  synonyms: listOf(synonym, 'synonyms'),
});
export type Synonyms = z.infer<typeof synonyms>;

export const NO_SYNONYMS: Synonyms = { schemaVersion: SYNONYMS_VERSION, synonyms: [] };

export function newSynonym(id: string): Synonym {
  return { id, direction: 'both', language: '', words: [], finds: [] };
}

/** Validation issues. */
export function validateSynonyms(document: Synonyms): Issue[] {
  const ids = document.synonyms.map(({ id }) => id);
  const issues = document.synonyms.flatMap(({ id, direction, language, words, finds }, at): Issue[] => {
    const place = ['synonyms', at];
    const isOneWay = direction === 'one';
    const found = [
      ...wordIssues(words, [...place, 'words'], isOneWay ? 1 : 2),
      ...(isOneWay ? wordIssues(finds, [...place, 'finds'], 1) : []),
      ...(isOneWay ? sameIssues(words, finds, [...place, 'finds']) : []),
    ];
    if (language !== '' && !isLanguage(language))
      found.push(
        issue(
          'format',
          [...place, 'language'],
          `${quoted(language)} isn’t a language. Use a code such as de or pt-BR.`,
        ),
      );
    if (ids.indexOf(id) < at)
      found.push(issue('duplicate', [...place, 'id'], 'A synonym is in the list twice.'));
    return found;
  });
  return [...issues, ...dedupedIssues(lengthIssues(synonyms, document), issues)];
}

/** Valid synonyms, normalized for storage. */
export function storedSynonyms(document: Synonyms): Synonyms {
  const trimmed = (words: readonly string[]) => words.map((word) => word.trim());
  return {
    ...document,
    synonyms: document.synonyms.map((each) => ({
      ...each,
      words: trimmed(each.words),
      finds: each.direction === 'one' ? trimmed(each.finds) : [],
    })),
  };
}

export function readSynonyms(stored: unknown): ReadVersioned<Synonyms> {
  return readVersioned({ schema: synonyms, version: SYNONYMS_VERSION }, stored);
}

/** Search rules of synonyms. */
export function synonymRules({ synonyms }: Synonyms): SynonymRule[] {
  return synonyms.flatMap(({ direction, language, words, finds }) =>
    words.map((from) => ({
      language: language === '' ? null : language,
      from,
      to: direction === 'one' ? finds : words.filter((word) => word !== from),
    })),
  );
}

/** Key of a word or phrase; two with the same key are equal. */
export const synonymKey = (word: string): string => wordKeys(word).join(' ');

function wordIssues(words: readonly string[], path: (string | number)[], min: number): Issue[] {
  const keys = words.map(synonymKey);
  const issues = keys.flatMap((key, number): Issue[] => {
    if (key === '') return [issue('blank', [...path, number], 'Enter a word.')];
    if (words[number]?.includes('|')) return [issue('invalid', [...path, number], 'A word can’t have a |.')];
    if (keys.indexOf(key) === number) return [];
    return [issue('duplicate', [...path, number], `'${words[number]?.trim()}' is in this synonym twice.`)];
  });
  if (words.length >= min) return issues;
  return [issue('blank', path, min === 1 ? 'Add at least one word.' : 'Add at least two words.'), ...issues];
}

function sameIssues(words: readonly string[], finds: readonly string[], path: (string | number)[]): Issue[] {
  const known = new Set(words.map(synonymKey));
  return finds.flatMap((word, number) =>
    synonymKey(word) !== '' && known.has(synonymKey(word))
      ? [issue('duplicate', [...path, number], `'${word.trim()}' already finds itself.`)]
      : [],
  );
}
