import { type AnalysedQuery, analyseQuery, type QueryWord } from '../analysis/analyse-query';
import { normalized } from '../analysis/normalized';
import { searchLanguage } from '../analysis/search-language';
import { wholeCode } from '../analysis/whole-code';
import type { LexicalIndex } from '../index/lexical-index';
import { knownNumber } from '../index/vocabulary';
import type { Alternative } from './alternative';

/** Synonym rule: a word or phrase of a search also finds others. */
export interface SynonymRule {
  /** Language of the texts that it applies to, as Shopify writes locales; null: all. */
  readonly language: string | null;
  readonly from: string;
  readonly to: readonly string[];
}

/** Analysed word or phrase. */
interface Phrase {
  /** As the merchant wrote it. */
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** Terms of all of its words joined: "S.W.A.T." is `swat`. */
  readonly asOne: readonly string[];
}

/** Synonyms of a language, by the stems of the typed words, and by all of them joined. */
export interface PreparedSynonyms {
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, Phrase>>;
  /** Spellings of words with synonyms, by their normal form. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Word of a search with synonyms. */
export interface AppliedSynonym {
  readonly word: string;
  readonly finds: readonly string[];
}

/** Maximum number of targets of a word, over all of its synonyms. */
const MAX_TARGETS = 100;
/** Maximum number of words of a query that are looked up together. */
const MAX_TOGETHER = 6;
/** Score factor of a synonym, below that of the word itself. */
const SYNONYM_FACTOR = 0.9;
/** Minimum length of a word with synonyms that corrects a misspelling: shorter ones are near too many. */
const MIN_SPELLED = 5;
const MIN_BEGUN = 3;
/** Maximum number of words with synonyms that complete an unfinished word. */
const MAX_BEGUN = 20;

export const NO_SYNONYM_RULES: PreparedSynonyms = { byKey: new Map(), spellings: new Map() };

const prepared = new WeakMap<readonly SynonymRule[], Map<string, PreparedSynonyms>>();

/** Prepares rules for texts in a language, cached as long as the rules. */
export function preparedSynonyms(rules: readonly SynonymRule[], language: string): PreparedSynonyms {
  if (rules.length === 0) return NO_SYNONYM_RULES;
  const byLanguage = prepared.get(rules) ?? new Map<string, PreparedSynonyms>();
  prepared.set(rules, byLanguage);
  const before = byLanguage.get(language);
  if (before) return before;
  const made = prepare(rules, language);
  byLanguage.set(language, made);
  return made;
}

const baseOf = (locale: string) => locale.split(/[-_]/, 1)[0]?.toLowerCase();

function prepare(rules: readonly SynonymRule[], language: string): PreparedSynonyms {
  const phrases = new Map<string, Phrase>();
  const phraseFor = (text: string) => {
    const phrase = phrases.get(text) ?? phraseOf(text, language);
    phrases.set(text, phrase);
    return phrase;
  };
  const byKey = new Map<string, Map<string, Phrase>>();
  const spellings = new Map<string, string>();
  for (const { language: of, from, to } of rules) {
    if (of !== null && baseOf(of) !== baseOf(language)) continue;
    const { words } = phraseFor(from);
    const targets = to.map(phraseFor).filter((target) => target.words.length > 0);
    if (words.length === 0 || targets.length === 0) continue;
    for (const key of keysOf(words, from)) {
      const known = byKey.get(key) ?? new Map<string, Phrase>();
      byKey.set(key, known);
      for (const target of targets) if (known.size < MAX_TARGETS) known.set(target.text, target);
    }
    const [word] = words;
    if (word && words.length === 1) spellings.set(normalized(word.text), word.text);
  }
  return { byKey, spellings };
}

function phraseOf(text: string, language: string): Phrase {
  const { words, joined } = analyseQuery(text, searchLanguage(language));
  const last = words.length - 1;
  const asOne = joined.find((each) => last > 0 && each.first === 0 && each.last === last)?.terms ?? [];
  return { text: text.trim(), words, asOne };
}

/** Lookup keys: the stems, and the letters without separators; a space tells the two apart. */
function keysOf(words: readonly QueryWord[], text: string): string[] {
  return [...new Set([` ${words.map(({ terms }) => terms[0] ?? '').join(' ')}`, wholeCode(text)])];
}

/** Synonyms of a query's words, whatever they stand beside. */
export function appliedSynonyms(query: AnalysedQuery, { byKey }: PreparedSynonyms): AppliedSynonym[] {
  return runsOf(query).flatMap(({ words, text }) => {
    const finds = phrasesOf(byKey, words, text).map((phrase) => phrase.text);
    return finds.length === 0 ? [] : [{ word: text, finds }];
  });
}

interface Run {
  readonly first: number;
  readonly words: readonly QueryWord[];
  readonly text: string;
}

function runsOf({ words }: AnalysedQuery): Run[] {
  return words.flatMap((_, first) =>
    words.slice(first, first + MAX_TOGETHER).map((_, length) => {
      const run = words.slice(first, first + length + 1);
      return { first, words: run, text: run.map(({ text }) => text).join(' ') };
    }),
  );
}

function phrasesOf(
  byKey: PreparedSynonyms['byKey'],
  words: readonly QueryWord[],
  text: string,
): readonly Phrase[] {
  const found = keysOf(words, text).flatMap((key) => [...(byKey.get(key) ?? [])]);
  return [...new Map(found).values()];
}

/** Alternatives of each query word by synonyms, whose words must all be present. The last word may be a prefix. */
export function synonymAlternatives(
  index: LexicalIndex,
  query: AnalysedQuery,
  { byKey, spellings }: PreparedSynonyms,
  isUnfinished: boolean,
): Alternative[][] {
  const alternatives: Alternative[][] = query.words.map(() => []);
  if (byKey.size === 0) return alternatives;
  const add = ({ first, words }: Pick<Run, 'first' | 'words'>, phrases: readonly Phrase[]) => {
    for (const way of phrases.flatMap((phrase) => alternativesOf(index, phrase))) {
      const factor = way.factor / words.length;
      for (let at = first; at < first + words.length; at += 1) alternatives[at]?.push({ ...way, factor });
    }
  };
  for (const run of runsOf(query)) add(run, phrasesOf(byKey, run.words, run.text));
  const last = query.words.at(-1);
  const typed = last ? normalized(last.text) : '';
  if (isUnfinished && last && typed.length >= MIN_BEGUN) {
    const run = { first: query.words.length - 1, words: [last] };
    const prefixMatches = [...spellings]
      .filter(([key]) => key !== typed && key.startsWith(typed))
      .slice(0, MAX_BEGUN);
    const phrases = prefixMatches.flatMap(([, word]) =>
      phrasesOf(byKey, phraseOf(word, index.language).words, word),
    );
    add(run, [...new Set(phrases)].slice(0, MAX_TARGETS));
  }
  return alternatives;
}

function alternativesOf(
  { vocabulary, postings }: LexicalIndex,
  { text, words, asOne }: Phrase,
): Alternative[] {
  const numbersOf = (terms: readonly string[]) =>
    terms.flatMap((term) => knownNumber(vocabulary, term) ?? []);
  const way = { how: 'synonym', factor: SYNONYM_FACTOR, synonym: text } as const;
  const joined = numbersOf(asOne).map((number): Alternative => ({ ...way, terms: [number] }));
  const needed = words.filter(({ isOptional }) => !isOptional || words.length === 1);
  const [first, ...others] = needed
    .map(({ terms }) => numbersOf(terms))
    .sort((a, b) => sum(a, postings.counts) - sum(b, postings.counts));
  if (!first || [first, ...others].some(({ length }) => length === 0)) return joined;
  return [
    ...joined,
    ...first.map(
      (number): Alternative => ({
        ...way,
        terms: [number],
        ...(others.length > 0 ? { beside: others } : {}),
      }),
    ),
  ];
}

const sum = (numbers: readonly number[], counts: Int32Array) =>
  numbers.reduce((all, number) => all + (counts[number] ?? 0), 0);

/** Words with synonyms that a word may be a misspelling of, with the number of products each would find. */
export function spelledSynonyms(
  index: LexicalIndex,
  { byKey, spellings }: PreparedSynonyms,
  isNear: (word: string) => boolean,
): { readonly word: string; readonly naming: number }[] {
  return [...spellings].flatMap(([key, word]) => {
    if (key.length < MIN_SPELLED || !isNear(key)) return [];
    const alternatives = phrasesOf(byKey, phraseOf(word, index.language).words, word).flatMap((phrase) =>
      alternativesOf(index, phrase),
    );
    const naming = alternatives.reduce(
      (max, { terms: [term] }) => Math.max(max, index.postings.counts[term] ?? 0),
      0,
    );
    return naming > 0 ? [{ word, naming }] : [];
  });
}
