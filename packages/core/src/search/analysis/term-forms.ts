import { fold } from './fold';
import type { SearchLanguage } from './search-language';

const HAS_DIGIT = /\d/;
/** Longer words aren't stemmed: no language's are, and a stemmer's time grows with them. */
const MOST_STEMMED = 32;
/** Words whose terms are remembered, by language. */
const MOST_REMEMBERED = 50_000;

const remembered = new Map<string, Map<string, readonly string[]>>();

/**
 * The terms by which a word in lower case is found: one or two. With accents and without them a stem may not be the same;
 * who leaves them out finds the word by the second.
 */
export function termsOf(word: string, language: SearchLanguage): readonly string[] {
  let terms = remembered.get(language.code);
  if (!terms || terms.size >= MOST_REMEMBERED) {
    terms = new Map();
    remembered.set(language.code, terms);
  }
  const before = terms.get(word);
  if (before) return before;
  const made = makeTerms(word, language);
  terms.set(word, made);
  return made;
}

function makeTerms(word: string, { code, stem }: SearchLanguage): string[] {
  const folded = code === 'de' ? fold(withoutUmlauts(word)) : fold(word);
  if (!stem || word.length > MOST_STEMMED || HAS_DIGIT.test(word)) return [folded];
  const ofFolded = fold(stem(folded)) || folded;
  if (code === 'de') return [ofFolded];
  const ofWord = fold(stem(word)) || folded;
  return ofWord === ofFolded ? [ofWord] : [ofWord, ofFolded];
}

/** "Muetze" is "Mütze" is "Mutze"; of "neue", "Mauer", "Quelle" the `ue` is none. As Snowball's `german2`. */
function withoutUmlauts(word: string): string {
  return word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u');
}
