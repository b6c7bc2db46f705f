import { regularForm } from './irregular-forms';
import { normalized } from './normalized';
import { readingsInUse } from './readings';
import { isReading, type SearchLanguage, type WordVariants } from './search-language';

const HAS_DIGIT = /\d/;
/** Maximum length of a stemmed word: no language has longer ones to stem, and the time grows with length. */
const MAX_STEMMED = 32;
/** Maximum number of words per language in the cache of terms. */
const MAX_CACHED = 50_000;

/** Terms of a word, indexed and queried. */
interface WordForms {
  /** One or two: the stem with accents may differ from the one without, by which queries without accents match. */
  readonly terms: readonly string[];
  readonly variants: WordVariants;
}

const NO_VARIANTS: WordVariants = { indexed: [], queried: [] };

const remembered = new Map<string, Map<string, WordForms>>();
let rememberedWith = readingsInUse();

/** Terms of a word in lower case: one or two. */
export function termsOf(word: string, language: SearchLanguage): readonly string[] {
  return formsOf(word, language).terms;
}

/** Indexed and queried variants of a word in lower case. */
export function variantsOf(word: string, language: SearchLanguage): WordVariants {
  return language.variants ? formsOf(word, language).variants : NO_VARIANTS;
}

/** Prefixes of the terms that an unfinished word may become: its normal form, and the readings of kana. */
export function beginningsOf(word: string, language: SearchLanguage): string[] {
  return [normalized(word), ...variantsOf(word, language).queried.filter(isReading)];
}

function formsOf(word: string, language: SearchLanguage): WordForms {
  if (rememberedWith !== readingsInUse()) {
    remembered.clear();
    rememberedWith = readingsInUse();
  }
  let forms = remembered.get(language.code);
  if (!forms || forms.size >= MAX_CACHED) {
    forms = new Map();
    remembered.set(language.code, forms);
  }
  const before = forms.get(word);
  if (before) return before;
  const made = makeForms(word, language);
  forms.set(word, made);
  return made;
}

function makeForms(word: string, language: SearchLanguage): WordForms {
  const isPlain = word.length <= MAX_STEMMED && !HAS_DIGIT.test(word);
  return {
    terms: makeTerms(word, language, isPlain),
    variants: language.variants && isPlain ? language.variants(word) : NO_VARIANTS,
  };
}

function makeTerms(word: string, { code, stem }: SearchLanguage, isPlain: boolean): string[] {
  const folded = normalized(code === 'de' ? withoutUmlauts(word) : word);
  if (!stem || !isPlain) return [folded];
  const regular = regularForm(code, word);
  const ofFolded = normalized(stem(regular === word ? folded : normalized(regular))) || folded;
  if (code === 'de') return [ofFolded];
  const ofWord = normalized(stem(regular)) || folded;
  return ofWord === ofFolded ? [ofWord] : [ofWord, ofFolded];
}

/**
 * Word with transcribed umlauts as plain vowels: "Muetze" as "Mutze"; the `ue` of "neue", "Mauer", "Quelle" stays. As
 * Snowball's `german2`.
 */
function withoutUmlauts(word: string): string {
  return word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u');
}
