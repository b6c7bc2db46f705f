import { regularForm } from './irregular-forms';
import { normalized } from './normalized';
import { readingsInUse } from './readings';
import { isReading, type SearchLanguage, type WordVariants } from './search-language';

const HAS_DIGIT = /\d/;
/** Longer words aren't stemmed: no language's are, and a stemmer's time grows with them. */
const MAX_STEMMED = 32;
/** Words whose terms are remembered, by language. */
const MAX_CACHED = 50_000;

/** Terms that a word is found by, and searched by. */
interface WordForms {
  /** One or two. With accents and without them a stem may not be the same; who leaves them out finds the word by the second. */
  readonly terms: readonly string[];
  readonly variants: WordVariants;
}

const NO_VARIANTS: WordVariants = { indexed: [], queried: [] };

const remembered = new Map<string, Map<string, WordForms>>();
let rememberedWith = readingsInUse();

/** The terms by which a word in lower case is found: one or two. */
export function termsOf(word: string, language: SearchLanguage): readonly string[] {
  return formsOf(word, language).terms;
}

/** Variants by which a word in lower case is found and searched. */
export function variantsOf(word: string, language: SearchLanguage): WordVariants {
  return language.variants ? formsOf(word, language).variants : NO_VARIANTS;
}

/** Beginnings of terms that a word may become: as it does, or, of kana, as it is read. */
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

/** "Muetze" is "Mütze" is "Mutze"; of "neue", "Mauer", "Quelle" the `ue` is none. As Snowball's `german2`. */
function withoutUmlauts(word: string): string {
  return word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u');
}
