import type { CatalogueIndex } from './model/catalogue-index';
import { searchProducts, wordsOf } from './search-products';

/** Words of titles that go on as a text begins, each once: `en` becomes `enamel`. */
export function suggestedQueries(index: CatalogueIndex, typed: string): string[] {
  const begun = wordsOf(typed).at(-1);
  if (begun === undefined) return [];
  const before = wordsOf(typed).slice(0, -1);
  const words = searchProducts(index, typed).flatMap(({ title }) => wordsOf(title));
  const longer = words.filter((word) => word.startsWith(begun) && word !== begun);
  return [...new Set(longer)].map((word) => [...before, word].join(' '));
}
