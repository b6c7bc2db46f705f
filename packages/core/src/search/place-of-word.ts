import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { runOf } from '../columns/runs';
import { analyseText } from './engine/analysis/analyse-text';
import { searchLanguage } from './engine/analysis/search-language';
import type { LexicalIndex } from './engine/index/lexical-index';
import type { FoundWord } from './engine/ranking/found-words';

/** Field of a product that has a word. `options`: its options, SKUs or barcodes, which are indistinguishable. */
export type WordPlace = 'title' | 'type' | 'tag' | 'vendor' | 'option' | 'code' | 'options' | 'description';

/** Field in which a row has a matched word. Texts of the index keep types with tags, and codes with options. */
export function placeOfWord(
  index: CatalogueIndex,
  texts: LexicalIndex,
  row: number,
  { field, term }: FoundWord,
): WordPlace {
  const language = searchLanguage(texts.language);
  const has = (text: string) =>
    analyseText(text, language).some(({ terms, others }) => terms.includes(term) || others.includes(term));
  switch (field) {
    case 'kind':
      return tagsOf(index, row).some(has) && !has(typeOf(index, row)) ? 'tag' : 'type';
    case 'options':
      if (optionsOf(index, row).some(has)) return 'option';
      // The catalogue has options in the shop's own language only.
      return texts === index.texts[0] ? 'code' : 'options';
    default:
      return field;
  }
}

function typeOf({ products, productTypes }: CatalogueIndex, row: number): string {
  return productTypes.names[products.productType[row] ?? -1] ?? '';
}

/** Tags, spelled as in the shop. */
export function tagsOf({ tags, tagsOf: runs }: CatalogueIndex, row: number): string[] {
  const { start, end } = runOf(runs, row);
  const numbers = runs.columns[0]?.values.subarray(start, end) ?? [];
  return Array.from(numbers, (number) => tags.names[number] ?? '');
}

function optionsOf({ variants, variantColumns, optionValues }: CatalogueIndex, row: number): string[] {
  const { start, end } = runOf(variants, row);
  const numbers = variantColumns.options.flatMap(({ values }) => [...values.subarray(start, end)]);
  return [...new Set(numbers)].flatMap((number) => {
    const [, value] = JSON.parse(optionValues.names[number] ?? '[]');
    return typeof value === 'string' ? [value] : [];
  });
}
