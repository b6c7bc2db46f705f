import { emptyLexicalIndex, type LexicalIndex } from '../search/engine/index/lexical-index';
import type { ProductTexts } from '../search/engine/index/product-texts';
import { putTexts } from '../search/engine/index/update-lexical-index';
import { search } from '../search/engine/ranking/search';
import { preparedSynonyms, type SynonymRule } from '../search/engine/ranking/synonyms';

type SomeTexts = {
  readonly title: string;
  readonly description?: string;
  readonly codes?: readonly string[];
};

interface Searchable {
  readonly index: LexicalIndex;
  readonly titles: readonly string[];
}

/** Products searchable in a language, each a title or more, with ids in this order. */
export function searchable(language: string, products: readonly (string | SomeTexts)[]): Searchable {
  const index = emptyLexicalIndex(language);
  const titles = products.map((product) => (typeof product === 'string' ? product : product.title));
  for (const [row, product] of products.entries())
    putTexts(index, row, someTexts(typeof product === 'string' ? { title: product } : product));
  return { index, titles };
}

/** Titles of the results, most relevant first. */
export function foundIn(
  { index, titles }: Searchable,
  text: string,
  typing?: 'unfinished',
  rules: readonly SynonymRule[] = [],
): string[] {
  const ids = Float64Array.from(titles, (_, row) => row + 1);
  const synonyms = preparedSynonyms(rules, index.language);
  const { rows } = search(index, ids, { text, isUnfinished: typing === 'unfinished', synonyms });
  return [...rows].map((row) => titles[row] ?? '');
}

/** Corrected query for a typed text; null for none. */
export function correctedIn(
  { index, titles }: Searchable,
  text: string,
  how?: 'as typed',
  rules: readonly SynonymRule[] = [],
): readonly string[] | null {
  const ids = Float64Array.from(titles, (_, row) => row + 1);
  const synonyms = preparedSynonyms(rules, index.language);
  return search(index, ids, { text, isUnfinished: false, isAsTyped: how === 'as typed', synonyms }).corrected;
}

/** Texts of a product, with defaults. */
export function someTexts({ title, description = '', codes = [] }: SomeTexts): ProductTexts {
  const ofFirst = codes.map((code) => ({ code, variant: 0 }));
  return { title: [title], kind: [], vendor: [], options: [], description: [description], codes: ofFirst };
}
