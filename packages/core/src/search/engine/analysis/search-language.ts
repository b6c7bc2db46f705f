import { stemmer as armenian } from '@orama/stemmers/armenian';
import { stemmer as bulgarian } from '@orama/stemmers/bulgarian';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as irish } from '@orama/stemmers/irish';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as nepali } from '@orama/stemmers/nepali';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as serbian } from '@orama/stemmers/serbian';
import { stemmer as tamil } from '@orama/stemmers/tamil';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { arabic, arabicNumber, withoutAnd } from './arabic-stemmer';
import { czech } from './czech-stemmer';
import { dutch } from './dutch-stemmer';
import { german } from './german-stemmer';
import { withoutParticle } from './korean-stemmer';
import { normalized } from './normalized';
import { polish } from './polish-stemmer';
import { readingsOf } from './readings';
import { danishOrNorwegian, swedish } from './scandinavian-stemmer';
import { spanish } from './spanish-stemmer';
import { stopWordsIn } from './stop-words';
import { turkish } from './turkish-stemmer';

/** Language-specific parts of the search. */
export interface SearchLanguage {
  /** Language subtag in lower case. */
  readonly code: string;
  /** Stemmer of words in lower case; null if words are matched unstemmed. */
  readonly stem: ((word: string) => string) | null;
  /** Normalized. */
  readonly stopWords: ReadonlySet<string>;
  /** Whether words form compounds, whose last word is the kind of product: "Winterjacke". */
  readonly isCompounding: boolean;
  /** Further terms of a word in lower case; null if stems are enough. */
  readonly variants: ((word: string) => WordVariants) | null;
}

/**
 * Variants of a word besides its stems, for indexing and for queries: a word matches if its query variants include
 * an index variant of the other, so that homonyms don't match by way of a third word.
 */
export interface WordVariants {
  readonly indexed: readonly string[];
  readonly queried: readonly string[];
}

/** Stemmers by ISO 639-1: our own if there is a file beside this one, else Snowball's; Porter's for English. */
const STEMMERS: { readonly [language: string]: (word: string) => string } = {
  ar: arabic,
  bg: bulgarian,
  cs: czech,
  da: danishOrNorwegian,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  ga: irish,
  hi: hindi,
  hu: hungarian,
  hy: armenian,
  id: indonesian,
  it: italian,
  lt: lithuanian,
  nb: danishOrNorwegian,
  ne: nepali,
  nl: dutch,
  nn: danishOrNorwegian,
  no: danishOrNorwegian,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  sv: swedish,
  ta: tamil,
  tr: turkish,
  uk: ukrainian,
};

/** Languages that write compounds as one word. */
const COMPOUNDING = new Set(['da', 'de', 'et', 'fi', 'hu', 'is', 'ja', 'ko', 'nb', 'nl', 'nn', 'no', 'sv']);

/** Prefixes of terms by the plural or singular of a root, and by reading: characters that no text has. */
const PLURAL = '\u0002';
const SINGULAR = '\u0003';
const READING = '\u0004';

/** Whether a term is a reading. */
export const isReading = (term: string): boolean => term.startsWith(READING);

const VARIANTS: { readonly [language: string]: (word: string) => WordVariants } = {
  ar(word) {
    const { singular, plural } = arabicNumber(word);
    const bare = withoutAnd(word);
    const without = bare === null ? [] : [arabic(bare)];
    const called = (one: string | null, other: string | null) => [
      ...(one === null ? [] : [SINGULAR + one]),
      ...(other === null ? [] : [PLURAL + other]),
    ];
    return { indexed: [...called(singular, plural), ...without], queried: called(plural, singular) };
  },
  ja(word) {
    const { ofCharacters, ofKana } = readingsOf(word);
    // Words of one character have many homonyms; longer homonyms are spellings of one word.
    const homonyms = [...word].length > 1 ? ofCharacters : [];
    return {
      indexed: ofCharacters.map((reading) => READING + reading),
      queried: [...ofCharacters, ...[...ofKana, ...homonyms].map((reading) => READING + reading)],
    };
  },
  ko(word) {
    const bare = withoutParticle(word);
    const without = bare === null ? [] : [normalized(bare)];
    return { indexed: without, queried: without };
  },
};
const known = new Map<string, SearchLanguage>();

/** Search language of a locale; an unknown or invalid one has neither stems nor stop words. */
export function searchLanguage(code: string): SearchLanguage {
  const language = (code.split(/[-_]/, 1)[0] ?? '').toLowerCase();
  const before = known.get(language);
  if (before) return before;
  const made: SearchLanguage = {
    code: language,
    stem: Object.hasOwn(STEMMERS, language) ? (STEMMERS[language] ?? null) : null,
    stopWords: stopWordsIn(language),
    isCompounding: COMPOUNDING.has(language),
    variants: Object.hasOwn(VARIANTS, language) ? (VARIANTS[language] ?? null) : null,
  };
  if (made.stem || made.variants || made.stopWords.size > 0) known.set(language, made);
  return made;
}
