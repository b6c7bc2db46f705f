import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { normalized } from '../search/engine/analysis/normalized';
import { type SearchLanguage, searchLanguage } from '../search/engine/analysis/search-language';
import { termsOf } from '../search/engine/analysis/term-forms';
import { wordsOf } from '../search/engine/analysis/words';
import type { LexicalIndex } from '../search/engine/index/lexical-index';
import { titleWords } from '../search/engine/index/title-words';

/** Maximum number of products considered, the most relevant ones. */
const MAX_CANDIDATES = 200;
/** Maximum number of words after the typed ones; a stop word ("of") isn't the last. */
const MAX_FURTHER = 3;

/**
 * Completions of a typed text, in lower case with the shop's spelling: words in the titles and types of these
 * products that continue it, with and without the next word; the most frequent first. Of words with the same stem
 * ("mug", "mugs") the more frequent one. Types are in the shop's own language, so other languages have titles
 * only.
 */
export function completions(
  index: CatalogueIndex,
  texts: LexicalIndex,
  rows: readonly number[],
  typed: readonly string[],
): string[] {
  const language = searchLanguage(texts.language);
  const isOwn = texts === index.texts[0];
  const found = new Map<string, Map<string, number>>();
  for (const row of rows.slice(0, MAX_CANDIDATES)) {
    const type = isOwn ? index.productTypes.names[index.products.productType[row] ?? -1] : null;
    const written = [titleWords(texts, row), wordsOf(type ?? '').map(({ text }) => text)];
    const ofRow = new Set(written.flatMap((words) => continuations(words, typed, language)));
    for (const text of ofRow) count(found, text, language);
  }
  return [...found.values()]
    .map((spellings) => ({ text: mostFrequent(spellings), total: sum(spellings) }))
    .sort((a, b) => b.total - a.total || inOrder(a.text, b.text))
    .map(({ text }) => text);
}

/** Word sequences that complete the typed words, alone and with the following words. */
function continuations(
  words: readonly (string | null)[],
  typed: readonly string[],
  { stopWords }: SearchLanguage,
): string[] {
  const texts: string[] = [];
  const says = (word: string) => !stopWords.has(normalized(word));
  for (let start = 0; start + typed.length <= words.length; start += 1) {
    const taken = words.slice(start, start + typed.length);
    if (!taken.every((word) => word !== null) || !isContinued(taken, typed)) continue;
    if (taken.some((word, at) => normalized(word) !== typed[at])) texts.push(joined(taken));
    const end = start + typed.length;
    for (const word of words.slice(end, end + MAX_FURTHER)) {
      if (word === null) break;
      taken.push(word);
      if (!says(word)) continue;
      texts.push(joined(taken));
      break;
    }
  }
  return texts;
}

function isContinued(words: readonly string[], typed: readonly string[]): boolean {
  const last = typed.length - 1;
  return words.every((word, at) => {
    const wanted = typed[at] ?? '';
    return at < last ? normalized(word) === wanted : normalized(word).startsWith(wanted);
  });
}

/** Scripts without spaces between words. */
const UNSPACED = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}]';
const BETWEEN_UNSPACED = new RegExp(`(?<=${UNSPACED}) (?=${UNSPACED})`, 'gu');

const WITHOUT_SPACES = new RegExp(UNSPACED, 'u');

/** Whether a text has spaces between its words; otherwise a search may segment it differently from the title. */
export const isSpaced = (text: string): boolean => !WITHOUT_SPACES.test(text);

const joined = (words: readonly string[]) => words.join(' ').replace(BETWEEN_UNSPACED, '');

function count(found: Map<string, Map<string, number>>, text: string, language: SearchLanguage): void {
  const stems = text
    .split(' ')
    .map((word) => termsOf(word, language)[0])
    .join(' ');
  const spellings = found.get(stems) ?? new Map<string, number>();
  spellings.set(text, (spellings.get(text) ?? 0) + 1);
  found.set(stems, spellings);
}

const sum = (spellings: ReadonlyMap<string, number>) =>
  [...spellings.values()].reduce((all, each) => all + each, 0);

function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  const [best] = [...spellings].sort(([a, one], [b, other]) => other - one || inOrder(a, b));
  return best?.[0] ?? '';
}

/** Compares by length, then alphabetically. */
function inOrder(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
