import {
  type CatalogueIndex,
  collectionRows,
  type IndexedCollection,
} from '../catalogue/index/catalogue-index';
import { foldedWords } from './typed-words';

/** Maximum number of collections with matching names that are considered. */
const MAX_CANDIDATES = 50;

/**
 * Collections with a listed product in whose name all typed words match prefixes of words: those whose names begin
 * with the typed text first, then shorter names.
 */
export function suggestedCollections(
  index: CatalogueIndex,
  typed: readonly string[],
  isHere: (row: number) => boolean,
  limit: number,
): number[] {
  if (typed.length === 0) return [];
  const [first = ''] = typed;
  return [...index.collections]
    .flatMap(([id, collection]) => {
      const name = nameWords(collection);
      const isMeant = typed.every((word) => name.some((each) => each.startsWith(word)));
      return isMeant ? [{ id, title: collection.title, beginsSo: name[0]?.startsWith(first) === true }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.beginsSo) - Number(a.beginsSo) ||
        a.title.length - b.title.length ||
        (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id - b.id),
    )
    .slice(0, MAX_CANDIDATES)
    .filter(({ id }) => collectionRows(index, id).some(isHere))
    .slice(0, limit)
    .map(({ id }) => id);
}

/** Cache of analysed names: a changed collection is another object. */
const analysed = new WeakMap<IndexedCollection, readonly string[]>();

function nameWords(collection: IndexedCollection): readonly string[] {
  const words = analysed.get(collection) ?? foldedWords(collection.title);
  analysed.set(collection, words);
  return words;
}
