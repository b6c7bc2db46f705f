import type { CatalogueIndex } from './model/catalogue-index';
import { searchProducts, wordsOf } from './search-products';

/** Distinct words of titles with a prefix: `en` suggests `enamel`. */
export function suggestedQueries(index: CatalogueIndex, typed: string): string[] {
  const begun = wordsOf(typed).at(-1);
  if (begun === undefined) return [];
  const before = wordsOf(typed).slice(0, -1);
  const words = searchProducts(index, typed).flatMap(({ title }) => wordsOf(title));
  const longer = words.filter((word) => word.startsWith(begun) && word !== begun);
  return [...new Set(longer)].map((word) => [...before, word].join(' '));
}
